import type { ProductError } from '#domain/shared/product-error.ts';

interface Defect {
  readonly ok: false;
  readonly error: ProductError;
}

/**
 * Runs an action that returns expected failures as values, and turns a defect into such a value too, so that the person
 * waiting sees it and can try again.
 */
export async function catchDefect<R>(run: () => Promise<R>): Promise<R | Defect> {
  try {
    return await run();
  } catch (thrown) {
    return { ok: false, error: { code: 'unexpected', message: String(thrown) } };
  }
}
