import { useEffect } from 'react';
import { useReviewCopy } from '../review-copy.ts';
import type { Queue } from './use-queue.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';

interface QueueFailureProps {
  queue: Queue;
  /** The page that the address names. */
  wanted: number;
  /** The page that is shown. */
  shown: number;
  /** Called when another try begins: focus moves to the top of the page. */
  onRetry: () => void;
}

/** Why a page is not shown, above the accounts that still are. */
export function QueueFailure({ queue, wanted, shown, onRetry }: QueueFailureProps) {
  const copy = useReviewCopy();
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
  return <LoadFailure what={failed} error={list.error} onRetry={retry} />;
}
