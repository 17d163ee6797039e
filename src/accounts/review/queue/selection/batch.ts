import type { User } from '#domain/accounts/model/user.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import { isWorthRetrying } from '../../decisions/use-decide.ts';

/** Progress of several decisions; `retriable` are the failed ones that may succeed on a retry. */
export interface Batch {
  readonly intent: Intent;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly retriable: readonly User[];
}

/** The batch after one more answer; `null` at the end, but with failures it stays until it is dismissed. */
export function batchAfter(batch: Batch, user: User, failure: ProductError | null): Batch | null {
  const done = batch.done + 1;
  const failed = batch.failed + (failure === null ? 0 : 1);
  if (done === batch.total && failed === 0) return null;
  const again = failure !== null && isWorthRetrying(failure);
  return { ...batch, done, failed, retriable: again ? [...batch.retriable, user] : batch.retriable };
}
