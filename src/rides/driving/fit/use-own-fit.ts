import { fitOf, type Fit } from '#domain/rides/model/dispatch/fit-of.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { DriversRide } from '#domain/rides/model/own-rides/drivers-rides.ts';
import type { OwnShift } from '../shift/use-shift.ts';

/** The reasons against a ride for this driver in their car; `null` while the car is unknown. */
export type OwnFit = (ride: Ride, now: Date) => Fit | null;

/** Judges by the shift's car and the driver's promised rides. */
export function useOwnFit({ value }: Pick<OwnShift, 'value'>, held: readonly DriversRide[]): OwnFit {
  const open = held.filter(({ state }) => state === 'accepted');
  return (ride, now) => {
    if (value === null || value.shift === null) return null;
    const { uid, vehicle } = value.shift;
    const needs = value.fleet.find(({ id }) => id === vehicle.id)?.needs ?? [];
    return fitOf(ride, { uid, seats: vehicle.seats, needs, open }, now);
  };
}
