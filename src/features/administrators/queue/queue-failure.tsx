import { useEffect } from 'react';
import { useReviewCopy } from '../../../copy/review.ts';
import { useErrorText } from '../../../copy/use-error-text.ts';
import { RetryButton } from '../../../ui/actions/retry-button.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';
import type { Queue } from './use-queue.ts';

interface QueueFailureProps {
  queue: Queue;
  /** The page that the address names. */
  wanted: number;
  /** The page that is shown. */
  shown: number;
  /** Another try has begun: focus moves to the beginning of the page. */
  onRetry: () => void;
}

/** Why a page is not shown, above the accounts that still are. */
export function QueueFailure({ queue, wanted, shown, onRetry }: QueueFailureProps) {
  const copy = useReviewCopy();
  const textOf = useErrorText();
  const { list, tell } = queue;
  const hasFailed = list.error !== null;
  useEffect(() => {
    // The rows of the previous search are gone, so the page is shorter.
    if (hasFailed) document.querySelector('main :focus')?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);
  if (list.error === null) return null;
  const retry = () => {
    tell({ type: 'retried' });
    onRetry();
  };
  const failed = wanted === shown ? copy.failed : copy.pageFailed(wanted);
  return (
    <ErrorBox text={`${failed} ${textOf(list.error)}`}>
      <RetryButton onRetry={retry} />
    </ErrorBox>
  );
}
