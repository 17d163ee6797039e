import type { StepRefusal } from '../errors/ride-error.ts';
import { partyOf } from '../ride/log-line.ts';
import { isEnded } from '../ride/ride-state.ts';
import { stepNamed } from '../ride/ride-steps.ts';
import type { Ride } from '../ride/ride.ts';
import type { StepOrder } from './step-batch.ts';

/** The values that distinguish two steps of one name by one person, such as offers to two drivers. */
const DISTINCTIVE = ['driver', 'why'] as const;

/** The present state of a ride on which another person's step came first, and the party of the last step. */
export function presentOf(ride: Ride): StepRefusal {
  const { state, log, did } = ride;
  if (state === 'expired') return { code: 'ride-expired' };
  const by = log.at(-1)?.by ?? '';
  const last = { did, by: partyOf({ did, by }, ride) };
  return isEnded(state) ? { code: 'ride-over', state, ...last } : { code: 'ride-changed', state, ...last };
}

/**
 * The outcome of a step whose sending failed, by the ride that was read back. The log keeps the line with the step's
 * number, whatever followed: `done` if that line is the taker's own, `undone` if there is none yet. A line does not
 * have the outcome that a correction chose, so a correction is done only if the ride has that outcome.
 */
export function outcomeOf(
  found: Ride,
  step: { readonly rev: number; readonly order: StepOrder; readonly uid: string },
): 'done' | 'undone' | StepRefusal {
  const line = found.log[step.rev];
  if (line === undefined) return 'undone';
  const { order: ordered, uid } = step;
  const order: Partial<Record<(typeof DISTINCTIVE)[number], unknown>> & Pick<StepOrder, 'did'> = ordered;
  const says = DISTINCTIVE.filter(
    (field) => stepNamed(order.did).says.includes(field) && (field !== 'why' || uid === found.rider),
  );
  const isSame = says.every((field) => (order[field] ?? null) === line[field]);
  const hasOutcome = ordered.did !== 'correct' || ordered.to === found.state;
  if (line.did === order.did && line.by === uid && isSame && hasOutcome) return 'done';
  return presentOf(found);
}
