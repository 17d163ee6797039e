import { COUNT_LIMIT } from '#domain/accounts/model/limits.ts';
import { useFormat } from '../../../copy/language/use-format.ts';
import { useReviewCopy } from '../../../copy/review.ts';

/** Puts a count into figures, with a plus where counting stopped. */
export function useCountText(): (count: number) => string {
  const copy = useReviewCopy();
  const format = useFormat();
  return (count) => (count >= COUNT_LIMIT ? copy.atLeast(format.number(COUNT_LIMIT)) : format.number(count));
}
