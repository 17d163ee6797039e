import { useSyncExternalStore } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { useCopy } from '../copy/use-copy.ts';
import { Button } from '../ui/button.tsx';
import type { TakeOver } from './take-over.ts';

const onServer = () => null;

/** Reports that the next page could not be loaded. The current page stays, with everything typed in it. */
export function LoadFailureNotice({ takeOver }: { takeOver: TakeOver }) {
  const copy = useCopy(uiCopy);
  const retry = useSyncExternalStore(takeOver.subscribe, takeOver.failure, onServer);
  if (retry === null) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-3 bottom-3 z-50 mx-auto grid max-w-lg animate-rise gap-3 rounded-control border border-danger-line bg-danger-soft p-4 text-danger-ink shadow-card"
    >
      <p>{copy.notArrived}</p>
      <Button tone="secondary" size="small" onClick={retry}>
        {copy.retry}
      </Button>
    </div>
  );
}
