import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { RetryButton } from '#ui/actions/retry-button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { NotSetUp } from './not-set-up.tsx';

interface DeskFailureProps {
  failure: RideFailure;
  /** A ride under way goes on whether or not another can be booked. */
  isUnderWay: boolean;
  onRetry: () => void;
}

/** Why the page knows no rides, or nothing can be booked. */
export function DeskFailure({ failure, isUnderWay, onRetry }: DeskFailureProps) {
  const { own } = useRidesCopy();
  const textOf = useRideErrorText();
  if (failure.code === 'rides-not-set-up') return isUnderWay ? null : <NotSetUp onRetry={onRetry} />;
  return (
    <ErrorBox text={`${own.failed} ${textOf(failure)}`}>
      <RetryButton onRetry={onRetry} />
    </ErrorBox>
  );
}
