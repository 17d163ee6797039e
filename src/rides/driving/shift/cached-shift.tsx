import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { LastShift } from '#domain/rides/services/last-work.ts';
import { Plate } from '#ui/data/plate.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useCarName } from '../../shared/use-car-name.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';

/** The driver's car, and the number that passengers call. */
export function CarAndNumber({ shift: { vehicle, phone } }: { shift: Shift }) {
  const carName = useCarName();
  return (
    <p className="wrap-anywhere">
      <bdi translate="yes" className="font-semibold">
        {carName(vehicle.label, vehicle.colour)}
      </bdi>{' '}
      {vehicle.plate !== '' && <Plate>{vehicle.plate}</Plate>}{' '}
      <span translate="no" className="whitespace-nowrap text-ink-soft tabular-nums max-sm:sr-only">
        {phone}
      </span>
    </p>
  );
}

/** The cached shift, read-only. */
export function CachedShift({ cached: { shift, confirmedAt } }: { cached: LastShift }) {
  const copy = useDrivingCopy().shift;
  const time = useServiceTime();
  const now = useRides().serverTime();
  return (
    <>
      <CarAndNumber shift={shift} />
      <p className="text-sm text-ink-soft">{copy.cached(time.moment(confirmedAt, now))}</p>
    </>
  );
}
