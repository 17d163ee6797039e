import { driversOf, ENGAGEMENTS, type Driver } from '../dispatch/drivers-of.ts';
import type { StepRefusal } from '../errors/ride-error.ts';
import { isPromised } from '../ride/deadlines.ts';
import { obstacleToDriver } from '../ride/obstacles.ts';
import { NEEDS, type Need, type FoundRide, type Ride } from '../ride/ride.ts';
import { PROMISE_SLOTS, type Shift } from './shift.ts';
import type { Vehicle } from './vehicle.ts';

/** A driver who may be offered or assigned a ride. */
export interface DriverCandidate extends Driver {
  /** They declined this ride, gave it back, or were recalled. */
  readonly hasDeclined: boolean;
  /** The ride is theirs already. */
  readonly hasIt: boolean;
  /** They have promised as many rides as they may (rides R35), so none can be assigned to them. */
  readonly isFull: boolean;
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
  /** Drivers whose account is known to be no longer approved. */
  readonly blocked?: ReadonlySet<string>;
}

function isFull({ uid, slots }: Shift, open: Firm['open']): boolean {
  const holds = (id: string | null) =>
    open.some((ride) => ride.id === id && ride.state !== 'damaged' && isPromised(ride, uid));
  return PROMISE_SLOTS.every((slot) => holds(slots[slot]));
}

/**
 * Every driver who was ever on duty and is not known to be blocked, except the one who has the ride; free ones first, and
 * among equals those who have not declined it.
 */
export function driverCandidates(ride: Ride, firm: Firm, now: Date): readonly DriverCandidate[] {
  const candidateOf = (driver: Driver): DriverCandidate => {
    const { uid, vehicle } = driver.shift;
    const carried = firm.vehicles.find(({ id }) => id === vehicle.id)?.needs ?? [];
    return {
      ...driver,
      hasDeclined: ride.declined.includes(uid),
      hasIt: ride.driver === uid,
      isFull: isFull(driver.shift, firm.open),
      refusal: obstacleToDriver(driver.shift, ride, now),
      seatsShort: Math.max(0, ride.people - vehicle.seats),
      lacking: NEEDS.filter((need) => ride.needs.includes(need) && !carried.includes(need)),
    };
  };
  const placeOf = ({ engagement, hasDeclined }: DriverCandidate) =>
    2 * ENGAGEMENTS.indexOf(engagement) + Number(hasDeclined);
  return driversOf(firm.shifts, firm.open, now, ride.id, firm.blocked)
    .map(candidateOf)
    .filter(({ blocked, hasIt }) => !blocked || hasIt)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}
