import { useEffect, useEffectEvent } from 'react';
import type { StepRefusal } from '#domain/rides/model/errors/ride-error.ts';
import type { DriversRide } from '#domain/rides/model/own-rides/drivers-rides.ts';
import { promiseRefusal, unknownPromises } from '#domain/rides/model/own-rides/promise-refusal.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { OwnShift } from '../shift/use-shift.ts';

/** Why the driver can promise no other ride of this kind; `null` if there is no known reason. */
export type PromiseRefusal = (kind: Ride['kind']) => StepRefusal | null;

/**
 * Judges by the slots of the driver's record. The page reads them again when no known slot names a new promise. Such a
 * promise may come from another window or from dispatch.
 */
export function usePromiseRefusal(
  { value, lookAgain }: Pick<OwnShift, 'value' | 'lookAgain'>,
  held: readonly DriversRide[],
): PromiseRefusal {
  const slots = value?.shift?.slots ?? null;
  const key = (slots === null ? [] : unknownPromises(slots, held)).map(({ id }) => id).join(' ');
  const look = useEffectEvent(() => void lookAgain());
  useEffect(() => {
    if (key !== '') look();
  }, [key]);
  return (kind) => slots && promiseRefusal(kind, slots, held);
}
