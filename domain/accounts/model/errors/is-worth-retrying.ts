import type { AccountFailure } from './account-error.ts';
import { accountMeaning } from './account-meaning.ts';

/** Whether a failure of a decision is not final. Also true for refusals, which end the session, and for defects. */
export function isWorthRetrying(error: AccountFailure): boolean {
  return accountMeaning(error).kind !== 'final';
}
