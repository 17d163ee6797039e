import type { StepRefusal } from '../errors/ride-error.ts';
import { partyOf } from '../ride/log-line.ts';
import { isEnded } from '../ride/ride-state.ts';
import { stepNamed } from '../ride/ride-steps.ts';
import type { Ride } from '../ride/ride.ts';
import type { StepOrder } from './step-batch.ts';

/** The fields that distinguish two steps with one name and one author, such as offers to two drivers. */
const DISTINCTIVE = ['driver', 'why'] as const;

/**
 * The refusal of a step because another step came first, with the present state and the last step. The refusal for an
 * expired ride has neither.
 */
export function presentOf(ride: Ride): StepRefusal {
  const { state, log, did } = ride;
  if (state === 'expired') return { code: 'ride-expired' };
  const by = log.at(-1)?.by ?? '';
  const last = { did, by: partyOf({ did, by }, ride) };
  return isEnded(state) ? { code: 'ride-over', state, ...last } : { code: 'ride-changed', state, ...last };
}

/**
 * The outcome of a step after a failed request, by the ride that was read back. It is `undone` if the log has no line
 * with the step's number. It is `done` if that line has this step and this author. For a correction, the ride must also
 * have the chosen state, which the line does not contain. Otherwise it is the refusal.
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
