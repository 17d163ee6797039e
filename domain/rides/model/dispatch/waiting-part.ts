import { HOUR_MS } from '../../../shared/durations.ts';
import { isSearchDue } from '../ride/deadlines.ts';
import type { Ride } from '../ride/ride.ts';

/** The parts of what waits, in their order: to be driven now, with a pick-up in the next 60 minutes, and all that is later. */
export const WAITING_PARTS = ['now', 'soon', 'later'] as const;
export type WaitingPart = (typeof WAITING_PARTS)[number];

/** The part in which a ride without a driver waits. A ride for later moves up as its pick-up comes nearer. */
export function waitingPartOf(ride: Pick<Ride, 'kind' | 'pickupAt'>, now: Date): WaitingPart {
  if (isSearchDue(ride, now)) return 'now';
  return ride.pickupAt.getTime() - now.getTime() <= HOUR_MS ? 'soon' : 'later';
}
