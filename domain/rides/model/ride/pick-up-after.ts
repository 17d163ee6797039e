import type { Ride } from './ride.ts';

/** For when a ride was once a step of its log had been taken; the lines of later edits say what they moved it from. */
export function pickUpAfter({ log, pickupAt }: Ride, rev: number): Date {
  return log.slice(rev + 1).find(({ movedFrom }) => movedFrom !== null)?.movedFrom ?? pickupAt;
}
