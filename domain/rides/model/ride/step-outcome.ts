import type { StepRefusal } from '../errors/ride-error.ts';
import { isEnded } from './ride-state.ts';
import { stepNamed } from './ride-steps.ts';
import type { Ride } from './ride.ts';
import type { StepOrder } from './step-order.ts';
import { takenBy } from './taken-by.ts';

/** What distinguishes two steps of one name by one person, such as offers to two drivers. */
const TELLING = ['driver', 'why', 'note'] as const;

/** The present state of a ride on which somebody else's step came first, and whose side took the last step. */
export function presentOf({ state, log, did, rider }: Ride): StepRefusal {
  if (state === 'expired') return { code: 'ride-expired' };
  const by = log.at(-1)?.by ?? '';
  const told = { did, by: takenBy({ did, by }, rider) };
  return isEnded(state) ? { code: 'ride-over', state, ...told } : { code: 'ride-changed', state, ...told };
}

/**
 * What a ride that was read back says about a step whose sending failed. The log keeps the line with the step's number,
 * whatever came later: `done` if that line is the taker's own, `undone` if there is none yet.
 */
export function outcomeOf(
  found: Ride,
  step: { readonly rev: number; readonly order: StepOrder; readonly uid: string },
): 'done' | 'undone' | StepRefusal {
  const line = found.log[step.rev];
  if (line === undefined) return 'undone';
  const order: Partial<Record<(typeof TELLING)[number], unknown>> & Pick<StepOrder, 'did'> = step.order;
  const says = TELLING.filter((field) => stepNamed(order.did).says.includes(field));
  const isSame = says.every((field) => (order[field] ?? null) === line[field]);
  if (line.did === order.did && line.by === step.uid && isSame) return 'done';
  return presentOf(found);
}
