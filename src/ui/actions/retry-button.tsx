import { useUiCopy } from '#words/ui-copy.ts';
import { Button } from './button.tsx';
import { useLeaveFocus } from './use-leave-focus.ts';

/** Retries, beside the text of the failure. It disappears with that text, at the press or at the answer; a heading then gets its focus. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { retry } = useUiCopy();
  const button = useLeaveFocus<HTMLButtonElement>();
  return (
    <Button ref={button} tone="secondary" size="small" onClick={onRetry}>
      {retry}
    </Button>
  );
}
