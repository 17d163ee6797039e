import { useId, type ReactNode, type SubmitEvent } from 'react';
import { useRidesCopy } from '../../copy/rides/rides.ts';
import { Button } from '../actions/button.tsx';
import type { ButtonTone } from '../actions/button-classes.ts';
import { DialogActions } from '../feedback/dialog-actions.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import type { DialogDraft } from './use-dialog-draft.ts';

interface RideFormDialogProps {
  title: string;
  description: ReactNode;
  /** The labels of its buttons, and of the one that submits while it is busy. */
  labels: { readonly close: string; readonly submit: string; readonly submitting: string };
  tone?: ButtonTone | undefined;
  busy: boolean;
  /** What went wrong or happened meanwhile; the dialog stays open, with what was typed. */
  failure: ReactNode;
  /** Why nothing can be submitted now; `null` if nothing is in the way. */
  refusal?: string | null;
  /** Where something is entered: it outlives a dialog that was merely left. */
  draft?: DialogDraft;
  onSubmit: () => void;
  /** Not called while it is busy. */
  onClose: () => void;
  children?: ReactNode;
}

/** A form in a dialog, or a mere question: about a ride, a car of the fleet or a driver’s duty. */
export function RideFormDialog(props: RideFormDialogProps) {
  const {
    title,
    description,
    labels,
    tone,
    busy,
    failure,
    refusal = null,
    draft,
    onSubmit,
    onClose,
    children,
  } = props;
  const { continued } = useRidesCopy();
  const refusalId = useId();
  // What is sent can no longer be taken back, and a failure of it is told here.
  const close = () => {
    if (!busy) onClose();
  };
  const leave = () => {
    if (!busy) draft?.keep();
    close();
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy && refusal === null) onSubmit();
  };
  return (
    <Dialog
      title={title}
      description={
        <>
          {description}
          {draft?.isContinued === true && <p>{continued}</p>}
        </>
      }
      onClose={leave}
    >
      <form noValidate method="post" onSubmit={send} className="grid grid-cols-1 gap-4">
        {failure}
        {children}
        {/* Said when it comes, and again at the button. */}
        <output id={refusalId} className="text-sm font-medium empty:hidden">
          {refusal}
        </output>
        <DialogActions>
          <Button tone="secondary" aria-disabled={busy} onClick={close}>
            {labels.close}
          </Button>
          <Button
            type="submit"
            tone={tone}
            busy={busy}
            busyLabel={labels.submitting}
            aria-disabled={busy || refusal !== null}
            aria-describedby={refusal === null ? undefined : refusalId}
          >
            {labels.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
