import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { parseNote } from '#domain/rides/model/booking/note.ts';
import { LONGEST_NOTE } from '#domain/rides/model/limits.ts';
import type { Reason } from '#domain/rides/model/ride/reasons.ts';
import { useRidesCopy } from '../../copy/rides/rides.ts';
import { Button } from '../actions/button.tsx';
import { DialogActions } from '../feedback/dialog-actions.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import { RadioGroup } from '../fields/radio-group.tsx';
import { TextAreaField } from '../fields/text-area-field.tsx';

interface RideReasonDialogProps<Why extends Reason> {
  title: string;
  /** What follows from it. */
  description: ReactNode;
  reasons: readonly Why[];
  texts: Readonly<Record<Why, string>>;
  /** The labels of its buttons, and of the one that submits while it is busy. */
  labels: { readonly close: string; readonly submit: string; readonly submitting: string };
  busy: boolean;
  /** The box of a failure, which leaves the dialog open with what was typed. */
  failure: ReactNode;
  /** The note is `null` unless the reason is `other`. */
  onSubmit: (why: Why, note: string | null) => void;
  /** Not called while it is busy. */
  onClose: () => void;
}

/** Asks why a ride is cancelled, declined or given back: one of a closed list, and a note only with `other` (rides R27). */
export function RideReasonDialog<Why extends Reason>(props: RideReasonDialogProps<Why>) {
  const { title, description, reasons, texts, labels, busy, failure, onSubmit, onClose } = props;
  const copy = useRidesCopy();
  const first = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [why, setWhy] = useState<Why | null>(null);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const asksNote = why === 'other';
  const isTooLong = asksNote && !parseNote(note).ok;

  // What is sent can no longer be taken back, and a failure of it is told here.
  const close = () => {
    if (!busy) onClose();
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (why === null) return first.current?.focus();
    if (isTooLong) return field.current?.focus();
    onSubmit(why, asksNote ? note : null);
  };
  return (
    <Dialog title={title} description={description} onClose={close}>
      <form noValidate method="post" onSubmit={send} className="grid gap-4">
        {failure}
        <RadioGroup
          ref={first}
          label={copy.reason}
          options={reasons.map((value) => ({ value, label: texts[value] }))}
          value={why}
          onChange={setWhy}
          readOnly={busy}
          error={tried && why === null ? copy.reasonMissing : undefined}
        />
        {asksNote && (
          <TextAreaField
            ref={field}
            label={copy.note}
            error={tried && isTooLong ? copy.noteTooLong(note.trim().length - LONGEST_NOTE) : undefined}
            value={note}
            readOnly={busy}
            onChange={(event) => setNote(event.target.value)}
            aside={
              <span className={isTooLong ? 'font-semibold text-danger-ink' : 'text-ink-soft'}>
                {note.trim().length} / {LONGEST_NOTE}
              </span>
            }
          />
        )}
        <DialogActions>
          <Button tone="secondary" aria-disabled={busy} onClick={close}>
            {labels.close}
          </Button>
          <Button type="submit" tone="danger" busy={busy} busyLabel={labels.submitting}>
            {labels.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
