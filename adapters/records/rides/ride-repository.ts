import { readDetails } from '#domain/rides/model/booking/ride-details.ts';
import { readRiderRecord } from '#domain/rides/model/booking/rider-record.ts';
import { detailsPath, remarksPath, ridePath, riderPath } from '#domain/rides/model/stored/ride-paths.ts';
import { MOST_COUNTED, MOST_LISTED } from '#domain/rides/model/ride-limits.ts';
import { readRemark } from '#domain/rides/model/ride/remark.ts';
import type { RideRepository } from '#domain/rides/ports/ride-repository.ts';
import { allOf, succeed, type Result } from '#domain/shared/result.ts';
import type { DocumentStore, StoredFields } from '../document-store.ts';
import {
  changedRidesFrom,
  inOrder,
  openRidesFrom,
  partsOf,
  placeIn,
  rideOf,
  ridesOf,
  toOpenRides,
  toRidePage,
} from './ride-queries.ts';

export function createRideRepository(store: DocumentStore): RideRepository {
  const read = async <T>(
    path: string,
    parse: (fields: StoredFields) => T | null,
  ): Promise<Result<T | null>> => {
    const found = await store.read(path);
    return found.ok ? succeed(found.value && parse(found.value)) : found;
  };
  return {
    read: (id) => read(ridePath(id), (fields) => rideOf({ id, fields })),
    details: (id) => read(detailsPath(id), readDetails),
    async remarks(id) {
      const newest = { orderBy: 'at', direction: 'desc', limit: MOST_LISTED } as const;
      const found = await store.query({ collection: remarksPath(id), ...newest });
      if (!found.ok) return found;
      const remarks = found.value.flatMap((each) => readRemark(each.id, each.fields) ?? []);
      return succeed(remarks.toSorted((one, other) => one.rev - other.rev));
    },
    async page(list, cursor) {
      const after = placeIn(list, cursor);
      const found = await allOf(partsOf(list).map((part) => store.query({ ...ridesOf(part), after })));
      return found.ok ? succeed(toRidePage(list, inOrder(list, found.value.flat()))) : found;
    },
    async count(filter) {
      const parts = partsOf({ of: 'filter', filter });
      const found = await allOf(parts.map((part) => store.count({ ...ridesOf(part), limit: MOST_COUNTED })));
      if (!found.ok) return found;
      return succeed(
        Math.min(
          MOST_COUNTED,
          found.value.reduce((sum, count) => sum + count, 0),
        ),
      );
    },
    async open(from) {
      const found = await store.query(openRidesFrom(from));
      return found.ok ? succeed(toOpenRides(found.value)) : found;
    },
    async changed(from) {
      const found = await store.query(changedRidesFrom(from));
      return found.ok ? succeed(found.value.map(rideOf)) : found;
    },
    rider: (uid) => read(riderPath(uid), readRiderRecord),
  };
}
