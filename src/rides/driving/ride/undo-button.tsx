import type { RevocableStep } from '#domain/rides/model/ride/ride-steps.ts';
import { Button } from '#ui/actions/button.tsx';
import { useLeaveFocus } from '#ui/actions/use-leave-focus.ts';
import { useSettling } from '#ui/data/use-settling.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { ignoreRepeats } from './set-off-buttons.tsx';

interface UndoButtonProps {
  did: RevocableStep;
  /** Identifies the step. */
  step: string;
  busy?: boolean;
  onUndo: () => void;
}

/** Undoes the driver's last step with one press, without a question. */
export function UndoButton({ did, step, busy = false, onUndo }: UndoButtonProps) {
  const copy = useDrivingCopy().ride;
  // The second press of a double press was meant for the step itself.
  const settling = useSettling<HTMLDivElement>(step);
  const leaving = useLeaveFocus<HTMLDivElement>({ preventScroll: true });
  return (
    <div ref={settling}>
      <div ref={leaving}>
        <Button tone="secondary" busy={busy} onKeyDown={ignoreRepeats} onClick={onUndo}>
          {copy.undo(copy.steps[did])}
        </Button>
      </div>
    </div>
  );
}
