import { driversOf, type Driver } from '../dispatch/drivers-of.ts';
import type { StepRefusal } from '../errors/ride-error.ts';
import { NEEDS, type Need } from '../booking/needs.ts';
import { obstacleToDriver } from '../ride/obstacles.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';
import { ENGAGEMENTS } from './engagement.ts';
import type { Shift } from './shift.ts';
import type { Vehicle } from './vehicle.ts';

/** A driver who may be offered or assigned a ride. */
export interface DriverCandidate extends Driver {
  /** They declined this ride, or gave it back. */
  readonly hasDeclined: boolean;
  /** The ride is theirs already. */
  readonly hasIt: boolean;
  /** Why they cannot be chosen. */
  readonly refusal: StepRefusal | null;
  /** For how many of the ride's people their car has no seat. */
  readonly seatsShort: number;
  /** The ride's needs that their car is not known to meet. */
  readonly lacking: readonly Need[];
}

interface Firm {
  readonly shifts: readonly Shift[];
  readonly vehicles: readonly Vehicle[];
  /** All open rides. */
  readonly open: readonly FoundRide[];
}

/** Every driver who was ever on duty; free ones first, and among equals those who have not declined the ride. */
export function driverCandidates(ride: Ride, firm: Firm, now: Date): readonly DriverCandidate[] {
  const candidateOf = (driver: Driver): DriverCandidate => {
    const { uid, vehicle } = driver.shift;
    const carried = firm.vehicles.find(({ id }) => id === vehicle.id)?.needs ?? [];
    return {
      ...driver,
      hasDeclined: ride.declined.includes(uid),
      hasIt: ride.driver === uid,
      refusal: obstacleToDriver(driver.shift, ride, now),
      seatsShort: Math.max(0, ride.people - vehicle.seats),
      lacking: NEEDS.filter((need) => ride.needs.includes(need) && !carried.includes(need)),
    };
  };
  const placeOf = ({ engagement, hasDeclined }: DriverCandidate) =>
    2 * ENGAGEMENTS.indexOf(engagement) + Number(hasDeclined);
  return driversOf(firm.shifts, firm.open, now, ride.id)
    .map(candidateOf)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}
