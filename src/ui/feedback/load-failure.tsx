import type { Failure } from '#core/forms/use-submission.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { RetryButton } from '../actions/retry-button.tsx';
import { ErrorBox } from './error-box.tsx';

interface LoadFailureProps<E> {
  /** Says what could not be loaded. */
  what: string;
  /** The failure; `null` renders nothing. */
  error: E | null;
  onRetry: () => void;
}

/** Says which part could not be loaded, and why, with a retry button. The hook returns the texts of the errors. */
export const loadFailureOf = <E,>(useTextOf: () => (error: E) => string) =>
  function FailureOfPart({ what, error, onRetry }: LoadFailureProps<E>) {
    const textOf = useTextOf();
    if (error === null) return null;
    return (
      <ErrorBox text={`${what} ${textOf(error)}`}>
        <RetryButton onRetry={onRetry} />
      </ErrorBox>
    );
  };

export const LoadFailure = loadFailureOf<Failure['error']>(() => useErrorText());
