import { COUNT_LIMIT } from '#domain/accounts/model/limits.ts';
import { useFormat } from '#words/use-format.ts';
import { useReviewCopy } from '../review-copy.ts';

/** Formats a count, with a plus if counting stopped there. */
export function useCountText(): (count: number) => string {
  const copy = useReviewCopy();
  const format = useFormat();
  return (count) => (count >= COUNT_LIMIT ? copy.atLeast(format.number(COUNT_LIMIT)) : format.number(count));
}
