import { MOST_STEPS } from '../basics/ride-limits.ts';
import { stepNamed } from '../ride/ride-steps.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';
import { isCardOf, type Shift } from './shift.ts';

const RENEWABLE = stepNamed('renew_card').from['its-driver'];

/** Whether a ride's card differs from its driver's shift (D90) and can still be renewed. */
export const isOutdated = (ride: FoundRide, shift: Shift): ride is Ride =>
  ride.state !== 'damaged' &&
  RENEWABLE?.includes(ride.state) === true &&
  ride.driver === shift.uid &&
  ride.card !== null &&
  ride.rev < MOST_STEPS &&
  !isCardOf(ride.card, shift);
