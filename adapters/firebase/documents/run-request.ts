import { FirebaseError } from 'firebase/app';
import { fail, type Result } from '#domain/shared/result.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { attempt } from '../attempt.ts';
import { toDocumentFailure } from './document-failure.ts';

/** How long a request may take, as in the identity SDK on a desktop (spec 9). Firestore's lite SDK sets no limit. */
const REQUEST_TIMEOUT_MS = 30_000;

export interface Tokens {
  renew(): Promise<unknown>;
  /** Why a request had no token, from its error. `null` if the error is not about tokens. */
  failureIn(thrown: unknown): SystemError | null;
}

/** A device whose clock was changed may send an expired token. The server stores nothing then, so a retry is safe. */
async function askAgain<T>(thrown: unknown, action: () => Promise<T>, tokens: Tokens): Promise<T> {
  if (!(thrown instanceof FirebaseError && thrown.code === 'unauthenticated')) throw thrown;
  await tokens.renew();
  return action();
}

/**
 * Runs one request to the document database. If the server refuses the token, runs it again with a new one. Fails with
 * `unavailable` if no answer comes in time. The caller must then find out whether a write was stored.
 */
export async function runRequest<T>(action: () => Promise<T>, tokens: Tokens): Promise<Result<T>> {
  const ask = () => action().catch((thrown: unknown) => askAgain(thrown, action, tokens));
  const toFailure = (thrown: unknown) => tokens.failureIn(thrown) ?? toDocumentFailure(thrown);
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<Result<T>>((resolve) => {
    deadline = setTimeout(() => resolve(fail({ code: 'unavailable' })), REQUEST_TIMEOUT_MS);
  });
  const answer = await Promise.race([attempt(ask, toFailure), silence]);
  clearTimeout(deadline);
  return answer;
}
