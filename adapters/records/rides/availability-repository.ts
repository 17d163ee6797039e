import { readAvailability } from '#domain/rides/model/firm/availability.ts';
import { MOST_OF_FIRM } from '#domain/rides/model/basics/ride-limits.ts';
import { availabilityPath } from '#domain/rides/model/stored/ride-paths.ts';
import type { AvailabilityRepository } from '#domain/rides/ports/availability-repository.ts';
import { decoded } from '../decoded.ts';
import type { DocumentStore } from '../document-store.ts';

export function createAvailabilityRepository(store: DocumentStore): AvailabilityRepository {
  return {
    read: (uid) => decoded(store.read(availabilityPath(uid)), (found) => readAvailability(uid, found)),
    list: () =>
      decoded(store.query({ collection: 'availability', limit: MOST_OF_FIRM }), (found) =>
        found.flatMap(({ id, fields }) => readAvailability(id, fields) ?? []),
      ),
  };
}
