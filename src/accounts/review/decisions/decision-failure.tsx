import { isWorthRetrying } from '#domain/accounts/model/errors/is-worth-retrying.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { RetryButton } from '#ui/actions/retry-button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Activity } from './activities-reducer.ts';

interface DecisionFailureProps {
  failure: Extract<Activity, { state: 'failed' }>;
  onRetry: () => void;
}

/** Why a decision failed, with a button to retry if a retry may help. */
export function DecisionFailure({ failure, onRetry }: DecisionFailureProps) {
  const textOf = useErrorText();
  return (
    <div
      data-failure=""
      className="mt-2 flex w-fit flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control border border-danger-line bg-danger-soft p-3 text-left text-sm font-medium text-danger-ink"
    >
      <p className="flex max-w-full gap-2">
        <Icon name="alert" />
        <span className="min-w-0 wrap-anywhere">{textOf(failure.error)}</span>
      </p>
      {isWorthRetrying(failure.error) && <RetryButton onRetry={onRetry} />}
    </div>
  );
}
