import { useUiCopy } from '#words/ui-copy.ts';
import { Button } from './button.tsx';
import { useLeaveFocus } from './use-leave-focus.ts';

/**
 * Tries again, beside the text that says why the last try failed. It disappears together with that text, with the press or
 * with the answer; if it has the focus then, a heading gets it.
 */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { retry } = useUiCopy();
  const button = useLeaveFocus<HTMLButtonElement>();
  return (
    <Button ref={button} tone="secondary" size="small" onClick={onRetry}>
      {retry}
    </Button>
  );
}
