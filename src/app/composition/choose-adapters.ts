import type { AccountPorts } from '#domain/accounts/ports/account-ports.ts';
import { ProductLoadFailure } from '../../core/product/load-or-fail.ts';
import type { Environment } from './environment.ts';

/** The only place that chooses the adapter. The other one is never loaded. */
export async function chooseAdapters(environment: Environment): Promise<AccountPorts> {
  switch (environment.backend) {
    case 'memory': {
      // Checked again as a constant of the build, so that a build for Firebase contains neither this adapter nor the seed.
      if (import.meta.env.VITE_BACKEND !== 'memory') throw new Error('This build has no memory backend.');
      const { openMemoryAdapters } = await import('./memory-adapters.ts');
      return openMemoryAdapters();
    }
    case 'firebase': {
      const firebase = await import('#adapters/firebase/firebase-adapters.ts');
      const { AppCheckUnavailable, createFirebaseAdapters } = firebase;
      return createFirebaseAdapters(environment.firebase).catch((thrown: unknown) => {
        if (thrown instanceof AppCheckUnavailable)
          throw new ProductLoadFailure({ code: 'app-check-unavailable' });
        throw thrown;
      });
    }
    case 'unconfigured': {
      const { createUnconfiguredAdapters } = await import('#adapters/firebase/unconfigured-adapters.ts');
      return createUnconfiguredAdapters();
    }
  }
}
