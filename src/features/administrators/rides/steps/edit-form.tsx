import { useRef, useState } from 'react';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { parseTripChange, type TripChangeForm } from '#domain/rides/model/booking/trip.ts';
import { LONGEST_NOTE, MOST_PEOPLE } from '#domain/rides/model/limits.ts';
import { useRides } from '../../../../core/rides/use-rides.ts';
import { useStepDialogsCopy } from '../../../../copy/rides/step-dialogs.ts';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { NeedsChoice } from '../../../../ui/rides/needs-choice.tsx';
import { RideFormDialog } from '../../../../ui/rides/ride-form-dialog.tsx';
import type { Asked } from './asked.ts';
import { stepDialogProps } from './step-dialog-props.tsx';
import { useAskedStep } from './use-asked-step.ts';

interface EditFormProps {
  asked: Asked<'edit'>;
  /** As they were when the dialog was opened. */
  details: RideDetails;
}

/** Changes where a ride goes, for how many, with what. */
export function EditForm({ asked, details }: EditFormProps) {
  const copy = useStepDialogsCopy().edit;
  const { editRide } = useRides();
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const people = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const step = useAskedStep(asked, { from, to, people, note });
  const { ride, name } = asked;
  const [form, setForm] = useState<TripChangeForm>(() => ({
    from: details.from,
    to: details.to,
    people: String(ride.people),
    needs: ride.needs,
    note: details.note,
  }));
  const place = (end: 'from' | 'to') => ({
    ...step.field(end),
    label: copy[end],
    value: form[end].text,
    autoComplete: 'off',
    required: true,
    // Other words mean another place than the one that the device located.
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      setForm({ ...form, [end]: { text: target.value } }),
  });
  return (
    <RideFormDialog
      {...stepDialogProps(asked, step)}
      title={copy.title(name)}
      description={<p>{copy.text}</p>}
      labels={{ close: copy.close, submit: copy.submit, submitting: copy.submitting }}
      onSubmit={() => void step.send(parseTripChange(form), (trip) => editRide(ride, details, trip))}
    >
      <div className="grid grid-cols-1 gap-2">
        <TextField {...place('from')} />
        <TextField {...place('to')} />
        <TextField
          {...step.field('people')}
          label={copy.people}
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_PEOPLE}
          value={form.people}
          onChange={({ target }) => setForm({ ...form, people: target.value })}
        />
        <NeedsChoice
          label={copy.needs}
          needs={form.needs}
          onNeeds={(needs) => setForm({ ...form, needs })}
          busy={step.busy}
        />
        <TextAreaField
          {...step.field('note')}
          label={copy.note}
          rows={2}
          value={form.note}
          onChange={({ target }) => setForm({ ...form, note: target.value })}
          aside={
            <span className="text-ink-soft">
              {form.note.trim().length} / {LONGEST_NOTE}
            </span>
          }
        />
      </div>
    </RideFormDialog>
  );
}
