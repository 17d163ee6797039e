import { useUiCopy } from '#words/ui-copy.ts';
import { Button } from './button.tsx';
import { useLeaveFocus } from './use-leave-focus.ts';

/** Retries, beside the text of the failure. When both disappear, a heading gets the focus. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { retry } = useUiCopy();
  const button = useLeaveFocus<HTMLButtonElement>();
  return (
    <Button ref={button} tone="secondary" size="small" onClick={onRetry}>
      {retry}
    </Button>
  );
}
