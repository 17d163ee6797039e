import { isAdministrator } from '../../accounts/model/role.ts';
import type { Result } from '../../shared/result.ts';
import type { Vehicle } from '../model/firm/vehicle.ts';
import type { RidePorts } from '../ports/ride-ports.ts';
import { approvedAs, type Acting } from './acting.ts';

export interface Fleet {
  /** The id of one new vehicle, made before it is first sent: sent again, it is the same vehicle. */
  newId(): string;
  /** All vehicles, withdrawn ones too. */
  vehicles(): Promise<Result<readonly Vehicle[]>>;
  /**
   * Adds a vehicle or replaces it; it must have passed `parseVehicle`. Fails with `permission-denied` unless the
   * session's user is an approved administrator.
   */
  save(vehicle: Vehicle): Promise<Result<void>>;
}

export function createFleet({ fleet }: Pick<RidePorts, 'fleet'>, session: Acting): Fleet {
  return {
    newId: () => fleet.newId(),
    vehicles: () => fleet.vehicles(),
    async save(vehicle) {
      const actor = approvedAs(session, isAdministrator);
      return actor.ok ? fleet.saveVehicle(vehicle) : actor;
    },
  };
}
