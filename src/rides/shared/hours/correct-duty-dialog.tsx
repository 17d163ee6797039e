import { useState } from 'react';
import type { RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import { instantTyped, parseDutyTimes } from '#domain/rides/model/firm/duty-times.ts';
import type { DutyTimes, WorkedDuty } from '#domain/rides/model/firm/worked-duty.ts';
import { wallTimeAt } from '#domain/shared/time/wall-time.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { useForm } from '#core/forms/use-form.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { RideFormDialog } from '../ride-form-dialog.tsx';
import { useRideErrorText } from '../use-ride-error-text.ts';
import { useRides } from '../use-rides.ts';
import { WallTimeField } from '../wall-time-field.tsx';
import { useHoursCopy } from './hours-copy.ts';

export type CorrectDuty = (duty: WorkedDuty, times: DutyTimes) => Promise<RideResult<void>>;

interface CorrectDutyDialogProps {
  duty: WorkedDuty;
  time: ServiceTime;
  correct: CorrectDuty;
  onCorrected: () => void;
  onClose: () => void;
}

/** Corrects when a duty began and ended, and asks why. */
export function CorrectDutyDialog({ duty, time, correct, onCorrected, onClose }: CorrectDutyDialogProps) {
  const { form: copy, duties } = useHoursCopy();
  const { serverTime } = useRides();
  const toast = useToast();
  const textOf = useRideErrorText(time.dateTime);
  const form = useForm(['time', 'note'], { fieldOf: rideField, textOf });
  const { timeZone } = time;
  const [begin, setBegin] = useState(() => wallTimeAt(duty.since, timeZone));
  const [end, setEnd] = useState(() => wallTimeAt(duty.until, timeZone));
  const [why, setWhy] = useState('');
  const known = [duty.since, duty.until];
  const since = instantTyped(begin, timeZone, known);
  const until = instantTyped(end, timeZone, known.toReversed());
  const isSame = since?.getTime() === duty.since.getTime() && until?.getTime() === duty.until.getTime();

  const save = async () => {
    const now = serverTime();
    if (since === null || until === null) {
      const from = new Date(duty.shiftSince.getTime() - DAY_MS);
      form.refuses([{ code: 'shift-times-unusable', from, until: now }]);
      return;
    }
    const parsed = parseDutyTimes(duty, { since, until, why }, now);
    if (form.refuses([parsed.ok ? null : parsed.error])) return;
    const sent = await form.submit(() => correct(duty, { since, until, why }));
    if (sent?.ok !== true) return;
    onClose();
    onCorrected();
    toast({ tone: 'success', ...copy.saved });
  };
  return (
    <RideFormDialog
      title={copy.title}
      description={
        <>
          <p>{`${duties[duty.duty]}, ${time.dateTime(duty.since)} – ${time.dateTime(duty.until)}`}</p>
          <p>{copy.text}</p>
        </>
      }
      labels={copy.labels}
      busy={form.busy}
      failure={
        form.failure !== null && (
          <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
        )
      }
      refusal={isSame ? copy.unchanged : null}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <WallTimeField label={copy.begin} value={begin} onType={setBegin} field={form.field('time')} />
      <WallTimeField
        label={copy.end}
        value={end}
        onType={setEnd}
        field={{ ...form.field('time'), ref: () => {}, error: undefined }}
      />
      <TextAreaField
        {...form.field('note')}
        label={copy.why}
        hint={copy.whyHint}
        required
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
    </RideFormDialog>
  );
}
