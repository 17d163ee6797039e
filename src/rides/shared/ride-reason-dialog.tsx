import { useRef, useState, type ComponentProps } from 'react';
import { parseTripNote } from '#domain/rides/model/basics/trip-note.ts';
import { LONGEST_TRIP_NOTE } from '#domain/rides/model/basics/ride-limits.ts';
import type { Reason } from '#domain/rides/model/basics/reasons.ts';
import type { Reasoned } from '#domain/rides/model/steps/step-batch.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { RideFormDialog } from './ride-form-dialog.tsx';
import { useRidesCopy } from './rides-copy.ts';
import { NoteField } from './trip/trip-fields.tsx';
import type { DialogDraft } from './use-dialog-draft.ts';

type OwnReason = Exclude<Reason, 'other'>;

interface RideReasonDialogProps<Why extends OwnReason> extends Omit<
  ComponentProps<typeof RideFormDialog>,
  'tone' | 'draft' | 'onSubmit' | 'children'
> {
  draft: DialogDraft;
  reasons: readonly (Why | 'other')[];
  texts: Readonly<Record<Why | 'other', string>>;
  onSubmit: (said: Reasoned<Why | 'other'>) => void;
}

/** Asks why a ride is cancelled or given back: a reason from a list. Only `other` has a note (rides R27). */
export function RideReasonDialog<Why extends OwnReason>(props: RideReasonDialogProps<Why>) {
  const { draft, reasons, texts, busy, onSubmit, ...dialog } = props;
  const copy = useRidesCopy();
  const first = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { choice = null, note = '' } = draft.entered;
  const why = reasons.find((reason) => reason === choice) ?? null;
  const [tried, setTried] = useState(false);
  const asksNote = why === 'other';
  const isTooLong = asksNote && !parseTripNote(note).ok;

  const send = () => {
    setTried(true);
    if (why === null) return first.current?.focus();
    if (isTooLong) return field.current?.focus();
    onSubmit(why === 'other' ? { why, note } : { why });
  };
  return (
    <RideFormDialog {...dialog} draft={draft} tone="danger" busy={busy} onSubmit={send}>
      <RadioGroup
        ref={first}
        label={copy.reason}
        options={reasons.map((value) => ({ value, label: texts[value] }))}
        value={why}
        onChange={(chosen) => draft.enter({ choice: chosen })}
        readOnly={busy}
        error={tried && why === null ? copy.reasonMissing : undefined}
      />
      {asksNote && (
        <NoteField
          ref={field}
          label={copy.note}
          hint={copy.noteReaders}
          error={tried && isTooLong ? copy.noteTooLong(note.trim().length - LONGEST_TRIP_NOTE) : undefined}
          value={note}
          readOnly={busy}
          onText={(typed) => draft.enter({ note: typed })}
        />
      )}
    </RideFormDialog>
  );
}
