import { useId, useState, type SubmitEvent } from 'react';
import { parseRequiredPhone } from '#domain/rides/model/booking/phone.ts';
import type { RideInputError } from '#domain/rides/model/errors/ride-error.ts';
import { fail, succeed } from '#domain/shared/result.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RideFailureBox } from '../ride/ride-failure-box.tsx';
import { StopButton } from './stop-button.tsx';
import { useChangeOfDuty } from './use-change-of-duty.ts';
import type { KnownShift, OwnShift } from './use-shift.ts';
import { WhyBound, type Bond } from './why-bound.tsx';

interface ShiftFormProps {
  known: KnownShift;
  own: OwnShift;
  bond: Bond | null;
  /** Called by the press that begins the shift. */
  onBegin: () => void;
}

/** The car of the last shift, otherwise the only car if there is just one. */
function carToBegin({ shift, cars }: KnownShift): string {
  const [only, ...others] = cars;
  const last = cars.find(({ id }) => id === shift?.vehicle.id);
  return last?.id ?? (others.length === 0 ? (only?.id ?? '') : '');
}

function checked(car: string, phone: string) {
  const typed = parseRequiredPhone(phone);
  const problems: RideInputError[] = car === '' ? [{ code: 'vehicle-required' }] : [];
  if (!typed.ok) problems.push(typed.error);
  return problems.length === 0 ? succeed({ car, phone }) : fail(problems);
}

/** Begins a shift or ends a break, with a car and a phone number. */
export function ShiftForm({ known, own, bond, onBegin }: ShiftFormProps) {
  const copy = useDrivingCopy().shift;
  const noteId = useId();
  const { shift, cars } = known;
  const [chosen, setCar] = useState(() => carToBegin(known));
  const [phone, setPhone] = useState(shift?.phone ?? '');
  const change = useChangeOfDuty(own, ['vehicle', 'phone']);
  const { form, failure, changingTo } = change;
  const carField = form.field('vehicle');
  // A car that was withdrawn meanwhile is no longer on the list.
  const car = cars.some(({ id }) => id === chosen) ? chosen : '';

  const begin = (event: SubmitEvent) => {
    event.preventDefault();
    onBegin();
    void change.start(checked(car, phone));
  };
  return (
    <form noValidate method="post" onSubmit={begin} className="grid grid-cols-1 gap-3">
      {failure !== null && <RideFailureBox {...failure} />}
      {shift !== null && !cars.some(({ id }) => id === shift.vehicle.id) && (
        <Notice tone="warning">{copy.gone(shift.vehicle.label)}</Notice>
      )}
      <FieldFrame label={copy.car} error={carField.error}>
        {(control) => (
          <Select
            {...control}
            ref={carField.ref}
            options={cars.map(({ id, label, plate, seats }) => ({
              value: id,
              label: [label, plate, copy.seats(seats)].filter((part) => part !== '').join(' · '),
            }))}
            value={car}
            none={copy.chooseCar}
            onChange={(value) => {
              if (carField.readOnly) return;
              carField.onInput();
              setCar(value);
            }}
          />
        )}
      </FieldFrame>
      <TextField
        {...form.field('phone')}
        label={copy.phone}
        hint={copy.phoneHint}
        type="tel"
        autoComplete="tel"
        required
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button
          type="submit"
          busy={changingTo === 'on'}
          busyLabel={copy.goingOn}
          aria-disabled={changingTo !== null}
        >
          {copy.goOn}
        </Button>
        {shift?.duty === 'break' && (
          <StopButton duty="off" change={change} whyNot={bond === null ? undefined : noteId} />
        )}
      </div>
      {shift?.duty === 'break' && bond !== null && <WhyBound bond={bond} id={noteId} />}
    </form>
  );
}
