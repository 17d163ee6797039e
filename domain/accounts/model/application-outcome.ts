import type { AccountFailure, AccountResult } from './errors/account-error.ts';
import { accountMeaning } from './errors/account-meaning.ts';

/** How an application ended: with an approval, or with the error that ended the wait. */
export type ApplicationOutcome =
  | { readonly approved: true }
  | { readonly approved: false; readonly error: AccountFailure };

/**
 * Reads from an answer of `EmailCheck.watch` how an application ended. Returns `pending` if no one has decided, and
 * `unanswered` after a transient failure.
 */
export function outcomeIn(answer: AccountResult<void>): ApplicationOutcome | 'pending' | 'unanswered' {
  if (answer.ok) return { approved: true };
  const { error } = answer;
  if (accountMeaning(error).kind === 'transient') return 'unanswered';
  return error.code === 'pending' ? 'pending' : { approved: false, error };
}
