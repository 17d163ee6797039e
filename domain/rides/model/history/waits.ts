import type { FoundRide } from '../ride/ride.ts';

/** How long passengers waited for their drivers. Seconds. */
export interface Waits {
  /** The number of rides whose driver arrived. */
  readonly rides: number;
  readonly average: number;
  readonly longest: number;
}

/**
 * The seconds from the pick-up (of a ride for now: from the booking) until the driver arrived. Zero if the driver was
 * early, `null` if the driver never arrived or the ride is damaged.
 */
export function waitOf(ride: FoundRide): number | null {
  if (ride.state === 'damaged' || ride.arrivedAt === null) return null;
  return Math.max(0, ride.arrivedAt.getTime() - ride.pickupAt.getTime()) / 1000;
}

/** The waits of the rides whose driver arrived; `null` if no driver did. */
export function waitsOf(rides: readonly FoundRide[]): Waits | null {
  const waits = rides.map(waitOf).filter((wait) => wait !== null);
  if (waits.length === 0) return null;
  const sum = waits.reduce((total, wait) => total + wait, 0);
  return { rides: waits.length, average: sum / waits.length, longest: Math.max(...waits) };
}
