import type { Review } from '#domain/accounts/model/review.ts';
import { useAccountsCopy } from '../accounts-copy.ts';

/** What a decision did, in the words of an account's history. */
export function useDecisionName(): (review: Review) => string {
  const copy = useAccountsCopy();
  return ({ dismissed, roleChange, from, to }) =>
    dismissed && roleChange === null ? copy.dismissed : copy.changes[`${from}-${to}`];
}
