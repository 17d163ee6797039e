import { useEffect, useEffectEvent } from 'react';
import type { StepRefusal } from '#domain/rides/model/errors/ride-error.ts';
import { PROMISE_SLOTS, type PromiseSlot, type Shift } from '#domain/rides/model/firm/shift.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { OwnShift } from '../shift/use-shift.ts';
import type { DriversRide } from './drivers-rides.ts';

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

/** Why the driver can promise no other ride of this kind; `null` if there is no known reason. */
export type PromiseRefusal = (kind: Ride['kind']) => StepRefusal | null;

/**
 * Judges by the slots of the driver's record. The page reads them again when a promise appears that no known slot names, for example from
 * another window or from dispatch.
 */
export function usePromiseRefusal(
  { value, lookAgain }: Pick<OwnShift, 'value' | 'lookAgain'>,
  held: readonly DriversRide[],
): PromiseRefusal {
  const slots = value?.shift?.slots ?? null;
  const unknown = held.filter(
    ({ id, state }) => state === 'accepted' && slots && !Object.values(slots).includes(id),
  );
  const key = unknown.map(({ id }) => id).join(' ');
  const look = useEffectEvent(() => void lookAgain());
  useEffect(() => {
    if (key !== '') look();
  }, [key]);
  return (kind) => slots && promiseRefusal(kind, slots, held);
}
