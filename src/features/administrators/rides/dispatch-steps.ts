import { obstacleTo } from '#domain/rides/model/ride/obstacles.ts';
import { stepsFrom } from '#domain/rides/model/ride/ride-steps.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';

/** What an administrator may do with a ride; offering and assigning it follow with the board. */
const TAKEN_HERE = ['extend', 'expire', 'cancel'] as const;
export type DispatchStep = (typeof TAKEN_HERE)[number];

/** The steps that nothing is in the way of at this time of the server. */
export function dispatchSteps(ride: Ride, now: Date): readonly DispatchStep[] {
  const open = stepsFrom('dispatch', ride.state);
  const circumstances = { now, uid: '', onDuty: false, driving: null };
  return TAKEN_HERE.filter((did) => open.includes(did) && obstacleTo(did, ride, circumstances) === null);
}
