import type { AccountFailure } from './account-error.ts';
import { accountMeaning } from './account-meaning.ts';

/** Whether a retry of the same decision may succeed. */
export function isWorthRetrying(error: AccountFailure): boolean {
  return accountMeaning(error).kind !== 'final';
}
