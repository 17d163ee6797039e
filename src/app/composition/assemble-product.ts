import { loadAppCheck } from '#adapters/firebase/identity/app-check.ts';
import { succeed, type Result, fail } from '#domain/shared/result.ts';
import type { Product } from '#core/product/product.ts';
import { composeProduct, type Adapters } from './compose-product.ts';
import { readEnvironment, type Environment } from './environment.ts';

/** The only place that chooses the adapter. The other one is never loaded. */
export async function chooseAdapters(environment: Environment): Promise<Result<Adapters>> {
  switch (environment.backend) {
    case 'memory': {
      // Checked again as a constant of the build, so that a build for Firebase contains neither the memory adapter nor
      // the seed.
      if (import.meta.env.VITE_BACKEND !== 'memory') throw new Error('This build has no memory backend.');
      const { openMemoryAdapters } = await import('./memory-adapters.ts');
      return succeed(openMemoryAdapters());
    }
    case 'firebase': {
      const { openFirebaseAdapters } = await import('#adapters/firebase/firebase-adapters.ts');
      // A constant of the build again: one without App Check has no code for it.
      const siteKey = import.meta.env.VITE_FIREBASE_APP_CHECK_KEY;
      const loadAttest = siteKey ? (later: boolean) => loadAppCheck(siteKey, later) : null;
      return openFirebaseAdapters(environment.firebase, loadAttest);
    }
    case 'unconfigured':
      return fail({ code: 'auth-not-initialized' });
  }
}

/** The sender's public key. A build without one has no code for subscriptions. */
const senderKey = import.meta.env.VITE_PUSH_KEY;
const openPush = senderKey
  ? async () => {
      const { createBrowserPushSubscriber } = await import('#adapters/device/browser-push-subscriber.ts');
      return createBrowserPushSubscriber(senderKey);
    }
  : undefined;

/** Ends the task, so that a key need not wait for the next piece of work. Each piece takes a slow phone some 20 ms. */
const endTask = () => new Promise((resolve) => setTimeout(resolve));

/** The product as configured by the build's variables. Read here, so that no page has to contain them. */
export async function assembleProduct(): Promise<Result<Product>> {
  const ports = await chooseAdapters(readEnvironment(import.meta.env));
  if (!ports.ok) return ports;
  await endTask();
  const product = composeProduct({ ...ports.value, openPush });
  await endTask();
  return succeed(product);
}
