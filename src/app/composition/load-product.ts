import { fail } from '#domain/shared/result.ts';
import { loadChunk } from '#core/product/load-chunk.ts';
import type { LoadProduct } from '#core/product/product.ts';
import { preconnect } from './preconnect.ts';

/**
 * Loads the container, the services and one adapter. None of it is in the page's first script, so that the form never
 * waits for InversifyJS and the SDK.
 */
export const loadProduct: LoadProduct = async () => {
  preconnect();
  try {
    // Includes everything that it loads in turn, so that the whole load has a time limit.
    return await loadChunk(async () => {
      const { assembleProduct } = await import('./assemble-product.ts');
      return assembleProduct();
    });
  } catch {
    // A part did not arrive.
    return fail({ code: 'network' });
  }
};
