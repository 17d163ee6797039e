import { MINUTE_MS } from '../../../shared/durations.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';
import { NEEDS, type Need } from '../basics/need.ts';

/** The assumed duration of a ride, because without a map nothing better is known. Milliseconds. */
export const BUSY_MS = 45 * MINUTE_MS;

/** The reasons against giving a ride to a driver with this car. */
export interface Fit {
  /** How many seats the car lacks. */
  readonly seatsShort: number;
  /** The ride's needs that the car is not known to meet. */
  readonly lacking: readonly Need[];
  /** Another ride at nearly the same time that the driver has promised, or was offered. */
  readonly clash: Ride | null;
}

/** A driver with a car. */
export interface Carrier {
  readonly uid: string;
  readonly seats: number;
  /** The needs that the car is known to meet. */
  readonly needs: readonly Need[];
  /** The open rides that may clash. Rides of other drivers do not count. */
  readonly open: readonly FoundRide[];
}

function clashOf(ride: Ride, { uid, open }: Carrier, now: Date): Ride | null {
  // A ride with a past pick-up will be driven now.
  const timeOf = ({ pickupAt }: Ride) => Math.max(pickupAt.getTime(), now.getTime());
  const isClash = (other: FoundRide): other is Ride =>
    other.state !== 'damaged' &&
    other.id !== ride.id &&
    other.driver === uid &&
    (other.state === 'accepted' || other.state === 'offered') &&
    Math.abs(timeOf(other) - timeOf(ride)) < BUSY_MS;
  return open.find(isClash) ?? null;
}

/** How well a ride fits a driver and a car. Dispatch and the driver get the same answer (D70). */
export function fitOf(ride: Ride, carrier: Carrier, now: Date): Fit {
  return {
    seatsShort: Math.max(0, ride.people - carrier.seats),
    lacking: NEEDS.filter((need) => ride.needs.includes(need) && !carrier.needs.includes(need)),
    clash: clashOf(ride, carrier, now),
  };
}

/** Whether the car has enough seats and is known to meet the needs. */
export function carFits({ seatsShort, lacking }: Fit): boolean {
  return seatsShort === 0 && lacking.length === 0;
}
