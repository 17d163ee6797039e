import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import { stepNamed, type StepName } from '#domain/rides/model/ride/ride-steps.ts';
import type { RideOrder } from '#domain/rides/services/take-step.ts';
import type { DriversRide } from './current-ride.ts';

/** The step that a driver takes next, by the state of their ride. */
export const NEXT_STEP = {
  offered: { did: 'take', minutes: null },
  accepted: { did: 'depart', minutes: null },
  on_the_way: { did: 'arrive' },
  arrived: { did: 'start' },
  in_progress: { did: 'complete' },
} as const satisfies Readonly<Record<DriversRide['state'], RideOrder>>;

/** Whether a ride is no longer the driver's after they have taken this step. */
export function leavesRide(did: StepName): boolean {
  const { to } = stepNamed(did);
  return to === 'requested' || (to !== null && isEnded(to));
}
