import type { AccountFailure } from './account-error.ts';
import { accountMeaning } from './account-meaning.ts';

/** Whether the same decision may succeed on a retry. */
export function isWorthRetrying(error: AccountFailure): boolean {
  return accountMeaning(error).kind !== 'final';
}
