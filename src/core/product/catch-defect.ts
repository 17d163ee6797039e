import { fail, type Result } from '#domain/shared/result.ts';

/**
 * Runs an action that returns expected failures as values, and turns a defect into such a value as well, so that the
 * waiting person sees it and can try again.
 */
export async function catchDefect<R>(run: () => Promise<R>): Promise<R | Result<never>> {
  try {
    return await run();
  } catch (thrown) {
    return fail({ code: 'unexpected', message: String(thrown) });
  }
}
