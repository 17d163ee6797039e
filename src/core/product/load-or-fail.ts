import type { ProductError } from '#domain/shared/product-error.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import type { LoadProduct, Product } from './product.ts';

/** What `LoadProduct` rejects with when more is known than that a chunk failed to load. */
export class ProductLoadFailure extends Error {
  readonly reason: ProductError;

  constructor(reason: ProductError) {
    super(`The product cannot be loaded: ${reason.code}`);
    this.reason = reason;
  }
}

function failureOf(thrown: unknown): ProductError {
  // A chunk that failed to load counts as a network error.
  return thrown instanceof ProductLoadFailure ? thrown.reason : { code: 'network' };
}

/** The product, or why there is none. */
export function loadOrFail(load: LoadProduct): Promise<Result<Product>> {
  return load().then(
    (product) => succeed(product),
    (thrown: unknown) => fail(failureOf(thrown)),
  );
}
