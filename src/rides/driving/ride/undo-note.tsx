import { TAKE_BACK_SECONDS } from '#domain/rides/model/basics/ride-limits.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { UndoButton } from './undo-button.tsx';
import type { StepUndo } from './use-step-undo.ts';

export function UndoKey({ undo: { ride, did, busy, take } }: { undo: StepUndo }) {
  return <UndoButton did={did} step={`${ride.id} ${ride.rev}`} busy={busy} onUndo={take} />;
}

interface UndoNoteProps {
  undo: StepUndo | null;
  /** Whether the note about the end of the ride has the button. */
  isElsewhere: boolean;
}

/** The button that undoes the last step, over the page, while that is possible. It is announced once. */
export function UndoNote({ undo, isElsewhere }: UndoNoteProps) {
  const copy = useDrivingCopy().ride;
  return (
    <>
      <output className="sr-only">
        {undo !== null && copy.undoNews(copy.steps[undo.did], TAKE_BACK_SECONDS)}
      </output>
      {undo !== null && !isElsewhere && (
        // On a phone the note is no higher than the heading that it covers, so the ride's state is visible.
        <div className="animate-fade self-end rounded-control bg-surface shadow-card">
          <UndoKey undo={undo} />
        </div>
      )}
    </>
  );
}
