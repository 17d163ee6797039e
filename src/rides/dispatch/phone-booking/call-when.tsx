import { useState } from 'react';
import {
  forDispatch,
  parsePickUp,
  PICK_UP_NOW,
  typedInstants,
  type PickUpForm,
} from '#domain/rides/model/booking/pick-up.ts';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import type { RideSettings } from '#domain/rides/model/firm/settings.ts';
import type { FormField } from '#core/forms/use-form.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { WhenField, type TypedMeaning } from '#ui/fields/when-field.tsx';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { useTripCopy } from '../../shared/trip/trip-copy.ts';
import { BOARD_TICK_MS } from '../board/board-clock.tsx';
import type { CallDraft } from './call-draft.ts';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';

const TURNS = ['first', 'second'] as const;

/** An empty text means now. An unreadable text becomes a later time without a date, which every booking refuses. */
function pickUpOf(typed: string, meant: TypedMeaning): PickUpForm {
  if (typed.trim() === '' || meant === 'now') return PICK_UP_NOW;
  return { kind: 'later', date: meant?.day ?? '', time: meant?.time ?? '', turn: null };
}

function meantBy({ kind, date, time }: PickUpForm): TypedMeaning {
  if (kind === 'now') return 'now';
  return date === '' ? null : { day: date, time: time === '' ? null : time };
}

interface CallWhenProps {
  draft: Pick<CallDraft, 'when' | 'pickUp'>;
  onChange: (part: Pick<CallDraft, 'when' | 'pickUp'>) => void;
  settings: RideSettings;
  textOf: (error: RideFailure) => string;
  /** `turn` is shown only for a time that exists twice, when the clocks go back. */
  fields: Readonly<Record<'date' | 'time' | 'turn', FormField>>;
}

/** The caller's pick-up time. A time that passes while the form is open is reported without a press. */
export function CallWhen({ draft: { when, pickUp }, onChange, settings, textOf, fields }: CallWhenProps) {
  const copy = usePhoneBookingCopy();
  const trip = useTripCopy();
  const now = useServerTime(BOARD_TICK_MS);
  const [typedAt, setTypedAt] = useState<Date | null>(null);
  const { date, time } = fields;
  const { onInput: onTurn, ...turn } = fields.turn;
  const passed = () => {
    const parsedAt = (at: Date) => parsePickUp(pickUp, { settings: forDispatch(settings), now: at });
    const parsed = parsedAt(now);
    if (parsed.ok || (typedAt !== null && !parsedAt(typedAt).ok)) return undefined;
    const soon = parsed.error.find(({ code }) => code === 'pick-up-too-soon');
    return soon && textOf(soon);
  };
  return (
    <div>
      <WhenField
        ref={(control) => {
          date.ref(control);
          time.ref(control);
        }}
        label={trip.when}
        hint={copy.whenHint}
        error={date.error ?? time.error ?? passed()}
        readOnly={date.readOnly}
        typed={when}
        meant={meantBy(pickUp)}
        onType={(typed, meant) => {
          date.onInput();
          time.onInput();
          setTypedAt(now);
          onChange({ when: typed, pickUp: pickUpOf(typed, meant) });
        }}
        now={now}
        timeZone={settings.timeZone}
        dayKeys={{ today: `Alt+${copy.keys.today}`, tomorrow: `Alt+${copy.keys.tomorrow}` }}
      />
      {typedInstants(pickUp, settings.timeZone).length > 1 && (
        <RadioGroup
          {...turn}
          label={trip.turn(pickUp.time)}
          options={TURNS.map((each) => ({ value: each, label: trip.turns[each] }))}
          value={pickUp.turn}
          onChange={(chosen) => {
            onTurn();
            onChange({ when, pickUp: { ...pickUp, turn: chosen } });
          }}
        />
      )}
    </div>
  );
}
