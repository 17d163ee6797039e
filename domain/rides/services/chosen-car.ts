import { fail, succeed } from '../../shared/result.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { WantedShift } from '../model/firm/shift-batch.ts';
import type { Vehicle } from '../model/firm/vehicle.ts';
import type { Shift } from '../model/firm/shift.ts';
import type { FleetRepository } from '../ports/fleet-repository.ts';

/**
 * The car with this id for a shift. A withdrawn car cannot be chosen, but a driver on duty can stay in it (rides R13).
 * `mayHave` says whether the driver may choose the car. A driver on duty or on a break may keep the present car (D122).
 * Fails with `vehicle-required`, `vehicle-unavailable` or `vehicle-of-colleague`.
 */
export async function chosenCar(
  fleet: Pick<FleetRepository, 'vehicle'>,
  id: string,
  stored: Shift | null,
  mayHave: (vehicle: Vehicle) => boolean = () => true,
): Promise<RideResult<WantedShift['vehicle']>> {
  if (id === '') return fail({ code: 'vehicle-required' });
  const vehicle = await fleet.vehicle(id);
  if (!vehicle.ok) return vehicle;
  const isTheirs = stored !== null && stored.duty !== 'off' && stored.vehicle.id === id;
  if (vehicle.value?.active)
    return isTheirs || mayHave(vehicle.value)
      ? succeed(vehicle.value)
      : fail({ code: 'vehicle-of-colleague' });
  return stored?.duty === 'on' && stored.vehicle.id === id
    ? succeed(stored.vehicle)
    : fail({ code: 'vehicle-unavailable' });
}
