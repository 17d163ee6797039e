import { absenceOf, type Absence, type KnownAvailability } from '../firm/availability.ts';
import type { Shift } from '../firm/shift.ts';
import { isDue } from '../ride/deadlines.ts';
import { locksDriver } from '../ride/ride-state.ts';
import type { Ride } from '../ride/ride.ts';

/**
 * Why this driver is not expected at the pick-up. `null` if the driver is expected, or has no known working times. A
 * driver on duty is expected for a due ride. The driver who is under way with the ride is expected, too (D101).
 */
export function expectedAbsence(
  { uid, duty }: Pick<Shift, 'uid' | 'duty'>,
  ride: Ride,
  now: Date,
  availability: KnownAvailability | null,
): Absence | null {
  const isThere = (ride.driver === uid && locksDriver(ride.state)) || (duty === 'on' && isDue(ride, now));
  return isThere ? null : absenceOf(uid, ride.pickupAt, availability);
}
