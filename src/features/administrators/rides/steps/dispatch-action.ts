import type { StepRefusal } from '#domain/rides/model/errors/ride-error.ts';
import { extendableFrom, offerEnd, searchEnd } from '#domain/rides/model/ride/deadlines.ts';
import { obstacleTo } from '#domain/rides/model/ride/obstacles.ts';
import { stepsFrom, type StepName } from '#domain/rides/model/ride/ride-steps.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';

/** What one press does, without a question. */
export type PressedAction = Extract<StepName, 'extend' | 'expire'>;
/** What a dialog asks about first. */
export type AskedAction =
  | Extract<StepName, 'offer' | 'assign' | 'recall' | 'finish' | 'correct' | 'cancel'>
  | 'edit';
/** What an administrator does with a ride. */
export type DispatchAction = PressedAction | AskedAction;

/** In the order of their buttons. */
const ACTIONS = ['extend', 'expire', 'cancel'] as const satisfies readonly DispatchAction[];

interface OpenAction {
  readonly action: (typeof ACTIONS)[number];
  /** Why not yet, or not any more; `null` if nothing is in the way. */
  readonly refusal: StepRefusal | null;
}

/** The actions that the state of a ride leaves open to an administrator, at this time of the server. */
export function openActions(ride: Ride, now: Date): readonly OpenAction[] {
  const open = stepsFrom('dispatch', ride.state);
  const circumstances = { now, uid: '', onDuty: false, driving: null };
  return ACTIONS.filter((action) => open.includes(action)).map((action) => ({
    action,
    refusal: obstacleTo(action, ride, circumstances),
  }));
}

/** When something begins or ceases to be in the way of them. */
export function turningPoints(ride: Ride): readonly Date[] {
  if (ride.state === 'requested') return [extendableFrom(ride), searchEnd(ride)];
  return ride.state === 'offered' ? [offerEnd(ride)] : [];
}
