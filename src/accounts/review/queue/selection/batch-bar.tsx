import { useReviewCopy } from '../../review-copy.ts';
import { useUiCopy } from '#words/ui-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import type { Batch } from './batch.ts';

interface BatchBarProps {
  batch: Batch;
  onRetry: () => void;
  onDismiss: () => void;
}

/** The progress of a batch; once it is done, the number of failed decisions. */
export function BatchBar({ batch, onRetry, onDismiss }: BatchBarProps) {
  const copy = useReviewCopy();
  const { dismiss } = useUiCopy();
  const { done, total, failed, retriable } = batch;
  if (done < total) {
    return (
      <div className="p-4">
        <label className="grid gap-1.5 text-sm font-semibold">
          {copy.progress(done, total)}
          <progress
            value={done}
            max={total}
            className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[inline-size]"
          />
        </label>
      </div>
    );
  }
  return (
    <div className="p-2">
      <ErrorBox text={copy.someFailed(failed, total)}>
        {retriable.length > 0 && (
          <Button tone="secondary" size="small" onClick={onRetry}>
            {copy.retryFailed}
          </Button>
        )}
        <Button tone="secondary" size="small" onClick={onDismiss}>
          {dismiss}
        </Button>
      </ErrorBox>
    </div>
  );
}
