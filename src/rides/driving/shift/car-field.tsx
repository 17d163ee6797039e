import type { Vehicle } from '#domain/rides/model/firm/vehicle.ts';
import type { FormField } from '#core/forms/use-form.ts';
import { useRequest } from '#core/product/use-request.ts';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { Select } from '#ui/fields/select.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useCarName } from '../../shared/use-car-name.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';

interface CarFieldProps {
  cars: readonly Vehicle[];
  /** The id of the chosen one, empty for none. */
  car: string;
  field: FormField;
  onChoose: (car: string) => void;
}

/**
 * The cars to choose from. That a colleague has one is said, and no more: who has it may have forgotten to go off duty. It is
 * asked again for each choice.
 */
export function CarField({ cars, car, field, onChoose }: CarFieldProps) {
  const copy = useDrivingCopy().shift;
  const carName = useCarName();
  const time = useServiceTime();
  const { driverShift, serverTime } = useRides();
  const inUse = useRequest(car, () => driverShift.colleaguesCars()).value;
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
            label: [carName(label, colour), plate, copy.seats(seats), inUse?.has(id) ? copy.taken : '']
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
