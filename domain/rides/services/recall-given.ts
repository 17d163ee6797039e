import { fail } from '../../shared/result.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { Ride } from '../model/ride/ride.ts';
import { presentOf } from '../model/steps/step-outcome.ts';
import type { RideRepository } from '../ports/ride-repository.ts';
import type { TakeStep } from './take-step.ts';

interface RecallNeeds extends Pick<RideRepository, 'read'> {
  readonly takeStep: TakeStep;
}

/**
 * Recalls a ride that was just offered or assigned by mistake. `before` is the ride before that step. Fails as
 * `TakeStep`, and with `unavailable` if no sound ride is stored. If a further step came, fails as `presentOf` says.
 */
export async function recallGiven({ read, takeStep }: RecallNeeds, before: Ride): Promise<RideResult<void>> {
  const found = await read(before.id);
  if (!found.ok) return found;
  const given = found.value;
  if (given === null || given.state === 'damaged') return fail({ code: 'unavailable' });
  return given.rev === before.rev + 1
    ? takeStep(given, { did: 'recall', why: 'mistake' })
    : fail(presentOf(given));
}
