import { fail, type Result } from '../../shared/result.ts';
import type { RideFailure } from '../model/errors/ride-error.ts';
import { PROMISE_SLOTS, type Shift } from '../model/firm/shift.ts';
import { holdsDriver, isDue, isPromised } from '../model/ride/deadlines.ts';
import type { RideRepository } from '../ports/ride-repository.ts';
import { rideInSlot } from './free-slot.ts';

/** What keeps a driver from a break or the end of the shift: a ride under way, or a promise that is due. `null` if nothing does. */
export async function obstacleToStop(
  rides: Pick<RideRepository, 'read'>,
  { uid, ride, slots }: Shift,
  now: Date,
): Promise<Result<never, RideFailure> | null> {
  const driven = await rideInSlot(rides, ride, (held) => holdsDriver(held, uid));
  if (driven !== null) return fail({ code: 'already-driving', ride: driven });
  const promised = await Promise.all(
    PROMISE_SLOTS.map((slot) =>
      rideInSlot(rides, slots[slot], (held) => isPromised(held, uid) && isDue(held, now)),
    ),
  );
  const owed = promised.find((id) => id !== null);
  return owed === undefined ? null : fail({ code: 'promise-due', ride: owed });
}
