import type { RideFailure } from '../errors/ride-error.ts';
import type { Duty } from '../firm/shift.ts';
import { returnsRide, type RideStepName } from '../ride/ride-steps.ts';
import type { Ride } from '../ride/ride.ts';
import { isStepOf, type RemovedRide } from './drive-reducer.ts';
import type { DriversRide } from './drivers-rides.ts';

/** The last step that a driver has pressed. */
export interface PressedStep<Did extends RideStepName = RideStepName> {
  readonly ride: Ride;
  readonly did: Did;
  /** `null` unless the step has failed. */
  readonly failure: RideFailure | null;
}

/** A driver's last presses. */
export interface PressedSteps<Did extends RideStepName = RideStepName> {
  readonly last: PressedStep<Did> | null;
  /** The driver's duty at the last answer; `null` if unknown. */
  readonly duty: Duty | null;
  /** The ride that the driver last declined or gave back, before that step. `null` for none, or if the step failed. */
  readonly returned: Ride | null;
}

/** The driver's present duty and rides. */
interface Present {
  readonly duty: Duty | null;
  readonly held: readonly DriversRide[];
  readonly removed: RemovedRide | null;
}

export const unlessFailed = <Did extends RideStepName>(last: PressedStep<Did> | null) =>
  last === null || last.failure === null ? last : null;

function returnedBy({ last, returned }: PressedSteps): Ride | null {
  if (last === null || !returnsRide(last.did)) return returned;
  return last.failure === null ? last.ride : null;
}

/**
 * The presses after another answer; the same object if nothing changes. A failure disappears if the removal of the ride
 * explains it, or the step was taken after all. It also disappears if the driver's duty has changed; for `not-on-duty`
 * only if the driver is now on duty.
 */
export function pressedReducer<Did extends RideStepName>(
  state: PressedSteps<Did>,
  { duty, held, removed }: Present,
): PressedSteps<Did> {
  const { last } = state;
  const isOld = duty !== state.duty && (duty === 'on' || last?.failure?.code !== 'not-on-duty');
  const isExplained = last !== null && isStepOf(removed, last.ride);
  const isTaken = held.some(
    ({ id, log }) => id === last?.ride.id && log[last.ride.rev + 1]?.did === last.did,
  );
  const shown = isOld || isExplained || isTaken ? unlessFailed(last) : last;
  const returned = returnedBy(state);
  const isSame = shown === last && duty === state.duty && returned === state.returned;
  return isSame ? state : { last: shown, duty, returned };
}
