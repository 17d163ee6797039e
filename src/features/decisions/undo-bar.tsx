import { useEffect, useEffectEvent } from 'react';
import { decisionCopy } from '../../copy/decisions.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useErrorText } from '../../copy/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAttention } from '../../ui/use-attention.ts';
import { useOutcomeText } from './use-outcome-text.ts';
import type { UndoOffer } from './use-undo.ts';

interface UndoBarProps {
  offer: UndoOffer;
  /** The number of older decisions that can still be undone. */
  more: number;
  busy: boolean;
  onUndo: () => void;
  onHold: () => void;
  onRelease: () => void;
}

/** The last decision with an undo button. Stays while it is hovered or contains focus. */
export function UndoBar({ offer, more, busy, onUndo, onHold, onRelease }: UndoBarProps) {
  const copy = useCopy(decisionCopy);
  const outcomeOf = useOutcomeText();
  const textOf = useErrorText();
  const { decisions, failure } = offer;
  const { attended, handlers } = useAttention();
  const hold = useEffectEvent(() => onHold());
  const release = useEffectEvent(() => onRelease());
  useEffect(() => {
    if (!attended) return undefined;
    hold();
    return () => release();
  }, [attended]);
  return (
    <div
      {...handlers}
      className="flex animate-fade items-center gap-3 py-2 pr-2 pl-3 text-sm *:last:shrink-0 sm:gap-4 sm:pl-4"
    >
      <p className="flex min-w-0 flex-1 gap-2.5">
        <span className={failure === null ? 'text-success-ink' : 'text-danger-ink'}>
          <Icon name={failure === null ? 'check' : 'alert'} />
        </span>
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold">
            {failure === null ? outcomeOf(decisions) : copy.undoFailed(textOf(failure))}
          </span>
          {more > 0 && <span className="text-ink-soft"> {copy.undoMore(more)}</span>}
        </span>
      </p>
      {decisions.length > 0 && (
        <Button tone="secondary" size="small" busy={busy} busyLabel={copy.undoing} onClick={onUndo}>
          {copy.undo}
        </Button>
      )}
    </div>
  );
}
