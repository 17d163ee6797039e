import { fail, succeed, type Result } from '#domain/shared/result.ts';
import type { Adapters } from './compose-product.ts';
import type { Environment } from './environment.ts';

/** The only place that chooses the adapter. The other one is never loaded. */
export async function chooseAdapters(environment: Environment): Promise<Result<Adapters>> {
  switch (environment.backend) {
    case 'memory': {
      // Checked again as a constant of the build, so that a build for Firebase contains neither the memory adapter nor the
      // seed.
      if (import.meta.env.VITE_BACKEND !== 'memory') throw new Error('This build has no memory backend.');
      const { openMemoryAdapters } = await import('./memory-adapters.ts');
      return succeed(openMemoryAdapters());
    }
    case 'firebase': {
      const { openFirebaseAdapters } = await import('#adapters/firebase/firebase-adapters.ts');
      return openFirebaseAdapters(environment.firebase);
    }
    case 'unconfigured':
      return fail({ code: 'auth-not-initialized' });
  }
}
