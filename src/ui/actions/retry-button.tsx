import { useUiCopy } from '../../copy/ui.ts';
import { Button } from './button.tsx';

/** Another try, beside what says why the last one failed. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { retry } = useUiCopy();
  return (
    <Button tone="secondary" size="small" onClick={onRetry}>
      {retry}
    </Button>
  );
}
