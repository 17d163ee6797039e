import { readDetails } from '#domain/rides/model/booking/ride-details.ts';
import { keptPhone, readRiderRecord } from '#domain/rides/model/booking/rider-record.ts';
import { detailsPath, ridePath, riderPath } from '#domain/rides/model/stored/record-paths.ts';
import { MOST_COUNTED } from '#domain/rides/model/limits.ts';
import type { RideRepository } from '#domain/rides/ports/ride-repository.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import type { DocumentStore, StoredFields } from '../document-store.ts';
import {
  changedRidesFrom,
  openRidesFrom,
  placeIn,
  rideOf,
  ridesOf,
  toOpenRides,
  toRidePage,
} from './ride-pages.ts';

export function createRideRepository(store: DocumentStore): RideRepository {
  const read = async <T>(
    path: string,
    parse: (fields: StoredFields) => T | null,
  ): Promise<Result<T | null>> => {
    const found = await store.read(path);
    return found.ok ? succeed(found.value && parse(found.value)) : found;
  };
  return {
    book: (batch) => store.commit(batch),
    step: (batch) => store.commit(batch),
    read: (id) => read(ridePath(id), (fields) => rideOf({ id, fields })),
    details: (id) => read(detailsPath(id), readDetails),
    async page(list, cursor) {
      const found = await store.query({ ...ridesOf(list), after: placeIn(list, cursor) });
      return found.ok ? succeed(toRidePage(list, found.value)) : found;
    },
    count: (filter) => store.count({ ...ridesOf({ of: 'filter', filter }), limit: MOST_COUNTED }),
    async open(from) {
      const found = await store.query(openRidesFrom(from));
      return found.ok ? succeed(toOpenRides(found.value)) : found;
    },
    async changed(from) {
      const found = await store.query(changedRidesFrom(from));
      return found.ok ? succeed(found.value.map(rideOf)) : found;
    },
    rider: (uid) => read(riderPath(uid), readRiderRecord),
    rememberPhone: (uid, phone) =>
      store.commit([{ kind: 'update', path: riderPath(uid), fields: keptPhone(phone) }]),
  };
}
