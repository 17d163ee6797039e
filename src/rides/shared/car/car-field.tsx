import type { Vehicle } from '#domain/rides/model/firm/vehicle.ts';
import type { FormField } from '#core/forms/use-form.ts';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { Select } from '#ui/fields/select.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useCarName } from '../use-car-name.ts';
import { useRides } from '../use-rides.ts';
import { useCarCopy } from './car-copy.ts';

export type ChosenCar = Pick<Vehicle, 'id' | 'label' | 'plate' | 'colour' | 'seats'>;

interface CarFieldProps {
  /** Those that may be chosen. */
  cars: readonly ChosenCar[];
  /** The one that was withdrawn, and may be kept. */
  withdrawn?: string | undefined;
  /** The id of the chosen one, empty for none. */
  car: string;
  /** Which cars others have, each with the time since when; `null` if that is not known. It forbids nothing. */
  inUse: ReadonlyMap<string, Date> | null;
  field: FormField;
  onChoose: (car: string) => void;
}

/** The cars to choose from. That somebody else has one is said, and no more: who has it may have forgotten to go off duty. */
export function CarField({ cars, withdrawn, car, inUse, field, onChoose }: CarFieldProps) {
  const copy = useCarCopy();
  const carName = useCarName();
  const time = useServiceTime();
  const { serverTime } = useRides();
  const since = inUse?.get(car);
  return (
    <FieldFrame
      label={copy.car}
      error={field.error}
      hint={
        <span aria-live="polite" className="font-medium text-warning-ink">
          {since !== undefined && copy.inUse(time.moment(since, serverTime()))}
        </span>
      }
    >
      {(control) => (
        <Select
          {...control}
          ref={field.ref}
          options={cars.map(({ id, label, plate, colour, seats }) => ({
            value: id,
            label: [
              carName(label, colour),
              plate,
              copy.seats(seats),
              inUse?.has(id) ? copy.taken : '',
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
