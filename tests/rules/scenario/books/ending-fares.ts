import { adds, addsAll, end, ends, fare, FARE_PATH, KEPT, TODAY, BOOKS_FIRM } from './fares.ts';
import { SERVER_TIME } from '../datum.ts';
import { ends as rideEnds } from '../rides/ending.ts';
import { takes } from '../rides/ride-step.ts';
import { type Changes } from '../documents.ts';
import { commits, set, type Write } from '../request.ts';
import { ride, ridePath } from '../rides/ride-documents.ts';
import { ada, dora } from '../rides/ride-people.ts';

export const TYPES = {
  total: 'a number',
  extras: 'a list',
  paid: 'a text',
  driver: 'a text',
  plate: 'a text',
  by: 'a text',
  at: 'a timestamp',
};

/** The writes of the sums for an end with other amounts. */
export const sums = (added: Readonly<Record<string, number>>, payer?: string) =>
  addsAll({ added: { rides: 1, length: 84_000, ...added } }, payer);
/** Ends with another total, paid in cash. */
export const totals = (total: number, changes: Changes = {}, by = dora) =>
  ends({ total, ...changes }, by, sums({ cash: total }));
export const paid = (how: string, payer?: string) => ends({ paid: how }, dora, sums({ [how]: 2500 }, payer));

/** The first end of a ride without a fare. */
export const first = (changes: Changes = {}, by = dora, of: Changes = {}) =>
  commits(
    by,
    set(
      FARE_PATH,
      fare({
        agreed: null,
        end: end({ by: by.sub, ...changes }),
        day: TODAY,
        by: by.sub,
        at: SERVER_TIME,
        deleteAt: KEPT,
        ...of,
      }),
    ),
    ...addsAll({ rev: 0 }),
  );
export const unpriced = (of: Changes = {}) => ({ ...BOOKS_FIRM, [ridePath()]: ride('completed', of) });
/** Ada ends the fare with this day as the day of the ride’s end. */
export const onDay = (day: string) => ends({}, ada, addsAll({ day }), { day });
/** Ada completes the ride for its driver. */
export const completes = takes(rideEnds('in_progress', 'completed', 'complete', ada));
export const undriven: readonly Write[] = [adds({ of: '' }), adds({ kind: 'car', of: '' })];
