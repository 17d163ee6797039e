import { fail, succeed, type Result } from '#domain/shared/result.ts';

/** Runs a call that may throw or reject, and returns its failure as a value. So no exception crosses a port. */
export async function attempt<T, E>(
  action: () => Promise<T>,
  toFailure: (thrown: unknown) => E,
): Promise<Result<T, E>> {
  try {
    return succeed(await action());
  } catch (thrown) {
    return fail(toFailure(thrown));
  }
}
