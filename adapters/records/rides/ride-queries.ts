import { inBoardOrder } from '#domain/rides/model/dispatch/board-order.ts';
import { entryOf } from '#domain/rides/model/booking/booked-by.ts';
import { EVERY_RIDE, type RideFilter } from '#domain/rides/model/history/ride-filter.ts';
import {
  MOST_CHANGES,
  MOST_OPEN,
  MOST_OWN_ENDED,
  MOST_OWN_OPEN,
  RIDES_PER_PAGE,
} from '#domain/rides/model/basics/ride-limits.ts';
import { readRide, type FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { RideList, RidePage } from '#domain/rides/ports/ride-repository.ts';
import { inParts } from '#domain/shared/in-parts.ts';
import { time } from '#domain/shared/decoders.ts';
import {
  MOST_COMPARED,
  type DocumentPlace,
  type DocumentQuery,
  type FoundDocument,
  type QueryCondition,
} from '../document-store.ts';
import { cursorAfter, readCursor, writeCursor, type PageOrder } from '../page-cursor.ts';
import { ifGiven } from '../query-conditions.ts';

const RIDE_ORDER = 'pickupAt';

const read = new WeakMap<FoundDocument, FoundRide>();

/** Parses a stored ride only once, because a listener reports an unchanged document again and again. */
export function rideOf(found: FoundDocument): FoundRide {
  const known = read.get(found);
  if (known !== undefined) return known;
  const ride = readRide(found.id, found.fields);
  read.set(found, ride);
  return ride;
}

/** The order of a list, and the size of its pages. */
interface Order {
  readonly by: PageOrder;
  readonly direction: 'asc' | 'desc';
  readonly size: number;
}

const HISTORY: Order = { by: RIDE_ORDER, direction: 'desc', size: RIDES_PER_PAGE };
/** Rides that are due soon come before rides far ahead. */
const OPEN: Order = { by: RIDE_ORDER, direction: 'asc', size: MOST_OWN_OPEN };
/** Only ended rides have `endedAt`. */
const ENDED: Order = { by: 'endedAt', direction: 'desc', size: MOST_OWN_ENDED };
/** A driver's rides of some days. The rules permit one ride more than a page in one query. */
const DRIVES: Order = { ...HISTORY, size: MOST_OWN_OPEN };
const UNSERVED: Order = { ...ENDED, size: RIDES_PER_PAGE };
/**
 * Requests are ordered by the start of their search. So requests for later days never displace one for which a
 * passenger is waiting now. The list starts with the earliest search that can still be going on.
 */
const POOL = { by: 'searchFrom', direction: 'asc' } as const;

function orderOf(list: RideList): Order {
  if (list.of === 'pool') return { ...POOL, size: list.size };
  if (list.of === 'unserved') return UNSERVED;
  if (list.of === 'drives') return DRIVES;
  if (list.of === 'filter' || list.only === undefined) return HISTORY;
  return list.only === 'open' ? OPEN : ENDED;
}

/** The indexes of all conditions of a filter end with the pick-up, so one query may combine several conditions. */
function conditionsOf({
  riders,
  driver,
  plate,
  booker,
  state,
  period,
}: RideFilter): readonly QueryCondition[] {
  return [
    ...(riders === null ? [] : [['rider', 'in', riders] as const]),
    ...ifGiven('driver', '==', driver),
    ...ifGiven('card.plate', '==', plate),
    ...(booker === null ? [] : [['bookedBy', 'array-contains', entryOf(booker)] as const]),
    ...ifGiven('state', '==', state),
    ...ifGiven(RIDE_ORDER, '>=', period && period.from),
    ...ifGiven(RIDE_ORDER, '<', period && period.until),
  ];
}

function whereOf(list: RideList): readonly QueryCondition[] {
  if (list.of === 'pool') {
    return [
      ['state', '==', 'requested'],
      ['searchFrom', '>=', list.from],
    ];
  }
  if (list.of === 'unserved') {
    return [
      ['state', '==', 'expired'],
      ['endedAt', '>=', list.from],
    ];
  }
  if (list.of === 'drives') return conditionsOf({ ...EVERY_RIDE, driver: list.driver, period: list.period });
  if (list.of === 'filter') return conditionsOf(list.filter);
  return [[list.of, '==', list.uid], ...(list.only === 'open' ? [['open', '==', true] as const] : [])];
}

/** Splits a list into lists with at most `MOST_COMPARED` riders each. A list without a filter by riders stays whole. */
export function partsOf(list: RideList): readonly RideList[] {
  if (list.of !== 'filter' || list.filter.riders === null) return [list];
  const { filter } = list;
  return inParts(list.filter.riders, MOST_COMPARED).map((riders) => ({
    ...list,
    filter: { ...filter, riders },
  }));
}

/** The query for the first page, for reads and listeners. One ride more than a page shows whether others follow. */
export function ridesOf(list: RideList): DocumentQuery {
  const { by, direction, size } = orderOf(list);
  return { collection: 'rides', where: whereOf(list), orderBy: by, direction, limit: size + 1 };
}

/** Where the next page of a list begins. `null` without a valid cursor of the list's order. */
export function placeIn(list: RideList, cursor: string | null): DocumentPlace | null {
  return readCursor(cursor, [orderOf(list).by])?.after ?? null;
}

function timeIn(order: Order, { fields }: FoundDocument): number {
  return (time(fields[order.by]) ?? new Date(0)).getTime();
}

/** Sorts the results of a list's parts into the order of the whole list. */
export function inListOrder(list: RideList, found: readonly FoundDocument[]): readonly FoundDocument[] {
  const order = orderOf(list);
  const sign = order.direction === 'asc' ? 1 : -1;
  return found.toSorted(
    (one, other) => sign * (timeIn(order, one) - timeIn(order, other) || (one.id < other.id ? -1 : 1)),
  );
}

export function toRidePage(list: RideList, found: readonly FoundDocument[]): RidePage {
  const { by, size } = orderOf(list);
  const rows = found.slice(0, size);
  const last = found.length > rows.length ? rows.at(-1) : undefined;
  const next = last && cursorAfter(by, last);
  return { rides: rows.map(rideOf), next: next ? writeCursor(next) : null };
}

/**
 * The open rides of any age, for administrators. A ride that was never ended still occupies its driver. The first board
 * that sees an expired request stores its expiry (R9). If there are too many rides, the earliest are read, because
 * rides that are due matter more. The query asks for one ride more than the board shows.
 */
export const OPEN_RIDES: DocumentQuery = {
  collection: 'rides',
  where: [['open', '==', true]],
  orderBy: RIDE_ORDER,
  limit: MOST_OPEN + 1,
};

export const toOpenRides = (found: readonly FoundDocument[]) => inBoardOrder(found.map(rideOf));

/** The rides that have changed since this time, open or ended; at most `MOST_CHANGES`. */
export function changedRidesFrom(from: Date): DocumentQuery {
  return {
    collection: 'rides',
    where: [['changedAt', '>=', from]],
    orderBy: 'changedAt',
    limit: MOST_CHANGES,
  };
}
