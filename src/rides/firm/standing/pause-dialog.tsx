import { useRef, useState } from 'react';
import type { RideFailure, RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import { endedAfter } from '#domain/rides/model/standing/ended-after.ts';
import type { OrderPlan } from '#domain/rides/model/standing/order-plan.ts';
import { parsePause } from '#domain/rides/model/standing/parse-pause.ts';
import { PAUSE_REASONS } from '#domain/rides/model/standing/pause.ts';
import type { StandingOrder } from '#domain/rides/model/standing/standing-order.ts';
import { isDay } from '#domain/shared/time/day.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import { useForm } from '#core/forms/use-form.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { ComingDayField } from '#ui/fields/coming-day-field.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { Select } from '#ui/fields/select.tsx';
import { RideFormDialog } from '../../shared/ride-form-dialog.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useStandingCopy } from './standing-copy.ts';

interface PauseDialogProps {
  order: StandingOrder;
  act: 'pause' | 'end';
  today: Day;
  onPlan: (plan: OrderPlan) => Promise<RideResult<void>>;
  onClose: () => void;
}

/** The fields of each action. An error of another field is shown at the button. */
const FIELDS = { pause: ['first', 'last'], end: ['last'] } as const;

export function PauseDialog({ order, act, today, onPlan, onClose }: PauseDialogProps) {
  const copy = useStandingCopy();
  const { reasonMissing } = useRidesCopy();
  const textOf = useRideErrorText();
  const { plan } = order;
  const [days, setDays] = useState({ first: today, last: today });
  const [reason, setReason] = useState('');
  const { busy, failure, field, refuses, submit } = useForm<'first' | 'last', RideFailure>(FIELDS[act], {
    fieldOf: rideField,
    textOf,
  });
  const why = PAUSE_REASONS.find((each) => each === reason);
  const select = useRef<HTMLSelectElement>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const save = () => {
    if (act === 'end') {
      if (isDay(days.last)) void submit(() => onPlan(endedAfter(plan, days.last)));
      else refuses([{ code: 'day-unusable', field: 'last', day: days.last }]);
      return;
    }
    setReasonMissing(why === undefined);
    if (why === undefined) return select.current?.focus();
    const parsed = parsePause({ ...days, why });
    if (parsed.ok) void submit(() => onPlan({ ...plan, pauses: [...plan.pauses, parsed.value] }));
    else refuses([parsed.error]);
  };
  const words = act === 'end' ? copy.endForm : copy.pauseForm;
  const day = (name: 'first' | 'last') => ({
    ...field(name),
    required: true,
    today,
    day: days[name],
    onDay: (typed: string) => setDays({ ...days, [name]: typed }),
  });
  return (
    <RideFormDialog
      title={words.title(plan.name)}
      description={<p>{words.text}</p>}
      labels={{ close: copy.form.cancel, submit: copy.form.save, submitting: copy.form.saving }}
      busy={busy}
      failure={failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
      onSubmit={save}
      onClose={onClose}
    >
      {act === 'pause' && <ComingDayField {...day('first')} label={copy.pauseForm.first} />}
      <ComingDayField {...day('last')} label={words.last} />
      {act === 'pause' && (
        <FieldFrame
          label={copy.pauseForm.why}
          error={isReasonMissing && why === undefined ? reasonMissing : undefined}
        >
          {(control) => (
            <Select
              {...control}
              ref={select}
              options={PAUSE_REASONS.map((value) => ({ value, label: copy.reasons[value] }))}
              value={reason}
              none={copy.reasonNone}
              onChange={setReason}
            />
          )}
        </FieldFrame>
      )}
    </RideFormDialog>
  );
}
