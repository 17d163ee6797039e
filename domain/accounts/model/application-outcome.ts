import type { AccountFailure, AccountResult } from './errors/account-error.ts';
import { accountMeaning } from './errors/account-meaning.ts';

/** The outcome of an application: approved, or the reason why not. */
export type ApplicationOutcome =
  | { readonly approved: true }
  | { readonly approved: false; readonly error: AccountFailure };

/**
 * What the gate's answer says about an application: its outcome, which is final; `pending` while it has no outcome, and
 * `unanswered` if the server was not reached, so that it may have one.
 */
export function outcomeIn(answer: AccountResult<void>): ApplicationOutcome | 'pending' | 'unanswered' {
  if (answer.ok) return { approved: true };
  const { error } = answer;
  if (accountMeaning(error).kind === 'transient') return 'unanswered';
  return error.code === 'pending' ? 'pending' : { approved: false, error };
}
