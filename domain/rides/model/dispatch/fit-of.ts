import { MINUTE_MS } from '../../../shared/durations.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';
import { NEEDS, type Need } from '../basics/need.ts';

/** How long a ride is taken to last: there is no map to know better. Milliseconds. */
export const BUSY_MS = 45 * MINUTE_MS;

/** The points against a driver and their car for a ride. */
export interface Fit {
  /** How many of the ride's people the car has no seat for. */
  readonly seatsShort: number;
  /** The ride's needs that the car is not known to meet. */
  readonly lacking: readonly Need[];
  /** Another ride that the driver has promised, or was offered, at nearly the same time. */
  readonly clash: Ride | null;
}

/** A driver in their car. */
export interface Carrier {
  readonly uid: string;
  readonly seats: number;
  /** The needs that the car is known to meet. */
  readonly needs: readonly Need[];
  /** The open rides that may clash; those of other drivers do not count. */
  readonly open: readonly FoundRide[];
}

/** The first other ride that overlaps with this one. */
function clashOf(ride: Ride, { uid, open }: Carrier, now: Date): Ride | null {
  // A ride that is late is driven now.
  const timeOf = ({ pickupAt }: Ride) => Math.max(pickupAt.getTime(), now.getTime());
  const isClash = (other: FoundRide): other is Ride =>
    other.state !== 'damaged' &&
    other.id !== ride.id &&
    other.driver === uid &&
    (other.state === 'accepted' || other.state === 'offered') &&
    Math.abs(timeOf(other) - timeOf(ride)) < BUSY_MS;
  return open.find(isClash) ?? null;
}

/** Whether a ride suits a driver and their car: the same answer for dispatch and for the driver, who is warned. */
export function fitOf(ride: Ride, carrier: Carrier, now: Date): Fit {
  return {
    seatsShort: Math.max(0, ride.people - carrier.seats),
    lacking: NEEDS.filter((need) => ride.needs.includes(need) && !carrier.needs.includes(need)),
    clash: clashOf(ride, carrier, now),
  };
}

/** Whether the car can serve the ride, as far as is known. */
export function carFits({ seatsShort, lacking }: Fit): boolean {
  return seatsShort === 0 && lacking.length === 0;
}
