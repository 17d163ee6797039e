import { bookableDays, pickUpChoices } from '#domain/rides/model/booking/pick-up-choices.ts';
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

interface PickUpFieldProps {
  value: PickUpForm;
  onChange: (value: PickUpForm) => void;
  laterOnly?: boolean;
  /** The present pick-up of a ride that is moved. */
  moved?: Date | null;
  settings: Bookable['settings'];
  /** `turn` is shown only if the chosen time exists twice. */
  fields: Readonly<Record<'date' | 'time' | 'turn', FormField>>;
}

const KINDS = ['now', 'later'] as const;
const TURNS = ['first', 'second'] as const;
const HOURS = 24;
const MINUTES = 60;
const MINUTE_STEP = 5;

const padded = (value: number) => String(value).padStart(2, '0');
const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const hours = Array.from({ length: HOURS }, (_, hour) => padded(hour));
const minutes = Array.from({ length: MINUTES / MINUTE_STEP }, (_, step) => padded(step * MINUTE_STEP));

/** The list with a value that it does not have, such as a minute between two steps. */
const including = (values: readonly string[], value: string) =>
  value === '' || values.includes(value) ? values : [...values, value].toSorted();

/** Now, or later: one press for the usual times, and a picker of day, hour and minute in the service's zone (rides R21). */
export function PickUpField(props: PickUpFieldProps) {
  const { value, onChange, laterOnly = false, moved = null, settings, fields } = props;
  const copy = useTripCopy();
  const { serverTime } = useRides();
  const time = useServiceTime(settings.timeZone);
  const service = { settings, now: serverTime() };
  const { readOnly } = fields.date;
  const { onInput, ...turn } = fields.turn;
  const isTwice = typedInstants(value, settings.timeZone).length > 1;
  const [hour = '', minute = ''] = value.time.split(':');
  const choose = (form: PickUpForm) => {
    if (readOnly) return;
    for (const field of [fields.date, fields.time, fields.turn]) field.onInput();
    onChange(form);
  };
  const chooseTime = (chosen: string) => choose({ ...value, time: chosen, turn: null });
  const today = dayAt(service.now, settings.timeZone);
  return (
    <div className="mb-3 grid grid-cols-1 gap-2">
      {!laterOnly && (
        <RadioGroup
          label={copy.when}
          side
          settled
          options={KINDS.map((kind) => ({ value: kind, label: copy.kinds[kind] }))}
          value={value.kind}
          onChange={(kind) => onChange({ ...value, kind })}
          readOnly={readOnly}
        />
      )}
      {value.kind === 'later' && (
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
                    options={optionsOf(hours)}
                    value={hour}
                    none={copy.noHour}
                    onChange={(chosen) => chooseTime(chosen && `${chosen}:${minute || '00'}`)}
                  />
                  <Select
                    aria-label={copy.minute}
                    aria-invalid={control['aria-invalid']}
                    aria-describedby={control['aria-describedby']}
                    aria-disabled={readOnly || undefined}
                    // Before the hour there is nothing to choose.
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
      )}
    </div>
  );
}
