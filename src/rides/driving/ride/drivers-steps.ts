import type { StepRefusal } from '#domain/rides/model/errors/ride-error.ts';
import { PROMISE_SLOTS, type PromiseSlot, type Shift } from '#domain/rides/model/firm/shift.ts';
import { isDue } from '#domain/rides/model/ride/deadlines.ts';
import type { StepName } from '#domain/rides/model/ride/ride-steps.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { RideOrder } from '#domain/rides/services/take-step.ts';
import type { DriversRide, OwnRide } from './current-ride.ts';

/** The step that a driver takes next, by the state of their ride. */
export const NEXT_STEP = {
  accepted: { did: 'depart', minutes: null },
  on_the_way: { did: 'arrive' },
  arrived: { did: 'start' },
  in_progress: { did: 'complete' },
} as const satisfies Readonly<Record<OwnRide['state'], RideOrder>>;

/** Whether a driver would set off for this ride at once; otherwise they can only promise it. */
export function canSetOff(ride: Ride, now: Date, isDriving: boolean): boolean {
  return !isDriving && isDue(ride, now);
}

/**
 * Why a driver with these slots and open rides can promise no other ride of this kind; `null` if a slot for it is empty, or
 * its ride is no longer promised (rides R35).
 */
export function promiseRefusal(
  kind: Ride['kind'],
  slots: Shift['slots'],
  held: readonly DriversRide[],
): StepRefusal | null {
  const among: readonly PromiseSlot[] = kind === 'now' ? ['next'] : PROMISE_SLOTS;
  const holders = among.map((slot) =>
    held.find(({ id, state }) => state === 'accepted' && id === slots[slot]),
  );
  const last = holders.at(-1);
  if (last === undefined || holders.includes(undefined)) return null;
  return { code: 'promises-full', full: kind === 'now' ? 'next' : 'all', ride: last.id };
}

/** Whether this step hands a ride back for others to drive. */
export function returnsRide(did: StepName | null): boolean {
  return did === 'decline' || did === 'give_back';
}
