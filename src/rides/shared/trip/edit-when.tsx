import { PICK_UP_NOW, typedInstants, type PickUpForm } from '#domain/rides/model/booking/pick-up.ts';
import { mayBecome } from '#domain/rides/model/ride/deadlines.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { FormField } from '#core/forms/use-form.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { WhenField, type TypedMeaning } from '#ui/fields/when-field.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useRides } from '../use-rides.ts';
import { useTripCopy } from './trip-copy.ts';

const TURNS = ['first', 'second'] as const;

/** Another time for a ride, as typed and as understood then. If `pickUp` is `undefined`, the ride keeps its time. */
export interface TypedWhen {
  readonly typed: string;
  readonly pickUp: PickUpForm | undefined;
}

export const SAME_TIME: TypedWhen = { typed: '', pickUp: undefined };

/** An unreadable text gives a later time without a date, which is refused. An impossible *now* gives the same. */
function typedAs(typed: string, meant: TypedMeaning, ride: Ride): TypedWhen {
  if (typed.trim() === '') return SAME_TIME;
  if (meant === 'now') {
    if (ride.kind === 'now') return { typed, pickUp: undefined };
    if (mayBecome(ride, 'now')) return { typed, pickUp: PICK_UP_NOW };
    return typedAs(typed, null, ride);
  }
  return { typed, pickUp: { kind: 'later', date: meant?.day ?? '', time: meant?.time ?? '', turn: null } };
}

function meantBy(pickUp: PickUpForm | undefined): TypedMeaning {
  if (pickUp === undefined || pickUp.kind === 'now') return 'now';
  return pickUp.date === '' ? null : { day: pickUp.date, time: pickUp.time || null };
}

export interface EditWhenProps {
  ride: Ride;
  when: TypedWhen;
  onWhen: (when: TypedWhen) => void;
  /** Formats times in the service's zone. Times are typed in that zone, too. */
  time: ServiceTime;
  field: (name: 'date' | 'time' | 'turn') => FormField;
}

/**
 * The time of a booked ride (D59), unchanged until another is typed. It is shown if the ride's time can change, or if a
 * time was typed before.
 */
export function EditWhen({ ride, when, onWhen, time, field }: EditWhenProps) {
  const { turn: turnLabel, turns, editing: copy } = useTripCopy();
  const { serverTime } = useRides();
  const { onInput, ...turn } = field('turn');
  const [date, clock] = [field('date'), field('time')];
  const { typed, pickUp } = when;
  if (!mayBecome(ride, 'later') && pickUp === undefined) return null;
  const isNow = pickUp?.kind === 'now';
  return (
    <div className="grid grid-cols-1">
      {(!isNow || typed !== '') && (
        <WhenField
          ref={(control) => {
            date.ref(control);
            clock.ref(control);
          }}
          label={copy.when}
          hint={ride.kind === 'now' ? copy.isNow : copy.isAt(time.moment(ride.pickupAt, serverTime()))}
          error={date.error ?? clock.error}
          readOnly={clock.readOnly}
          typed={typed}
          meant={meantBy(pickUp)}
          onType={(text, meant) => {
            date.onInput();
            clock.onInput();
            onWhen(typedAs(text, meant, ride));
          }}
          now={serverTime()}
          timeZone={time.timeZone}
          changing={ride.kind === 'now' ? undefined : ride.pickupAt}
        />
      )}
      {pickUp !== undefined && typedInstants(pickUp, time.timeZone).length > 1 && (
        <RadioGroup
          {...turn}
          label={turnLabel(pickUp.time)}
          options={TURNS.map((each) => ({ value: each, label: turns[each] }))}
          value={pickUp.turn}
          onChange={(chosen) => {
            onInput();
            onWhen({ typed, pickUp: { ...pickUp, turn: chosen } });
          }}
        />
      )}
      {ride.kind === 'later' && mayBecome(ride, 'now') && (
        <div className="mb-2">
          <Checkbox
            label={copy.now}
            checked={isNow}
            busy={clock.readOnly}
            onChange={(checked) => onWhen(checked ? { typed: '', pickUp: PICK_UP_NOW } : SAME_TIME)}
          />
        </div>
      )}
    </div>
  );
}
