import { fail, type Result } from '#domain/shared/result.ts';

/**
 * Runs an action that returns expected failures as values. A defect becomes such a value as well, so the person who
 * waits is told and can try again.
 */
export async function catchDefect<R>(run: () => Promise<R>): Promise<R | Result<never>> {
  try {
    return await run();
  } catch (thrown) {
    return fail({ code: 'unexpected', message: String(thrown) });
  }
}
