import { useId, type ComponentProps, type ComponentType, type ReactNode, type SubmitEvent } from 'react';
import { useRidesCopy } from './rides-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import type { ButtonTone } from '#ui/actions/button-classes.ts';
import { DialogActions, Dialog } from '#ui/feedback/dialog.tsx';
import type { DialogDraft } from './use-dialog-draft.ts';

interface RideFormDialogProps {
  title: string;
  description: ReactNode;
  /** The labels of the buttons; `submitting` replaces `submit` while `busy`. */
  labels: { readonly close: string; readonly submit: string; readonly submitting: string };
  tone?: ButtonTone | undefined;
  busy: boolean;
  news?: ReactNode;
  /** The error, shown above the buttons. */
  failure: ReactNode;
  refusal?: string | null;
  /** The frame; by default a dialog over the page. */
  frame?: ComponentType<ComponentProps<typeof Dialog>>;
  /** Whether no field can be filled in yet. The dialog itself then gets the focus. */
  readFirst?: boolean;
  /** The store of unsent entries. The closing button empties it. */
  draft?: Pick<DialogDraft, 'isContinued' | 'forget'>;
  onSubmit: () => void;
  /** Not called while `busy`. */
  onClose: () => void;
  children?: ReactNode;
}

/** A form or a question in a dialog, with one button that closes it and one that submits. */
export function RideFormDialog(props: RideFormDialogProps) {
  const { labels, busy, refusal = null, draft, frame: Frame = Dialog } = props;
  const { continued } = useRidesCopy();
  const refusalId = useId();
  // A request under way cannot be stopped, and its failure is shown here.
  const leave = () => {
    if (!busy) props.onClose();
  };
  const discard = () => {
    if (!busy) draft?.forget();
    leave();
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy && refusal === null) props.onSubmit();
  };
  return (
    <Frame
      title={props.title}
      description={
        <>
          {props.description}
          {draft?.isContinued === true && <p>{continued}</p>}
        </>
      }
      onClose={leave}
      readFirst={props.readFirst ?? false}
    >
      <form noValidate method="post" onSubmit={send} className="flex flex-col gap-4">
        {props.news}
        {props.children}
        {props.failure}
        {/* A screen reader announces the refusal when it appears, and reads it again with the button. */}
        <output id={refusalId} className="text-sm font-medium empty:sr-only">
          {refusal}
        </output>
        <DialogActions>
          <Button tone="secondary" aria-disabled={busy} onClick={discard}>
            {labels.close}
          </Button>
          <Button
            type="submit"
            tone={props.tone}
            busy={busy}
            busyLabel={labels.submitting}
            aria-disabled={busy || refusal !== null}
            aria-describedby={refusal === null ? undefined : refusalId}
          >
            {labels.submit}
          </Button>
        </DialogActions>
      </form>
    </Frame>
  );
}
