import { useEffect, useEffectEvent } from 'react';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { Vehicle } from '#domain/rides/model/firm/vehicle.ts';
import { succeed } from '#domain/shared/result.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useRides } from '../../shared/use-rides.ts';
import { watchWhileVisible } from '#core/session/watch-while-visible.ts';

export interface KnownShift {
  /** `null` before the first. */
  readonly shift: Shift | null;
  readonly cars: readonly Vehicle[];
}

/**
 * Reads a driver's shift and the cars; read them again after each change, since a car may have been withdrawn meanwhile. The
 * shift alone is read again when somebody comes back to the page, because dispatch or another window may have ended it.
 */
export function useShift() {
  const { driverShift, vehicles } = useRides();
  const own = useRequest('shift', async () => {
    const [shift, cars] = await Promise.all([driverShift.read(), vehicles.list()]);
    if (!shift.ok) return shift;
    if (!cars.ok) return cars;
    const known: KnownShift = { shift: shift.value, cars: cars.value.filter(({ active }) => active) };
    return succeed(known);
  });
  /** Says nothing if it fails, and nothing new if the shift was read again meanwhile. */
  const lookAgain = async () => {
    const shift = await catchDefect(() => driverShift.read());
    if (shift.ok) own.change((known) => (known === own.value ? { ...known, shift: shift.value } : known));
  };
  const comeBack = useEffectEvent(() => void lookAgain());
  useEffect(() => watchWhileVisible(() => comeBack()), []);
  return { ...own, lookAgain };
}

export type OwnShift = ReturnType<typeof useShift>;
