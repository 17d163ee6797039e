import { loadAppCheck } from '#adapters/firebase/identity/app-check.ts';
import { succeed, type Result, fail } from '#domain/shared/result.ts';
import type { Product } from '#core/product/product.ts';
import { composeProduct, type Adapters } from './compose-product.ts';
import { readEnvironment, type Environment } from './environment.ts';

/** The only place that chooses the adapter. The other adapter is never loaded. */
export async function chooseAdapters(environment: Environment): Promise<Result<Adapters>> {
  switch (environment.backend) {
    case 'memory': {
      // Checked again as a constant of the build. So a build for Firebase contains neither the memory adapter nor the
      // seed.
      if (import.meta.env.VITE_BACKEND !== 'memory') throw new Error('This build has no memory backend.');
      const { openMemoryAdapters } = await import('./memory-adapters.ts');
      return succeed(openMemoryAdapters());
    }
    case 'firebase': {
      const { openFirebaseAdapters } = await import('#adapters/firebase/firebase-adapters.ts');
      // Also a constant of the build. So a build without App Check has no code for it.
      const siteKey = import.meta.env.VITE_FIREBASE_APP_CHECK_KEY;
      const loadAttest = siteKey ? (later: boolean) => loadAppCheck(siteKey, later) : null;
      return openFirebaseAdapters(environment.firebase, loadAttest);
    }
    case 'unconfigured':
      return fail({ code: 'auth-not-initialized' });
  }
}

/** The sender's public key. A build without a key has no code for subscriptions. */
const senderKey = import.meta.env.VITE_PUSH_KEY;
const openPush = senderKey
  ? async () => {
      const { createBrowserPushSubscriber } = await import('#adapters/device/browser-push-subscriber.ts');
      return createBrowserPushSubscriber(senderKey);
    }
  : undefined;

/** Ends the task, so that a key does not wait for the next part, which takes some 20 ms on a slow phone. */
const endTask = () => new Promise((resolve) => setTimeout(resolve));

/** The product that the build's variables configure. They are read here, so that no page has to contain them. */
export async function assembleProduct(): Promise<Result<Product>> {
  const ports = await chooseAdapters(readEnvironment(import.meta.env));
  if (!ports.ok) return ports;
  await endTask();
  const product = composeProduct({ ...ports.value, openPush });
  await endTask();
  return succeed(product);
}
