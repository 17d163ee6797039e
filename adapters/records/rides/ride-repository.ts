import { readDetails } from '#domain/rides/model/booking/ride-details.ts';
import { readRiderRecord } from '#domain/rides/model/booking/rider-record.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import { readRide } from '#domain/rides/model/ride/read-ride.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { detailsPath, ridePath, riderPath } from '#domain/rides/model/stored/record-paths.ts';
import type { RideList, RideRepository } from '#domain/rides/ports/ride-repository.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import {
  storedDate,
  type Condition,
  type DocumentStore,
  type FoundDocument,
  type StoredFields,
} from '../document-store.ts';
import { cursorAfter, readCursor, writeCursor } from '../page-cursor.ts';
import { recordId } from './record-id.ts';
import { rideWrites } from './ride-writes.ts';

const PAGE_SIZE = 20;
/** The rules list no more rides at once. */
const MOST_OPEN = 100;
const ORDER = 'pickupAt';

const rideOf = ({ id, fields }: FoundDocument): FoundRide => readRide(id, fields, storedDate);

/** Whoever has waited longest comes first, and of what is over the last. */
const isOldestFirst = (list: RideList) => list.of === 'state' && !isEnded(list.state);

function conditionOf(list: RideList): Condition {
  return list.of === 'state' ? ['state', '==', list.state] : [list.of, '==', list.uid];
}

/** The repository of rides with the rights of the store's caller. */
export function createRideRepository(store: DocumentStore): RideRepository {
  const commit: RideRepository['book'] = (batch) => store.commit(rideWrites(batch));
  const read = async <T>(
    path: string,
    parse: (fields: StoredFields) => T | null,
  ): Promise<Result<T | null>> => {
    const found = await store.read(path);
    return found.ok ? succeed(found.value && parse(found.value)) : found;
  };
  return {
    newId: recordId,
    book: commit,
    step: commit,
    read: (id) => read(ridePath(id), (fields) => rideOf({ id, fields })),
    details: (id) => read(detailsPath(id), (fields) => readDetails(fields, storedDate)),
    async page(list, cursor) {
      const found = await store.query({
        collection: 'rides',
        where: [conditionOf(list)],
        orderBy: ORDER,
        direction: isOldestFirst(list) ? 'asc' : 'desc',
        after: readCursor(cursor, [ORDER])?.after ?? null,
        limit: PAGE_SIZE + 1,
      });
      if (!found.ok) return found;
      const rows = found.value.slice(0, PAGE_SIZE);
      const last = found.value.length > PAGE_SIZE ? rows.at(-1) : undefined;
      const next = last && cursorAfter(ORDER, last);
      return succeed({ rides: rows.map(rideOf), next: next ? writeCursor(next) : null });
    },
    async open() {
      const where: readonly Condition[] = [['open', '==', true]];
      const found = await store.query({ collection: 'rides', where, orderBy: ORDER, limit: MOST_OPEN });
      return found.ok ? succeed(found.value.map(rideOf)) : found;
    },
    rider: (uid) => read(riderPath(uid), (fields) => readRiderRecord(fields, storedDate)),
    rememberPhone: (uid, phone) =>
      store.commit([{ kind: 'update', path: riderPath(uid), fields: { phone } }]),
  };
}
