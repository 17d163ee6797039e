import { useId, type ReactNode, type SubmitEvent } from 'react';
import { useRidesCopy } from './rides-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import type { ButtonTone } from '#ui/actions/button-classes.ts';
import { DialogActions, Dialog } from '#ui/feedback/dialog.tsx';
import type { DialogDraft } from './use-dialog-draft.ts';

interface RideFormDialogProps {
  title: string;
  description: ReactNode;
  /** The labels of its buttons; `submitting` replaces `submit` while it is busy. */
  labels: { readonly close: string; readonly submit: string; readonly submitting: string };
  tone?: ButtonTone | undefined;
  busy: boolean;
  /** What others did meanwhile. */
  news?: ReactNode;
  /** What went wrong, at the button that was pressed. The dialog stays open, with everything that was typed. */
  failure: ReactNode;
  /** Why it cannot be submitted now; `null` if it can. */
  refusal?: string | null;
  /** Nothing can be filled in yet, so that its first control is the one that closes it. */
  readFirst?: boolean;
  /** Where the entries are kept if somebody leaves the dialog without submitting or discarding them. */
  draft?: DialogDraft;
  onSubmit: () => void;
  /** Not called while it is busy. */
  onClose: () => void;
  children?: ReactNode;
}

/** A form or a question in a dialog, about a ride, a car or a driver’s duty. */
export function RideFormDialog(props: RideFormDialogProps) {
  const {
    title,
    description,
    labels,
    tone,
    busy,
    news,
    failure,
    refusal = null,
    readFirst = false,
    draft,
    onSubmit,
    onClose,
    children,
  } = props;
  const { continued } = useRidesCopy();
  const refusalId = useId();
  // A request that is under way cannot be taken back, and its failure is shown here.
  const leave = () => {
    if (!busy) onClose();
  };
  const discard = () => {
    if (!busy) draft?.forget();
    leave();
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
      readFirst={readFirst}
    >
      <form noValidate method="post" onSubmit={send} className="flex flex-col gap-4">
        {news}
        {children}
        {failure}
        {/* Announced when it appears, and read again with the button. */}
        <output id={refusalId} className="text-sm font-medium empty:hidden">
          {refusal}
        </output>
        <DialogActions>
          <Button tone="secondary" aria-disabled={busy} onClick={discard}>
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
