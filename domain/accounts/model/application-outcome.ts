import type { AccountFailure, AccountResult } from './errors/account-error.ts';
import { accountMeaning } from './errors/account-meaning.ts';

/** The outcome of an application: an approval, or the reason against one. */
export type ApplicationOutcome =
  | { readonly approved: true }
  | { readonly approved: false; readonly error: AccountFailure };

/**
 * The outcome of an application by the gate's answer. `pending` if there is none yet; `unanswered` if the server has
 * not answered, so there may be one.
 */
export function outcomeIn(answer: AccountResult<void>): ApplicationOutcome | 'pending' | 'unanswered' {
  if (answer.ok) return { approved: true };
  const { error } = answer;
  if (accountMeaning(error).kind === 'transient') return 'unanswered';
  return error.code === 'pending' ? 'pending' : { approved: false, error };
}
