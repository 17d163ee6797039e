import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { Vehicle } from '#domain/rides/model/firm/vehicle.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '../../../core/product/use-request.ts';
import { useRides } from '../../../core/rides/use-rides.ts';

export interface KnownShift {
  /** `null` before the first. */
  readonly shift: Shift | null;
  readonly cars: readonly Vehicle[];
}

/** Reads what a driver's shift is about; read again after each change, since a car may have been withdrawn meanwhile. */
export function useShift() {
  const { driverShift, vehicles } = useRides();
  return useRequest('shift', async () => {
    const [shift, cars] = await Promise.all([driverShift.read(), vehicles.list()]);
    if (!shift.ok) return shift;
    if (!cars.ok) return cars;
    const known: KnownShift = { shift: shift.value, cars: cars.value.filter(({ active }) => active) };
    return succeed(known);
  });
}

export type OwnShift = ReturnType<typeof useShift>;
