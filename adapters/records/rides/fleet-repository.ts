import { readPaperKinds } from '#domain/rides/model/firm/paper-kinds.ts';
import { papersPath, readPapers } from '#domain/rides/model/firm/papers.ts';
import { readSettings } from '#domain/rides/model/firm/settings.ts';
import { readVehicle } from '#domain/rides/model/firm/vehicle.ts';
import { MOST_OF_FIRM } from '#domain/rides/model/basics/ride-limits.ts';
import {
  PAPER_KINDS_PATH,
  SEARCHES_PATH,
  SETTINGS_PATH,
  vehiclePath,
} from '#domain/rides/model/stored/ride-paths.ts';
import { readSearchFigure } from '#domain/rides/model/ride/search-figure.ts';
import type { FleetRepository } from '#domain/rides/ports/fleet-repository.ts';
import { decoded, firmList } from '../decoded.ts';
import type { DocumentStore } from '../document-store.ts';

export function createFleetRepository(store: DocumentStore): FleetRepository {
  return {
    vehicles: () =>
      decoded(store.query({ collection: 'vehicles', limit: MOST_OF_FIRM }), (found) =>
        firmList(found, readVehicle),
      ),
    largest: () =>
      decoded(
        store.query({
          collection: 'vehicles',
          where: [['active', '==', true]],
          orderBy: 'seats',
          direction: 'desc',
          limit: 1,
        }),
        ([found]) => (found === undefined ? null : readVehicle(found.id, found.fields)),
      ),
    vehicle: (id) => decoded(store.read(vehiclePath(id)), (found) => readVehicle(id, found)),
    settings: () => decoded(store.read(SETTINGS_PATH), readSettings),
    paperKinds: () => decoded(store.read(PAPER_KINDS_PATH), (found) => readPaperKinds(found) ?? undefined),
    papers: (of, id) => decoded(store.read(papersPath(of, id)), readPapers),
    allPapers: (of) =>
      decoded(
        store.query({ collection: of === 'driver' ? 'driverPapers' : 'carPapers', limit: MOST_OF_FIRM }),
        (found) => new Map(found.map(({ id, fields }) => [id, readPapers(fields)])),
      ),
    searches: () => decoded(store.read(SEARCHES_PATH), readSearchFigure),
  };
}
