import { dueAt, isDue, isExpired } from '#domain/rides/model/ride/deadlines.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import type { Look } from './attempt.ts';
import type { WorldFacts } from './world-facts.ts';

/** Whether the driver whom a ride is with reads who rides, and the exact places (rides R11). */
function isOpenToDriver(ride: Ride, now: Date): boolean {
  const { state, card, endedAt } = ride;
  if (card === null) return false;
  if (!isEnded(state)) return state !== 'accepted' || isDue(ride, now);
  if (endedAt === null || now.getTime() >= endedAt.getTime() + DAY_MS) return false;
  return state !== 'cancelled' || endedAt >= dueAt(ride);
}

/** Whether somebody who signed in just now reads a document of a ride (rides 4). */
export function mayLook(facts: WorldFacts, { by, at }: Look, ride: Ride, now: Date): boolean {
  if (!facts.hasAccount(by)) return false;
  const isDriver = facts.isApprovedAs(by, 'driver');
  if (facts.isApprovedAs(by, 'admin')) return true;
  if (at === 'last remark') return facts.remark(ride.id, ride.rev)?.by === by;
  if (ride.rider === by) return true;
  if (at === 'details') return isDriver && ride.driver === by && isOpenToDriver(ride, now);
  return ride.driver === by || (isDriver && ride.state === 'requested' && !isExpired(ride, now));
}
