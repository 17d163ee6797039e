import type { Fit } from '#domain/rides/model/dispatch/fit-of.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDrivingCopy } from '../driving-copy.ts';

interface FitMarksProps {
  ride: Ride;
  fit: Fit | null;
}

/** The reasons against a ride for this driver and their car, a line each. */
export function FitMarks({ ride: { people }, fit }: FitMarksProps) {
  const { tooMany, lacking, clashes } = useDrivingCopy().requests;
  const { needs } = useRidesCopy();
  const time = useServiceTime();
  if (fit === null) return null;
  const marks = [
    fit.seatsShort > 0 && tooMany(people - fit.seatsShort),
    fit.lacking.length > 0 && lacking(fit.lacking.map((need) => needs[need]).join(', ')),
    fit.clash !== null && clashes(time.time(fit.clash.pickupAt)),
  ].filter((mark) => mark !== false);
  return marks.map((mark) => (
    <p key={mark} className="text-sm font-medium text-warning-ink">
      {mark}
    </p>
  ));
}
