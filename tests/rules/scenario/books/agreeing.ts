import { BOOKS, BOOKS_PATH, fare, FARE_PATH, trace, BOOKS_FIRM } from './fares.ts';
import { SERVER_TIME, type Data } from '../datum.ts';
import { withChanges, type Changes } from '../documents.ts';
import { commits, set, update, type Person, type Seed, type Write, writesOf } from '../request.ts';
import { books } from '../rides/booking-request.ts';
import { at, DAY, HOUR, RIDE, ride, ridePath } from '../rides/ride-documents.ts';
import { ada, penny } from '../rides/ride-people.ts';
import { TARIFF_PATH, NEW_TARIFF } from '../tariffs.ts';

export const requested = { ...BOOKS_FIRM, [ridePath()]: ride('requested') };
export const agreed = (by: Person, changes: Changes = {}): Data =>
  fare({ by: (by ?? ada).sub, at: SERVER_TIME, ...changes });
export const agrees = (changes: Changes = {}, by: Person = ada, path = FARE_PATH) =>
  commits(by, set(path, agreed(by, changes)));
export const price = (changes: Changes) =>
  agrees({ agreed: withChanges({ amount: 2500, source: 'typed', cell: null, places: [] }, changes) });

export const TYPES = {
  currency: 'a text',
  vat: 'a number',
  answers: 'a list',
  hidden: 'a boolean',
  discount: 'a number',
  rev: 'a number',
  by: 'a text',
  at: 'a timestamp',
  deleteAt: 'a timestamp',
};

/** The places of a ride whose price is in the matrix of fixed prices. */
export const BETWEEN = { area: { from: 'Station', to: 'Airport' } };
export const FIXED = { amount: 2500, source: 'fixed', cell: [0, 1], places: ['Station', 'Airport'] };
export const booksAt = (changes: Changes = {}, trip: Changes = BETWEEN, by = penny) =>
  commits(
    by,
    ...writesOf(books({ by, ride: trip })),
    set(FARE_PATH, agreed(by, { agreed: FIXED, ...changes })),
  );
export const fixed = (changes: Changes) => booksAt({ agreed: withChanges(FIXED, changes) });
/** The fields of a ride in two hours. */
export const LATER_RIDE = {
  kind: 'later',
  wall: '2026-11-30T10:00',
  pickupAt: at(2 * HOUR),
  searchFrom: at(2 * HOUR),
};
export const LATER_SLOT = { slots: { later1: RIDE }, claim: 'later1' };
export const firm = (settings: Changes, tariff: Changes = {}): Seed => ({
  ...BOOKS_FIRM,
  [BOOKS_PATH]: withChanges(BOOKS, settings),
  [TARIFF_PATH]: withChanges({ ...NEW_TARIFF, from: at(-DAY), at: at(-DAY) }, tariff),
});

/** Ada changes a fare that she has agreed. */
export const later = (
  changes: Changes = {},
  by = ada,
  also: readonly Write[] = [trace(fare(), 1, { by: by.sub })],
) =>
  commits(
    by,
    update(FARE_PATH, { rev: 1, by: by.sub, at: SERVER_TIME, ...withChanges({}, changes) }),
    ...also,
  );
export const OTHER = { agreed: { amount: 3000, source: 'about', cell: null, places: [] } };
export const known = { ...BOOKS_FIRM, [ridePath()]: ride('accepted'), [FARE_PATH]: fare() };
