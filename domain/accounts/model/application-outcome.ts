import type { AccountFailure, AccountResult } from './errors/account-error.ts';
import { accountMeaning } from './errors/account-meaning.ts';

/** The outcome of an application: approved, or the reason why not. */
export type ApplicationOutcome =
  | { readonly approved: true }
  | { readonly approved: false; readonly error: AccountFailure };

/**
 * What an answer of the gate says of an application: its outcome, which is final; `pending` while there is none, and
 * `unanswered` if the server was not reached, so that there may be one.
 */
export function outcomeIn(answer: AccountResult<void>): ApplicationOutcome | 'pending' | 'unanswered' {
  if (answer.ok) return { approved: true };
  const { error } = answer;
  if (accountMeaning(error).kind === 'transient') return 'unanswered';
  return error.code === 'pending' ? 'pending' : { approved: false, error };
}
