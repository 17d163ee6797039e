import { useDecisionCopy } from '#words/decisions-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import type { Undo } from './use-undo.ts';

/**
 * Undoes the last decision while that is possible. A bar at the lower edge of the nearest positioned element shows the
 * remaining time. It is full while the time is paused. Screen readers read the time in the decision's announcement.
 */
export function UndoButton({ undo }: { undo: Undo }) {
  const copy = useDecisionCopy();
  const { offers, runningSince, busy } = undo;
  const last = offers.at(-1);
  if (last === undefined) return null;
  return (
    <>
      {last.decisions.length > 0 && (
        <Button
          tone="secondary"
          size="small"
          busy={busy}
          busyLabel={copy.undoing}
          onClick={() => void undo.undoLast()}
        >
          {copy.undo}
        </Button>
      )}
      <span
        key={`${last.number} ${runningSince}`}
        aria-hidden="true"
        className={`absolute inset-x-0 bottom-0 h-0.5 origin-left bg-accent ${runningSince === null ? '' : 'animate-drain'}`}
      />
    </>
  );
}
