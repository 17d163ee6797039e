import { MOST_STEPS } from '../basics/ride-limits.ts';
import { stepNamed } from '../ride/ride-steps.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';
import { isCardOf, type Shift } from './shift.ts';

const RENEWABLE = stepNamed('renew_card').from['its-driver'];

/** Whether a ride shows another car, number or name than its driver's shift has (D90), and can still be changed. */
export const isOutdated = (ride: FoundRide, shift: Shift): ride is Ride =>
  ride.state !== 'damaged' &&
  RENEWABLE?.includes(ride.state) === true &&
  ride.driver === shift.uid &&
  ride.card !== null &&
  ride.rev < MOST_STEPS &&
  !isCardOf(ride.card, shift);
