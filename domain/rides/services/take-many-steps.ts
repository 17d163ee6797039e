import { runFewAtOnce, CONCURRENT_REQUESTS } from '../../shared/run-few-at-once.ts';
import type { RideFailure } from '../model/errors/ride-error.ts';
import { endsSeries } from '../model/errors/ride-meaning.ts';
import type { Ride } from '../model/ride/ride.ts';
import type { RideOrder, TakeStep } from './take-step.ts';

export interface StepOfMany {
  readonly ride: Ride;
  readonly order: Extract<RideOrder, { readonly did: 'assign' | 'recall' }>;
}

/** The results of a series of steps so far. */
export interface StepsTaken {
  /** The ids of the rides whose step is stored. */
  readonly done: readonly string[];
  readonly failed: readonly { readonly ride: Ride; readonly error: RideFailure }[];
}

interface Series {
  readonly takeStep: TakeStep;
  /** Called before each step. When it returns true, no further step begins, and steps under way are completed. */
  isStopped(): boolean;
  onProgress(taken: StepsTaken): void;
}

/** Whether every further step would fail, too. A dispatcher with `permission-denied` may take no step at all. */
const endsAll = (error: RideFailure) => error.code === 'permission-denied' || endsSeries(error);

/** The driver whom the step concerns: the new driver of an assignment, otherwise the ride's present driver. */
const driverOf = ({ ride, order }: StepOfMany) => (order.did === 'assign' ? order.driver : ride.driver);

/**
 * Takes these steps for a few drivers at once. The steps of one driver follow one another, because two promises at one
 * moment would take the same slot. A failure for which `endsAll` holds ends the series; any other failure stops no
 * step. A ride that is neither done nor failed was not tried.
 */
export async function takeManySteps(
  steps: readonly StepOfMany[],
  { takeStep, isStopped, onProgress }: Series,
): Promise<StepsTaken> {
  let taken: StepsTaken = { done: [], failed: [] };
  let isOver = false;
  const take = async ({ ride, order }: StepOfMany) => {
    if (isOver || isStopped()) return;
    const answer = await takeStep(ride, order);
    const { done, failed } = taken;
    if (answer.ok) taken = { done: [...done, ride.id], failed };
    else {
      isOver ||= endsAll(answer.error);
      taken = { done, failed: [...failed, { ride, error: answer.error }] };
    }
    onProgress(taken);
  };
  const drivers = [...new Set(steps.map(driverOf))];
  await runFewAtOnce(drivers, CONCURRENT_REQUESTS, async (driver) => {
    // oxlint-disable-next-line no-await-in-loop -- each step needs the slots that the step before has left
    for (const step of steps) if (driverOf(step) === driver) await take(step);
  });
  return taken;
}
