import { bookableClock, bookableDays, pickUpChoices } from '#domain/rides/model/booking/pick-up-choices.ts';
import {
  isSamePickUp,
  typedInstants,
  type Bookable,
  type PickUpForm,
} from '#domain/rides/model/booking/pick-up.ts';
import { dayAt } from '#domain/shared/time/wall-time.ts';
import type { FormField } from '#core/forms/use-form.ts';
import { capitalised } from '#core/text/capitalised.ts';
import { Button } from '#ui/actions/button.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { Select } from '#ui/fields/select.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useRides } from '../use-rides.ts';
import { useTripCopy } from './trip-copy.ts';

export interface LaterPickUpProps {
  value: PickUpForm;
  onChange: (value: PickUpForm) => void;
  /** The present pick-up of a later ride that is moved; `null` for a new ride or a ride for now. */
  moved?: Date | null;
  settings: Bookable['settings'];
  /** `turn` is shown only for a time that exists twice, when the clocks go back. */
  fields: Readonly<Record<'date' | 'time' | 'turn', FormField>>;
}

const TURNS = ['first', 'second'] as const;

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The list, with `value` added if it is missing (for example a minute between two steps). */
const including = (values: readonly string[], value: string) =>
  value === '' || values.includes(value) ? values : [...values, value].toSorted();

const hoursOf = (times: readonly string[]) => [...new Set(times.map((each) => each.slice(0, 2)))];

/** A later pick-up in the service's zone (rides R21): buttons for usual times, and a picker of day, hour and minute. */
export function LaterPickUp({ value, onChange, moved = null, settings, fields }: LaterPickUpProps) {
  const copy = useTripCopy();
  const { serverTime } = useRides();
  const time = useServiceTime(settings.timeZone);
  const service = { settings, now: serverTime() };
  const { readOnly } = fields.date;
  const { onInput, ...turn } = fields.turn;
  const isTwice = typedInstants(value, settings.timeZone).length > 1;
  const times = bookableClock(service, value.date);
  const [hour = '', minute = ''] = value.time.split(':');
  const minutes = times.flatMap((each) => (each.startsWith(hour) ? each.slice(3) : []));
  const choose = (form: PickUpForm) => {
    if (readOnly) return;
    for (const field of [fields.date, fields.time, fields.turn]) field.onInput();
    onChange(form);
  };
  const chooseTime = (chosen: string) => choose({ ...value, time: chosen, turn: null });
  const chooseHour = (chosen: string) => {
    const ofHour = times.filter((each) => each.startsWith(chosen));
    const same = ofHour.find((each) => each.endsWith(minute || '00')) ?? ofHour[0];
    chooseTime(chosen && (same ?? `${chosen}:${minute || '00'}`));
  };
  const today = dayAt(service.now, settings.timeZone);
  return (
    <>
      <ul aria-label={copy.choices} className="flex flex-wrap gap-2 empty:hidden">
        {pickUpChoices(service, moved).map((choice) => (
          <li key={choice.minutes}>
            <Button
              tone="secondary"
              size="small"
              aria-disabled={readOnly || undefined}
              aria-pressed={isSamePickUp(value, choice.form)}
              onClick={() => choose(choice.form)}
            >
              {moved === null ? copy.ahead(choice.minutes) : copy.moved(choice.minutes)}
            </Button>
          </li>
        ))}
      </ul>
      <div className="grid items-start gap-x-6 gap-y-2 sm:grid-cols-2">
        <FieldFrame label={copy.day} error={fields.date.error}>
          {(control) => (
            <Select
              {...control}
              ref={fields.date.ref}
              aria-disabled={readOnly || undefined}
              options={including(bookableDays(service), value.date).map((day) => ({
                value: day,
                label: capitalised(time.day(day, today)),
              }))}
              value={value.date}
              none={copy.noDay}
              onChange={(date) => choose({ ...value, date, turn: null })}
            />
          )}
        </FieldFrame>
        <FieldFrame
          label={copy.time}
          hint={time.zone === null ? undefined : copy.timeIn(time.zone)}
          error={fields.time.error}
        >
          {(control) => (
            <div className="grid auto-cols-fr grid-flow-col gap-3">
              <Select
                {...control}
                ref={fields.time.ref}
                aria-label={copy.hour}
                aria-disabled={readOnly || undefined}
                options={optionsOf(including(hoursOf(times), hour))}
                value={hour}
                none={copy.noHour}
                onChange={chooseHour}
              />
              <Select
                aria-label={copy.minute}
                aria-invalid={control['aria-invalid']}
                aria-describedby={control['aria-describedby']}
                aria-disabled={readOnly || undefined}
                // The minutes depend on the hour, so there are none until an hour is chosen.
                options={hour === '' ? [] : optionsOf(including(minutes, minute))}
                value={minute}
                none={copy.noMinute}
                onChange={(chosen) => chooseTime(`${hour}:${chosen || '00'}`)}
              />
            </div>
          )}
        </FieldFrame>
        {isTwice && (
          <div className="sm:col-span-2">
            <RadioGroup
              {...turn}
              label={copy.turn(value.time)}
              options={TURNS.map((each) => ({ value: each, label: copy.turns[each] }))}
              value={value.turn}
              onChange={(chosen) => {
                onInput();
                onChange({ ...value, turn: chosen });
              }}
            />
          </div>
        )}
      </div>
    </>
  );
}
