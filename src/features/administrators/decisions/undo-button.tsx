import type { Ref } from 'react';
import { useDecisionCopy } from '../../../copy/decisions.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { Undo } from './use-undo.ts';

interface UndoButtonProps {
  undo: Undo;
  ref?: Ref<HTMLButtonElement>;
}

/** Undoes the last decision that can be undone. */
export function UndoButton({ undo, ...rest }: UndoButtonProps) {
  const copy = useDecisionCopy();
  return (
    <Button
      {...rest}
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
