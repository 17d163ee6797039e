import { useRequest } from '#core/product/use-request.ts';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';

/**
 * Says that a colleague has this car; `car` is its id, empty for none. Said where it is chosen, and no more: who has it may have
 * forgotten to go off duty.
 */
export function CarInUseNote({ car }: { car: string }) {
  const { driverShift, serverTime } = useRides();
  const { inUse } = useDrivingCopy().shift;
  const since = useRequest(car, (id) => driverShift.colleagueSince(id)).found;
  const time = useServiceTime();
  return (
    <span aria-live="polite" className="font-medium text-warning-ink">
      {since !== null && inUse(time.moment(since, serverTime()))}
    </span>
  );
}
