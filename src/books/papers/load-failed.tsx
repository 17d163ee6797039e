import type { BillError } from '#domain/books/services/bill-error.ts';
import { RetryButton } from '#ui/actions/retry-button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { useBillText } from '../bills/use-bill-text.ts';

interface LoadFailedProps {
  /** Says what could not be loaded. */
  what: string;
  /** `null` renders nothing. */
  error: BillError | null;
  onRetry: () => void;
}

/** Says which part of the bills could not be loaded and why, with a retry button. */
export function LoadFailed({ what, error, onRetry }: LoadFailedProps) {
  const textOf = useBillText();
  if (error === null) return null;
  return (
    <ErrorBox text={`${what} ${textOf(error)}`}>
      <RetryButton onRetry={onRetry} />
    </ErrorBox>
  );
}
