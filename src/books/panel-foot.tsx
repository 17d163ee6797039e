import type { Failure } from '#core/forms/use-submission.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/feedback/dialog.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';

interface PanelFootProps<E> {
  labels: { readonly cancel: string; readonly save: string; readonly saving: string };
  busy: boolean;
  failure: Failure<E> | null;
  textOf: (error: E) => string;
  /** Called only while no request is under way. */
  onCancel: () => void;
}

/** The failure and the buttons of a form in a panel or a dialog of the books. */
export function PanelFoot<E>({ labels, busy, failure, textOf, onCancel }: PanelFootProps<E>) {
  return (
    <>
      {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
      <DialogActions>
        <Button tone="secondary" aria-disabled={busy} onClick={onCancel}>
          {labels.cancel}
        </Button>
        <Button type="submit" busy={busy} busyLabel={labels.saving}>
          {labels.save}
        </Button>
      </DialogActions>
    </>
  );
}
