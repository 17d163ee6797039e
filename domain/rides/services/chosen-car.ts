import { fail, succeed } from '../../shared/result.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { WantedShift } from '../model/firm/shift-batch.ts';
import type { Vehicle } from '../model/firm/vehicle.ts';
import type { Shift } from '../model/firm/shift.ts';
import type { FleetRepository } from '../ports/fleet-repository.ts';

/**
 * Returns the car with this id. Fails with `vehicle-required` for an empty id, and with `vehicle-unavailable` for a
 * withdrawn or unknown car. A driver may keep such a car while on duty in it (R13). Fails with `vehicle-of-colleague`
 * if `mayHave` refuses the car. A driver may keep such a car while on duty or on a break in it (D122).
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
