import { fail, succeed } from '../../shared/result.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { WantedShift } from '../model/firm/shift-batch.ts';
import type { Shift } from '../model/firm/shift.ts';
import type { FleetRepository } from '../ports/fleet-repository.ts';

/** The car with this id for a shift. A withdrawn car cannot be chosen, but its driver can stay in it (rides R13). */
export async function chosenCar(
  fleet: Pick<FleetRepository, 'vehicle'>,
  id: string,
  stored: Shift | null,
): Promise<RideResult<WantedShift['vehicle']>> {
  if (id === '') return fail({ code: 'vehicle-required' });
  const vehicle = await fleet.vehicle(id);
  if (!vehicle.ok) return vehicle;
  if (vehicle.value?.active) return succeed(vehicle.value);
  return stored?.duty === 'on' && stored.vehicle.id === id
    ? succeed(stored.vehicle)
    : fail({ code: 'vehicle-unavailable' });
}
