import {
  bookableTimes,
  typedInstants,
  type Bookable,
  type PickUpForm,
} from '#domain/rides/model/booking/pick-up.ts';
import { dayAt } from '#domain/shared/time/wall-time.ts';
import type { FormField } from '#core/forms/use-form.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useRides } from '../use-rides.ts';
import { useTripCopy } from './trip-copy.ts';

interface PickUpFieldProps {
  value: PickUpForm;
  onChange: (value: PickUpForm) => void;
  laterOnly?: boolean;
  settings: Bookable['settings'];
  /** `turn` is shown only if the typed time exists twice. */
  fields: Readonly<Record<'date' | 'time' | 'turn', FormField>>;
}

const KINDS = ['now', 'later'] as const;
const TURNS = ['first', 'second'] as const;

/** Now, or later at a date and time in the service's zone (rides R21). */
export function PickUpField({ value, onChange, laterOnly = false, settings, fields }: PickUpFieldProps) {
  const copy = useTripCopy();
  const { serverTime } = useRides();
  const { zone } = useServiceTime(settings.timeZone);
  const { from, until } = bookableTimes({ settings, now: serverTime() });
  const { onInput, ...turn } = fields.turn;
  const isTwice = typedInstants(value, settings.timeZone).length > 1;
  return (
    <div className="grid grid-cols-1 gap-2">
      {!laterOnly && (
        <RadioGroup
          label={copy.when}
          side
          options={KINDS.map((kind) => ({ value: kind, label: copy.kinds[kind] }))}
          value={value.kind}
          onChange={(kind) => onChange({ ...value, kind })}
          readOnly={fields.date.readOnly}
        />
      )}
      {value.kind === 'later' && (
        <div className="grid items-start gap-x-6 gap-y-2 sm:grid-cols-2">
          <TextField
            {...fields.date}
            label={copy.date}
            type="date"
            required
            min={dayAt(from, settings.timeZone)}
            max={dayAt(until, settings.timeZone)}
            value={value.date}
            onChange={({ target }) => onChange({ ...value, date: target.value, turn: null })}
          />
          <TextField
            {...fields.time}
            label={copy.time}
            hint={zone === null ? undefined : copy.timeIn(zone)}
            type="time"
            required
            value={value.time}
            onChange={({ target }) => onChange({ ...value, time: target.value, turn: null })}
          />
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
      )}
    </div>
  );
}
