import { expiredOf, type KnownPapers } from '#domain/rides/model/firm/papers.ts';
import type { Vehicle } from '#domain/rides/model/firm/vehicle.ts';
import type { FormField } from '#core/forms/use-form.ts';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { Select } from '#ui/fields/select.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useRidesCopy } from '../rides-copy.ts';
import { useCarName } from '../use-car-name.ts';
import { useRides } from '../use-rides.ts';
import { useCarCopy } from './car-copy.ts';

export type ChosenCar = Pick<Vehicle, 'id' | 'label' | 'plate' | 'colour' | 'seats' | 'owner'>;

interface CarFieldProps {
  cars: readonly ChosenCar[];
  /** The id of a withdrawn car that the driver may keep. */
  withdrawn?: string | undefined;
  /** The id of the chosen car, empty for none. */
  car: string;
  /** The cars of other drivers, by id. The value is since when; at the desk, `null`. The map is `null` until known. */
  inUse: ReadonlyMap<string, Date | null> | null;
  /** `null` if unknown. */
  papers: KnownPapers | null;
  field: FormField;
  onChoose: (car: string) => void;
}

/** A choice of cars. A car in use can be chosen, because its driver may have forgotten to go off duty. */
export function CarField({ cars, withdrawn, car, inUse, papers, field, onChoose }: CarFieldProps) {
  const copy = useCarCopy();
  const { paperExpired } = useRidesCopy();
  const carName = useCarName();
  const time = useServiceTime();
  const { serverTime } = useRides();
  const since = inUse?.get(car);
  const expiredIn = (id: string) => expiredOf(papers, 'car', id).map(({ kind }) => paperExpired(kind.name));
  const notes = [
    ...(since === undefined ? [] : [copy.inUse(since && time.moment(since, serverTime()))]),
    ...expiredIn(car).map((each) => `${each}.`),
  ];
  return (
    <FieldFrame
      label={copy.car}
      error={field.error}
      hint={
        <span aria-live="polite" className="font-medium text-warning-ink">
          {notes.join(' ')}
        </span>
      }
    >
      {(control) => (
        <Select
          {...control}
          ref={field.ref}
          options={cars.map(({ id, label, plate, colour, seats, owner = null }) => ({
            value: id,
            label: [
              carName(label, colour),
              plate,
              copy.seats(seats),
              owner === null ? '' : copy.owned,
              inUse?.has(id) ? copy.taken : '',
              ...expiredIn(id),
              id === withdrawn ? copy.withdrawn : '',
            ]
              .filter((part) => part !== '')
              .join(' · '),
          }))}
          value={car}
          none={copy.chooseCar}
          onChange={(value) => {
            if (field.readOnly) return;
            field.onInput();
            onChoose(value);
          }}
        />
      )}
    </FieldFrame>
  );
}
