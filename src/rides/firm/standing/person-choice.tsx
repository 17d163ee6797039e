import { useState } from 'react';
import { customerRider } from '#domain/rides/model/customers/caller.ts';
import type { Place } from '#domain/rides/model/basics/place.ts';
import type { Need } from '#domain/rides/model/basics/need.ts';
import { placesOfTrips } from '#domain/rides/model/booking/taken-trips.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useRideHistoryCopy } from '../../dispatch/history/ride-history-copy.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useStandingCopy } from './standing-copy.ts';

/** A person for whom an order can book rides, with known places, needs and a note. */
export interface KnownPerson {
  readonly rider: string;
  readonly name: string;
  readonly phone: string;
  readonly places: readonly Place[];
  readonly needs: readonly Need[];
  readonly note: string;
}

interface PersonChoiceProps {
  person: KnownPerson | null;
  busy: boolean;
  onPerson: (person: KnownPerson) => void;
}

const SHORTEST = 2;

/** Finds unblocked customers by name or number, and passengers by name, and lets dispatch choose one. */
export function PersonChoice({ person, busy, onPerson }: PersonChoiceProps) {
  const { form: copy } = useStandingCopy();
  const { phoneBooking } = useDispatch();
  const [typed, setTyped] = useState('');
  const find = typed.trim();
  const { notFound } = useRideHistoryCopy();
  const { found, error, reload } = useRequest({ find }, async () => {
    if (find.length < SHORTEST) return succeed(null);
    return phoneBooking.named(find);
  });
  const people: readonly KnownPerson[] = [
    ...(found?.customers ?? [])
      .filter(({ blocked }) => blocked === null)
      .map(({ id, name, phone, places, trips, needs, driverNote }) => ({
        rider: customerRider(id),
        name,
        phone,
        places: [...places, ...placesOfTrips(trips)],
        needs,
        note: driverNote,
      })),
    ...(found?.accounts ?? []).map(({ uid, name, phone, trips }) => ({
      rider: uid,
      name,
      phone: `${phone} (${copy.account})`,
      places: placesOfTrips(trips),
      needs: [],
      note: '',
    })),
  ];
  const options =
    person !== null && people.every(({ rider }) => rider !== person.rider) ? [person, ...people] : people;
  return (
    <>
      <TextField
        label={copy.find}
        hint={copy.findHint}
        value={typed}
        autoComplete="off"
        readOnly={busy}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          const [first] = people;
          // Until a person is chosen, Enter chooses the first one and does not send the form.
          if (event.key !== 'Enter' || person !== null) return;
          event.preventDefault();
          if (first !== undefined) onPerson(first);
        }}
      />
      <LoadFailure what={notFound} error={error} onRetry={reload} />
      <output className="text-sm text-ink-soft empty:hidden">
        {found !== null && options.length === 0 ? copy.nobody : null}
      </output>
      {options.length > 0 && (
        <RadioGroup
          label={copy.chosen}
          value={person?.rider ?? null}
          readOnly={busy}
          options={options.map(({ rider, name, phone }) => ({ value: rider, label: name, note: phone }))}
          onChange={(rider) => {
            const chosen = options.find((each) => each.rider === rider);
            if (chosen !== undefined) onPerson(chosen);
          }}
        />
      )}
    </>
  );
}
