import { isDue } from '#domain/rides/model/ride/deadlines.ts';
import type { StepName } from '#domain/rides/model/ride/ride-steps.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { RideOrder } from '#domain/rides/services/take-step.ts';
import type { OwnRide } from './current-ride.ts';

/** The step that a driver takes next, by the state of their ride. */
export const NEXT_STEP = {
  accepted: { did: 'depart', minutes: null },
  on_the_way: { did: 'arrive' },
  arrived: { did: 'start' },
  in_progress: { did: 'complete' },
} as const satisfies Readonly<Record<OwnRide['state'], RideOrder>>;

/** Whether a driver would set off for this ride at once; otherwise they can only promise it. */
export function canSetOff(ride: Ride, now: Date, isDriving: boolean): boolean {
  return !isDriving && isDue(ride, now);
}

/** Whether this step hands a ride back for others to drive. */
export function returnsRide(did: StepName | null): boolean {
  return did === 'decline' || did === 'give_back';
}
