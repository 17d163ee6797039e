import { driversOf, type Driver } from '#domain/rides/model/dispatch/drivers-of.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';

export interface BoardDriver extends Driver {
  /** The names of others at work in the same car; empty if there are none. */
  readonly sharesWith: string;
}

/** Drivers cannot see who has a car, so only dispatch can tell them that somebody else has chosen it, too. */
function othersInCar(own: Shift, shifts: readonly Shift[]): string {
  if (own.duty === 'off') return '';
  const others = shifts.filter(
    ({ uid, duty, vehicle }) => uid !== own.uid && duty !== 'off' && vehicle.id === own.vehicle.id,
  );
  return others.map(({ name }) => name).join(', ');
}

/** The drivers in the order of the board. */
export function boardDrivers(
  shifts: readonly Shift[],
  rides: readonly FoundRide[],
  now: Date,
  blocked: ReadonlySet<string>,
): readonly BoardDriver[] {
  return driversOf(shifts, rides, now, null, blocked).map((driver) => ({
    ...driver,
    sharesWith: othersInCar(driver.shift, shifts),
  }));
}
