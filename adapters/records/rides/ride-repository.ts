import { readDetails } from '#domain/rides/model/booking/ride-details.ts';
import { readRiderRecord } from '#domain/rides/model/booking/rider-record.ts';
import { MOST_COUNTED, MOST_LISTED, MOST_REQUESTS_LISTED } from '#domain/rides/model/basics/ride-limits.ts';
import { readRemark } from '#domain/rides/model/ride/remark.ts';
import { detailsPath, remarksPath, ridePath, riderPath } from '#domain/rides/model/stored/ride-paths.ts';
import type { RideRepository } from '#domain/rides/ports/ride-repository.ts';
import { allOf } from '#domain/shared/result.ts';
import { decoded } from '../decoded.ts';
import type { DocumentStore } from '../document-store.ts';
import {
  changedRidesFrom,
  inListOrder,
  OPEN_RIDES,
  partsOf,
  placeIn,
  rideOf,
  ridesOf,
  toOpenRides,
  toRidePage,
} from './ride-queries.ts';

export function createRideRepository(store: DocumentStore): RideRepository {
  return {
    read: (id) => decoded(store.read(ridePath(id)), (fields) => fields && rideOf({ id, fields })),
    details: (id) => decoded(store.read(detailsPath(id)), (fields) => fields && readDetails(fields)),
    remarks(id) {
      const newest = { orderBy: 'at', direction: 'desc', limit: MOST_LISTED } as const;
      return decoded(store.query({ collection: remarksPath(id), ...newest }), (found) =>
        found
          .flatMap((each) => readRemark(each.id, each.fields) ?? [])
          .toSorted((one, other) => one.rev - other.rev),
      );
    },
    page(list, cursor) {
      const after = placeIn(list, cursor);
      const parts = partsOf(list).map((part) => store.query({ ...ridesOf(part), after }));
      return decoded(allOf(parts), (found) => toRidePage(list, inListOrder(list, found.flat())));
    },
    count(filter) {
      const parts = partsOf({ of: 'filter', filter });
      const counts = parts.map((part) => store.count({ ...ridesOf(part), limit: MOST_COUNTED }));
      return decoded(allOf(counts), (found) =>
        Math.min(
          MOST_COUNTED,
          found.reduce((sum, count) => sum + count, 0),
        ),
      );
    },
    countRequests: (from) => store.count(ridesOf({ of: 'pool', from, size: MOST_REQUESTS_LISTED - 1 })),
    open: () => decoded(store.query(OPEN_RIDES), toOpenRides),
    changed: (from) => decoded(store.query(changedRidesFrom(from)), (found) => found.map(rideOf)),
    rider: (uid) => decoded(store.read(riderPath(uid)), (fields) => fields && readRiderRecord(fields)),
  };
}
