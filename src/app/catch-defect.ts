import type { ProductError } from '#domain/errors/product-error.ts';

interface Defect {
  readonly ok: false;
  readonly error: ProductError;
}

/**
 * Runs what answers with a value for every expected failure, and makes such a value of a defect too: whoever is
 * waiting for the answer is then told, and can try again.
 */
export async function catchDefect<R>(run: () => Promise<R>): Promise<R | Defect> {
  try {
    return await run();
  } catch (thrown) {
    return { ok: false, error: { code: 'unexpected', message: String(thrown) } };
  }
}
