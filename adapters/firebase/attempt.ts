import type { ProductError } from '#domain/shared/product-error.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';

/** Runs a call that may throw or reject and returns its failure as a value, so that no exception crosses a port. */
export async function attempt<T>(
  action: () => Promise<T>,
  toFailure: (thrown: unknown) => ProductError,
): Promise<Result<T>> {
  try {
    return succeed(await action());
  } catch (thrown) {
    return fail(toFailure(thrown));
  }
}
