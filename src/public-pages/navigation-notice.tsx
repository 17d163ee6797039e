import { useSyncExternalStore } from 'react';
import { useUiCopy } from '#words/ui-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import type { TakeOver } from './take-over.ts';

const onServer = () => null;

/** Shows that the next page is slow or could not be loaded. The current page stays, with its input. */
export function NavigationNotice({ takeOver }: { takeOver: TakeOver }) {
  const copy = useUiCopy();
  const delay = useSyncExternalStore(takeOver.subscribe, takeOver.delay, onServer);
  const slow = delay?.state === 'slow';
  return (
    // Screen readers need the region to exist before its text.
    <div aria-live="polite" className="fixed inset-x-3 bottom-3 z-50 mx-auto max-w-lg">
      {delay !== null && (
        <div
          className={`grid animate-rise gap-3 rounded-control border p-4 shadow-card ${slow ? 'border-line bg-surface' : 'border-danger-line bg-danger-soft text-danger-ink'}`}
        >
          <p>{slow ? copy.loading : `${copy.notLoaded} ${copy.checkConnection}`}</p>
          {/* The button stays during a slow retry, and keeps the focus. */}
          {delay.retry !== null && (
            <Button tone="secondary" size="small" busy={slow} onClick={delay.retry}>
              {copy.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
