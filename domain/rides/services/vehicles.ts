import { asDispatcher } from '../../shared/people/acting.ts';
import { succeed, type Result } from '../../shared/result.ts';
import { firmBatch } from '../model/firm/firm-batch.ts';
import type { FirmList } from '../model/firm/firm-list.ts';
import { formerPlatesAfter, type Vehicle, type WantedVehicle } from '../model/firm/vehicle.ts';
import { vehiclePath } from '../model/stored/ride-paths.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';

export interface Vehicles {
  /** Up to `MOST_OF_FIRM` vehicles, including withdrawn ones. */
  list(): Promise<Result<FirmList<Vehicle>>>;
  /**
   * Adds a vehicle, or changes the fields that differ from the `known` vehicle. A replaced plate is added to the former
   * plates. The vehicle must have passed `parseVehicle`. Fails with `permission-denied` without the power *desk*.
   */
  save(vehicle: WantedVehicle, known: Vehicle | null): Promise<Result<void>>;
}

export function createVehicles({ fleet, records, session }: RideNeeds): Vehicles {
  return {
    list: () => fleet.vehicles(),
    save: ({ id, ...vehicle }, known) =>
      asDispatcher(session, async () => {
        const formerPlates = known && formerPlatesAfter(known, vehicle.plate);
        const wanted = { ...vehicle, ...(formerPlates !== null && { formerPlates }) };
        const batch = firmBatch(vehiclePath(id), wanted, known);
        return batch.length === 0 ? succeed() : records.commit(batch);
      }),
  };
}
