import type { StepRefusal } from '../errors/ride-error.ts';
import { isEnded } from './ride-state.ts';
import type { StepName } from './ride-steps.ts';
import type { Ride } from './ride.ts';

/**
 * What a ride that was read back says of a step whose sending failed: the log keeps the line with the step's number,
 * whatever came after it. `done` if that line is the taker's own, `undone` if nobody has written it.
 */
export function outcomeOf(
  found: Ride,
  step: { readonly rev: number; readonly did: StepName; readonly uid: string },
): 'done' | 'undone' | StepRefusal {
  const line = found.log[step.rev];
  if (line === undefined) return 'undone';
  if (line.did === step.did && line.by === step.uid) return 'done';
  const { state } = found;
  if (state === 'expired') return { code: 'ride-expired' };
  return isEnded(state) ? { code: 'ride-over', state } : { code: 'ride-changed', state };
}
