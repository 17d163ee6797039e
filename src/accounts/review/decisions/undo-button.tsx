import { useDecisionCopy } from '#words/decisions-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import type { Undo } from './use-undo.ts';

export function UndoButton({ undo }: { undo: Undo }) {
  const copy = useDecisionCopy();
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
