import { readShift } from '#domain/rides/model/firm/shift.ts';
import { driverPath } from '#domain/rides/model/stored/record-paths.ts';
import type { ShiftRepository } from '#domain/rides/ports/shift-repository.ts';
import { succeed } from '#domain/shared/result.ts';
import { storedDate, type DocumentStore } from '../document-store.ts';
import { rideWrites } from './ride-writes.ts';

/** The rules list no more shifts at once. */
const MOST_SHIFTS = 100;

/** The repository of shifts with the rights of the store's caller. */
export function createShiftRepository(store: DocumentStore): ShiftRepository {
  return {
    async read(uid) {
      const found = await store.read(driverPath(uid));
      return found.ok ? succeed(readShift(uid, found.value, storedDate)) : found;
    },
    async list() {
      const found = await store.query({ collection: 'drivers', limit: MOST_SHIFTS });
      if (!found.ok) return found;
      return succeed(found.value.flatMap(({ id, fields }) => readShift(id, fields, storedDate) ?? []));
    },
    save: (batch) => store.commit(rideWrites(batch)),
  };
}
