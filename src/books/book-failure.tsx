import type { BookError } from '#domain/books/model/fares/book-error.ts';
import { RetryButton } from '#ui/actions/retry-button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { useBookErrorText } from './use-book-error-text.ts';

interface BookFailureProps {
  /** Says what could not be loaded. */
  what: string;
  /** `null` renders nothing. */
  error: BookError | null;
  onRetry: () => void;
}

/** Says which part of the books could not be loaded and why, with a retry button. */
export function BookFailure({ what, error, onRetry }: BookFailureProps) {
  const textOf = useBookErrorText();
  if (error === null) return null;
  return (
    <ErrorBox text={`${what} ${textOf(error)}`}>
      <RetryButton onRetry={onRetry} />
    </ErrorBox>
  );
}
