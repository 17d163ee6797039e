import type { AccountFailure } from './account-error.ts';
import { accountMeaning } from './account-meaning.ts';

/** Whether another attempt at the decision may succeed, if need be with other input. */
export function isWorthRetrying(error: AccountFailure): boolean {
  return accountMeaning(error).kind !== 'final';
}
