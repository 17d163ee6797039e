import type { ErrorCode, ProductError } from '#domain/shared/product-error.ts';

const OF_NAMES: ReadonlySet<ErrorCode> = new Set(['name-required', 'name-too-long', 'name-unusable']);

/** The failure, if another name would solve it; otherwise `null`. */
export function nameProblem(error: ProductError): ProductError | null {
  return OF_NAMES.has(error.code) ? error : null;
}
