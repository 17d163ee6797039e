import type { Failure } from '#core/forms/use-submission.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { RetryButton } from '../actions/retry-button.tsx';
import { ErrorBox } from './error-box.tsx';

interface LoadFailureProps {
  /** Says what could not be loaded. */
  what: string;
  /** The failure; `null` renders nothing. */
  error: Failure['error'] | null;
  onRetry: () => void;
}

/** Says which part could not be loaded and why, with a retry button. */
export function LoadFailure({ what, error, onRetry }: LoadFailureProps) {
  const textOf = useErrorText();
  if (error === null) return null;
  return (
    <ErrorBox text={`${what} ${textOf(error)}`}>
      <RetryButton onRetry={onRetry} />
    </ErrorBox>
  );
}
