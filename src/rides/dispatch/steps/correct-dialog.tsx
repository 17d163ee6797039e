import { useRef, useState } from 'react';
import { parseCorrection } from '#domain/rides/model/booking/note.ts';
import { OUTCOMES } from '#domain/rides/model/ride/ride-steps.ts';
import { fail } from '#domain/shared/result.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDispatchStepsCopy } from '../dispatch-steps-copy.ts';
import { useStepDialogsCopy } from './step-dialogs-copy.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { NoteField } from '../../shared/trip/note-field.tsx';
import { RideFormDialog } from '../../shared/ride-form-dialog.tsx';
import type { Asked } from './asked.ts';
import { useAskedStep } from './use-asked-step.tsx';

/** Asks how a ride really ended, and how that is known (rides R29). */
export function CorrectDialog({ asked }: { asked: Asked<'correct'> }) {
  const copy = useStepDialogsCopy().correct;
  const { of } = useDispatchStepsCopy();
  const { states } = useRidesCopy();
  const { takeStep } = useRides();
  const first = useRef<HTMLInputElement>(null);
  const step = useAskedStep(asked, ['note']);
  const { ride, name, draft } = asked;
  const { choice = null, note: text = '' } = draft.entered;
  const [isMissing, setMissing] = useState(false);
  // Meanwhile somebody else may have corrected it to the chosen outcome.
  const outcomes = OUTCOMES.filter((outcome) => outcome !== ride.state);
  const to = outcomes.find((outcome) => outcome === choice) ?? null;

  const send = () => {
    setMissing(to === null);
    if (to === null) return first.current?.focus();
    const parsed = parseCorrection(text);
    void step.send(parsed.ok ? parsed : fail([parsed.error]), (sound) =>
      takeStep(ride, { did: 'correct', to, note: sound }),
    );
  };
  return (
    <RideFormDialog
      {...step.dialog}
      title={of.correct(name)}
      description={<p>{copy.text}</p>}
      labels={copy}
      onSubmit={send}
    >
      <RadioGroup
        ref={first}
        label={copy.outcome}
        options={outcomes.map((value) => ({ value, label: states[value] }))}
        value={to}
        onChange={(outcome) => draft.enter({ choice: outcome })}
        readOnly={step.busy}
        error={isMissing && to === null ? copy.outcomeMissing : undefined}
      />
      <NoteField
        {...step.field('note')}
        label={copy.note}
        value={text}
        onText={(typed) => draft.enter({ note: typed })}
      />
    </RideFormDialog>
  );
}
