import { readRide } from '#domain/rides/model/ride/read-ride.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { RideList, RidePage } from '#domain/rides/ports/ride-repository.ts';
import { storedDate, type DocumentQuery, type FoundDocument } from '../document-store.ts';
import { cursorAfter, writeCursor } from '../page-cursor.ts';

const PAGE_SIZE = 20;
/** The rules list no more rides at once. */
const MOST_OPEN = 100;
export const RIDE_ORDER = 'pickupAt';

/** A stored ride as read. */
export const rideOf = ({ id, fields }: FoundDocument): FoundRide => readRide(id, fields, storedDate);

/** Whoever has waited longest comes first, and of what is over the last. */
const isOldestFirst = (list: RideList) => list.of === 'state' && !isEnded(list.state);

/** The first page of a list, as it is asked for and listened to; one more than a page holds tells that others follow. */
export function ridesOf(list: RideList): DocumentQuery {
  return {
    collection: 'rides',
    where: [list.of === 'state' ? ['state', '==', list.state] : [list.of, '==', list.uid]],
    orderBy: RIDE_ORDER,
    direction: isOldestFirst(list) ? 'asc' : 'desc',
    limit: PAGE_SIZE + 1,
  };
}

/** What is found of a list. */
export function toRidePage(found: readonly FoundDocument[]): RidePage {
  const rows = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? rows.at(-1) : undefined;
  const next = last && cursorAfter(RIDE_ORDER, last);
  return { rides: rows.map(rideOf), next: next ? writeCursor(next) : null };
}

/** What administrators see as open. */
export const OPEN_RIDES: DocumentQuery = {
  collection: 'rides',
  where: [['open', '==', true]],
  orderBy: RIDE_ORDER,
  limit: MOST_OPEN,
};
