import type { StepRefusal } from '../errors/ride-error.ts';
import { PROMISE_SLOTS, type PromiseSlot, type Shift } from '../firm/shift.ts';
import { isAssignedAhead } from '../ride/deadlines.ts';
import type { Ride } from '../ride/ride.ts';
import type { DriversRide } from './drivers-rides.ts';

/**
 * Why a driver with these slots and open rides can promise no further ride of this kind (rides R35). `null` if a slot
 * for the kind is empty, or has a ride that is no longer promised.
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

/**
 * The promised rides that are not yet in a slot, because they were promised after the slots were read. A ride that
 * dispatch assigned before it was due needs no slot (D111).
 */
export function unknownPromises(slots: Shift['slots'], held: readonly DriversRide[]): readonly DriversRide[] {
  const known = Object.values(slots);
  return held.filter(
    (ride) => ride.state === 'accepted' && !isAssignedAhead(ride) && !known.includes(ride.id),
  );
}
