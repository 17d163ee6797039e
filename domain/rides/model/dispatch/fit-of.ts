import { MINUTE_MS } from '../../../shared/durations.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';
import { NEEDS, type Need } from '../basics/need.ts';

/** A driver is taken to be busy with a ride for so long: without a map nobody knows better. Milliseconds. */
const BUSY_MS = 45 * MINUTE_MS;

/** What speaks against a driver and their car for a ride. */
export interface Fit {
  /** For how many of the ride's people the car has no seat. */
  readonly seatsShort: number;
  /** The ride's needs that the car is not known to meet. */
  readonly lacking: readonly Need[];
  /** Another ride that the driver has promised, or is asked for, at nearly the same time. */
  readonly clash: Ride | null;
}

/** A driver in their car. */
export interface Carrier {
  readonly uid: string;
  readonly seats: number;
  /** The needs that the car is known to meet. */
  readonly needs: readonly Need[];
  /** The rides among which a clash is looked for; those of other drivers do not count. */
  readonly open: readonly FoundRide[];
}

/** The first other ride that keeps a driver busy while this one takes place. */
function clashOf(ride: Ride, { uid, open }: Carrier, now: Date): Ride | null {
  // Whoever is late drives now.
  const timeOf = ({ pickupAt }: Ride) => Math.max(pickupAt.getTime(), now.getTime());
  const isClash = (other: FoundRide): other is Ride =>
    other.state !== 'damaged' &&
    other.id !== ride.id &&
    other.driver === uid &&
    (other.state === 'accepted' || other.state === 'offered') &&
    Math.abs(timeOf(other) - timeOf(ride)) < BUSY_MS;
  return open.find(isClash) ?? null;
}

/** Whether a ride suits a driver and their car: the one answer for dispatch, which chooses, and for the driver, who is warned. */
export function fitOf(ride: Ride, carrier: Carrier, now: Date): Fit {
  return {
    seatsShort: Math.max(0, ride.people - carrier.seats),
    lacking: NEEDS.filter((need) => ride.needs.includes(need) && !carrier.needs.includes(need)),
    clash: clashOf(ride, carrier, now),
  };
}

/** Whether the car can serve the ride, as far as anybody knows. */
export function carFits({ seatsShort, lacking }: Fit): boolean {
  return seatsShort === 0 && lacking.length === 0;
}
