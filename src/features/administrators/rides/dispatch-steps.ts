import { obstacleTo } from '#domain/rides/model/ride/obstacles.ts';
import { stepsFrom } from '#domain/rides/model/ride/ride-steps.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';

/** What an administrator may do with a ride; offering and assigning it follow with the board. */
const TAKEN_HERE = ['extend', 'expire', 'cancel'] as const;
export type DispatchStep = (typeof TAKEN_HERE)[number];

/** The steps that nothing is in the way of at this time of the server, or nothing for long. */
export function dispatchSteps(ride: Ride, now: Date): readonly DispatchStep[] {
  const open = stepsFrom('dispatch', ride.state);
  const circumstances = { now, uid: '', onDuty: false, driving: null };
  return TAKEN_HERE.filter((did) => {
    const obstacle = obstacleTo(did, ride, circumstances);
    // A search that just began anew keeps its button, and whoever pressed it their place on the page.
    return open.includes(did) && (obstacle === null || (did === 'extend' && obstacle.code === 'too-early'));
  });
}
