import { MOST_STEPS } from '../ride-limits.ts';
import { stepNamed } from '../ride/ride-steps.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';
import { isCardOf, type Shift } from './shift.ts';

const RENEWABLE = stepNamed('renew_card').from['its-driver'];

/** Those of these rides of a driver that show another car, number or name than the shift has (D90), and can still be changed. */
export function outdatedCards(rides: readonly FoundRide[], shift: Shift): readonly Ride[] {
  return rides.filter(
    (ride): ride is Ride =>
      ride.state !== 'damaged' &&
      RENEWABLE?.includes(ride.state) === true &&
      ride.driver === shift.uid &&
      ride.card !== null &&
      ride.rev < MOST_STEPS &&
      !isCardOf(ride.card, shift),
  );
}
