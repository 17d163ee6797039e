import { isAdministrator } from '../../accounts/model/role.ts';
import type { Result } from '../../shared/result.ts';
import type { Vehicle } from '../model/firm/vehicle.ts';
import type { FleetRepository } from '../ports/fleet-repository.ts';
import { approvedAs, type Acting } from './acting.ts';

export interface Vehicles {
  /** The id of one new vehicle, made before it is first sent: sent again, it is the same vehicle. */
  newId(): string;
  /** All of them, withdrawn ones too. */
  list(): Promise<Result<readonly Vehicle[]>>;
  /**
   * Adds a vehicle or replaces it; it must have passed `parseVehicle`. Fails with `permission-denied` unless the
   * session's user is an approved administrator.
   */
  save(vehicle: Vehicle): Promise<Result<void>>;
}

export function createVehicles(fleet: FleetRepository, session: Acting): Vehicles {
  return {
    newId: () => fleet.newId(),
    list: () => fleet.vehicles(),
    async save(vehicle) {
      const actor = approvedAs(session, isAdministrator);
      return actor.ok ? fleet.saveVehicle(vehicle) : actor;
    },
  };
}
