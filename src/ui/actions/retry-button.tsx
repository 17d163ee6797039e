import { useUiCopy } from '#words/ui-copy.ts';
import { Button } from './button.tsx';
import { useLeaveFocus } from './use-leave-focus.ts';

/** A button beside the text of a failure. If it is removed while it has the focus, a heading gets the focus. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { retry } = useUiCopy();
  const button = useLeaveFocus<HTMLButtonElement>();
  return (
    <Button ref={button} tone="secondary" size="small" onClick={onRetry}>
      {retry}
    </Button>
  );
}
