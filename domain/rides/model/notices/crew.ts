import { HOUR_MS } from '../../../shared/durations.ts';
import { driversOf } from '../dispatch/drivers-of.ts';
import { absenceOf, type KnownAvailability } from '../firm/availability.ts';
import type { Shift } from '../firm/shift.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';

/**
 * The shifts of drivers whom a ride may concern. `rides` has the known rides that these shifts name. A due request
 * concerns drivers on duty, a later request drivers who want such news. An offer concerns the driver who is asked. For
 * `clockNotices` the driver of the ride is added.
 */
export interface Crew {
  readonly shifts: readonly Shift[];
  readonly rides: readonly FoundRide[];
  /** The working times of drivers who want to be notified of later requests while off duty, by uid. */
  readonly laterReaders?: KnownAvailability | undefined;
}

/** A driver without a sign of life for this long counts as having forgotten to go off duty. */
const FORGOTTEN_MS = 16 * HOUR_MS;

/**
 * The drivers who can take this ride now. They are on duty, drive no ride, and have not refused or lost this ride. A
 * sign of life up to `FORGOTTEN_MS` old is enough, because the notice is for closed pages.
 */
export function freeDrivers(ride: Ride, { shifts, rides }: Crew, now: Date): readonly string[] {
  return driversOf(shifts, rides, now)
    .filter(({ engagement, shift: { uid, seenAt } }) => {
      const isForgotten = now.getTime() - seenAt.getTime() > FORGOTTEN_MS;
      return engagement === 'free' && !isForgotten && !ride.declined.includes(uid);
    })
    .map(({ shift }) => shift.uid);
}

/** The drivers off duty who want later requests. They did not refuse or lose this ride, and are not away on its day. */
export function homeDrivers(ride: Ride, { shifts, laterReaders }: Crew): readonly string[] {
  if (laterReaders === undefined) return [];
  return shifts.flatMap(({ uid, duty }) => {
    const isReader = duty === 'off' && laterReaders.of.has(uid) && !ride.declined.includes(uid);
    return isReader && absenceOf(uid, ride.pickupAt, laterReaders) !== 'away' ? uid : [];
  });
}

export const isOffDuty = (driver: string, { shifts }: Crew) =>
  shifts.some(({ uid, duty }) => uid === driver && duty === 'off');
