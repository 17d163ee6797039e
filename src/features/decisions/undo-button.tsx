import { decisionCopy } from '../../copy/decisions.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import type { Undo } from './use-undo.ts';

/** Undoes the last decision that can be undone. */
export function UndoButton({ undo }: { undo: Undo }) {
  const copy = useCopy(decisionCopy);
  return (
    <Button
      tone="secondary"
      size="small"
      busy={undo.busy}
      busyLabel={copy.undoing}
      onClick={() => void undo.undoLast()}
    >
      {copy.undo}
    </Button>
  );
}
