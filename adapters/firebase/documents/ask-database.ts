import { fail, type Result } from '#domain/shared/result.ts';
import { attempt } from '../attempt.ts';
import { toDocumentFailure } from './document-failure.ts';

/** As long as the identity SDK waits on a desktop (spec 9); Firestore's lite SDK has no time-out of its own. */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Runs one request to the document database. Fails with `unavailable` if no answer comes in time; the caller must then
 * find out whether a write took effect.
 */
export async function askDatabase<T>(action: () => Promise<T>): Promise<Result<T>> {
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<Result<T>>((resolve) => {
    deadline = setTimeout(() => resolve(fail({ code: 'unavailable' })), REQUEST_TIMEOUT_MS);
  });
  const answer = await Promise.race([attempt(action, toDocumentFailure), silence]);
  clearTimeout(deadline);
  return answer;
}
