import { fail } from '#domain/shared/result.ts';
import { loadChunk } from '#core/product/load-chunk.ts';
import type { LoadProduct } from '#core/product/product.ts';

/** The hosts of the email check and of a sign-in, in the order of their requests. */
const HOSTS = ['https://firestore.googleapis.com', 'https://identitytoolkit.googleapis.com'];

/** Opens connections to the hosts while the SDK loads, so that the first request need not wait for its connection. */
function preconnect(): void {
  const { VITE_FIREBASE_PROJECT_ID, VITE_AUTH_EMULATOR_URL, VITE_BACKEND } = import.meta.env;
  if (!VITE_FIREBASE_PROJECT_ID || VITE_AUTH_EMULATOR_URL || VITE_BACKEND === 'memory') return;
  for (const host of HOSTS) {
    const link = document.createElement('link');
    link.rel = 'preconnect';
    link.crossOrigin = 'anonymous';
    link.href = host;
    document.head.append(link);
  }
}

/**
 * Loads what the page's first script does not contain: the container, the services of `Product.accounts`, and their
 * adapters for one backend. Fails with `network` if a part does not load or throws, or like `assembleProduct`.
 */
export const loadProduct: LoadProduct = async () => {
  preconnect();
  try {
    // One time limit covers all nested loads.
    return await loadChunk(async () => {
      const { assembleProduct } = await import('./assemble-product.ts');
      return assembleProduct();
    });
  } catch {
    return fail({ code: 'network' });
  }
};
