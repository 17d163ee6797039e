import { loadAppCheck } from '#adapters/firebase/identity/app-check.ts';
import { succeed, type Result, fail } from '#domain/shared/result.ts';
import type { Product } from '#core/product/product.ts';
import { composeProduct, type Adapters } from './compose-product.ts';
import { readEnvironment, type Environment } from './environment.ts';

/** Opens the adapters of `environment`. Fails with `auth-not-initialized` if there are none, or like the adapters. */
export async function chooseAdapters(environment: Environment): Promise<Result<Adapters>> {
  switch (environment.backend) {
    case 'memory': {
      // The build knows this value, so a build for Firebase contains neither the memory adapters nor the seed.
      if (import.meta.env.VITE_BACKEND !== 'memory') throw new Error('This build has no memory backend.');
      const { openMemoryAdapters } = await import('./memory-adapters.ts');
      return succeed(openMemoryAdapters());
    }
    case 'firebase': {
      const { openFirebaseAdapters } = await import('#adapters/firebase/firebase-adapters.ts');
      // The build knows this value, so a build without App Check does not contain the code of App Check.
      const siteKey = import.meta.env.VITE_FIREBASE_APP_CHECK_KEY;
      const loadAttest = siteKey ? (later: boolean) => loadAppCheck(siteKey, later) : null;
      return openFirebaseAdapters(environment.firebase, loadAttest);
    }
    case 'unconfigured':
      return fail({ code: 'auth-not-initialized' });
  }
}

/** The public key of the sender of notices. A build without this key has no code for subscriptions. */
const senderKey = import.meta.env.VITE_PUSH_KEY;
const openPush = senderKey
  ? async () => {
      const { createBrowserPushSubscriber } = await import('#adapters/device/browser-push-subscriber.ts');
      return createBrowserPushSubscriber(senderKey);
    }
  : undefined;

/** Lets the browser handle a pressed key before the next step. A step takes some 20 ms on a slow phone. */
const endTask = () => new Promise((resolve) => setTimeout(resolve));

/** The product that the build's variables configure. */
export async function assembleProduct(): Promise<Result<Product>> {
  const ports = await chooseAdapters(readEnvironment(import.meta.env));
  if (!ports.ok) return ports;
  await endTask();
  const product = composeProduct({ ...ports.value, openPush });
  await endTask();
  return succeed(product);
}
