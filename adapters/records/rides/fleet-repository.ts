import { readSettings } from '#domain/rides/model/firm/settings.ts';
import { readVehicle } from '#domain/rides/model/firm/vehicle.ts';
import { MOST_LISTED } from '#domain/rides/model/ride-limits.ts';
import { SETTINGS_PATH, vehiclePath } from '#domain/rides/model/stored/ride-paths.ts';
import type { FleetRepository } from '#domain/rides/ports/fleet-repository.ts';
import { succeed } from '#domain/shared/result.ts';
import type { DocumentStore } from '../document-store.ts';

export function createFleetRepository(store: DocumentStore): FleetRepository {
  return {
    async vehicles() {
      const found = await store.query({ collection: 'vehicles', limit: MOST_LISTED });
      if (!found.ok) return found;
      return succeed(found.value.flatMap(({ id, fields }) => readVehicle(id, fields) ?? []));
    },
    async vehicle(id) {
      const found = await store.read(vehiclePath(id));
      return found.ok ? succeed(readVehicle(id, found.value)) : found;
    },
    async settings() {
      const found = await store.read(SETTINGS_PATH);
      return found.ok ? succeed(readSettings(found.value)) : found;
    },
  };
}
