import type { StepRefusal } from '../errors/ride-error.ts';
import {
  extendableFrom,
  extensionOfferedFrom,
  isSearchDue,
  noShowFrom,
  offerEnd,
  reopenEnd,
  searchEnd,
} from '../ride/deadlines.ts';
import { obstacleTo } from '../steps/obstacles.ts';
import { DRIVING_STEPS, stepsFrom, type RideStepName } from '../ride/ride-steps.ts';
import type { Ride } from '../ride/ride.ts';
import { presentOf } from '../steps/step-outcome.ts';

/** The actions in the order of their buttons. */
const DISPATCH_ACTIONS = [
  'offer',
  'assign',
  'recall',
  'lapse',
  'extend',
  'expire',
  ...DRIVING_STEPS,
  'take_back',
  'edit',
  'correct',
  'cancel',
] as const satisfies readonly RideStepName[];

export type DispatchAction = (typeof DISPATCH_ACTIONS)[number];
/** Actions that one press performs. */
export type ImmediateAction = Extract<DispatchAction, 'lapse' | 'extend' | 'expire'>;
/** Actions that must be confirmed, or need more input. */
export type ConfirmedAction = Exclude<DispatchAction, ImmediateAction>;

export const isImmediate = (action: DispatchAction): action is ImmediateAction =>
  action === 'lapse' || action === 'extend' || action === 'expire';

const OF_A_SEARCH: readonly DispatchAction[] = ['extend', 'expire'];

/** An action is open whatever the driver does now. Sending the step checks the driver's duty and other ride. */
const circumstances = (now: Date) => ({ now, uid: '', onDuty: true, driving: null, rest: null });

interface OpenAction {
  readonly action: DispatchAction;
  /** Why the action is not yet, or no longer, possible; `null` if it is possible. */
  readonly refusal: StepRefusal | null;
}

/** The actions that a ride's state allows a dispatcher, at this server time. */
export function openActions(ride: Ride, now: Date): readonly OpenAction[] {
  const open = stepsFrom('dispatch', ride.state);
  const isAhead = !isSearchDue(ride, now);
  const present = DISPATCH_ACTIONS.filter(
    (action) => open.includes(action) && !(isAhead && OF_A_SEARCH.includes(action)),
  );
  return present.map((action) => ({
    action,
    refusal: obstacleTo(action, ride, circumstances(now)),
  }));
}

const ROW_ACTIONS: readonly DispatchAction[] = ['offer', 'assign', 'recall', 'cancel'];

/**
 * The actions for which a row of the board has room. The ride's page has all actions. If a search is ending or over,
 * its row also has the actions that extend or end the search.
 */
export function rowActions(ride: Ride, now: Date): readonly OpenAction[] {
  const isEnding = ride.state === 'requested' && now >= extensionOfferedFrom(ride);
  return openActions(ride, now).filter(
    ({ action, refusal }) =>
      ROW_ACTIONS.includes(action) || (isEnding && OF_A_SEARCH.includes(action) && refusal === null),
  );
}

/** Why the action is not possible at this server time; `null` if it is possible. */
export function refusalOf(action: DispatchAction, ride: Ride, now: Date): StepRefusal | null {
  const found = openActions(ride, now).find((open) => open.action === action);
  return found === undefined ? presentOf(ride) : found.refusal;
}

/** The moments at which an action becomes possible or impossible. */
export function turningPoints(ride: Ride): readonly Date[] {
  if (ride.state === 'requested') {
    return [ride.pickupAt, extendableFrom(ride), extensionOfferedFrom(ride), searchEnd(ride)];
  }
  if (ride.state === 'arrived') return [noShowFrom(ride)];
  if (ride.endedAt !== null) return [reopenEnd(ride.endedAt)];
  return ride.state === 'offered' ? [offerEnd(ride)] : [];
}
