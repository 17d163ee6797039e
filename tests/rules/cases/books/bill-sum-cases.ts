import { adds, takesOut } from '../../scenario/bill-steps.ts';
import {
  BILL,
  billPath,
  day,
  draft,
  drafted,
  fare,
  farePath,
  FIRST,
  FROM,
  line,
  linePath,
  PAYER,
  SECOND,
  THIRD,
  unbilled,
  UNTIL,
} from '../../scenario/bills.ts';
import type { Changes } from '../../scenario/documents.ts';
import { commits, remove, update, type Case } from '../../scenario/request.ts';
import { ada, sam } from '../../scenario/rides/ride-people.ts';

const empty = { ...unbilled, [billPath()]: draft() };
const idWith = (from: string, until: string, currency = 'EUR', nth = '1', payer = PAYER) =>
  [payer, from, until, currency, nth].join('-');
const OTHER = idWith(FROM, UNTIL, 'EUR', '2');
const forNothing = (after: Changes = {}, changes: Changes = {}) =>
  adds({
    ride: THIRD,
    line: { day: FROM, amount: 0, vat: 0, ...changes },
    after: { count: 0, total: 0, totals: { '0': 0 }, rev: 0, ...after },
  });

/** A draft has a sum for each rate of tax. Each ride that is put in or taken out changes these sums. */
export const BILL_SUM_CASES: readonly Case[] = [
  {
    title: 'a draft gets a ride with another rate of tax',
    seed: {
      ...unbilled,
      [billPath()]: draft({ count: 1, total: 1070, totals: { '70': 1070 }, rev: 1, last: FIRST }),
      [linePath(FIRST)]: line(),
      [farePath(FIRST)]: fare({ bill: BILL }),
    },
    permitted: adds({
      ride: SECOND,
      line: { amount: 1190, vat: 190 },
      after: { count: 2, total: 2260, totals: { '70': 1070, '190': 1190 }, rev: 2 },
    }),
    refused: {
      'the first again': adds({ after: { count: 2, total: 2140, totals: { '70': 2140 }, rev: 2 } }),
      'a third with the sum of the former': adds({
        ride: THIRD,
        after: { count: 2, total: 1070, totals: { '70': 1070 }, rev: 2 },
      }),
      'that changes the former rate': adds({
        ride: SECOND,
        line: { amount: 1190, vat: 190 },
        after: { count: 2, total: 2260, totals: { '70': 2260 }, rev: 2 },
      }),
      'that removes the former rate': adds({
        ride: SECOND,
        line: { amount: 1190, vat: 190 },
        after: { count: 2, total: 2260, totals: { '190': 1190 }, rev: 2 },
      }),
      'a change of a line': commits(sam, update(linePath(FIRST), { amount: 1 })),
    },
  },
  ...Object.entries<Changes>({
    'of another payer': { payer: 'OTHER' },
    'of the passenger’s own': { payer: null },
    'in another currency': { currency: 'CHF' },
    'of the day before the period': { day: day(-31) },
    'of the day after it': { day: day(0) },
    'that has not ended': { end: null, day: null },
    'paid in cash': { end: { ...(fare()['end'] as Changes), paid: 'cash' } as never },
    'on another bill': { bill: OTHER },
    'that a credit note has': { bill: `${OTHER}-c1` },
  }).map(([what, changes]): Case => ({
    title: `a system_admin puts a ride of the payer into a draft, and not one ${what}`,
    seed: {
      ...empty,
      [farePath(THIRD)]: fare(changes),
      [billPath(OTHER)]: draft(),
      [billPath(`${OTHER}-c1`)]: draft(),
    },
    permitted: adds(),
    refused: {
      'that ride': adds({
        ride: THIRD,
        line: typeof changes['day'] === 'string' ? { day: changes['day'] } : {},
      }),
    },
  })),
  {
    title: 'a free ride of the first day, without tax, raises a negative count',
    seed: {
      ...unbilled,
      [billPath()]: draft({ count: -1, total: 0, totals: {}, rev: -1 }),
      [farePath(THIRD)]: fare({ day: FROM, vat: 0 }, { total: 0 }),
    },
    permitted: forNothing(),
    refused: {
      'a count that is a float': forNothing({ count: -0 }),
      'a total that is a float': forNothing({ total: -0 }),
      'a sum of the rate that is a float': forNothing({ totals: { '0': -0 } }),
      'a number of changes that is a float': forNothing({ rev: -0 }),
      'an amount that is a float': forNothing({}, { amount: -0 }),
      'a rate that is a float': forNothing({ totals: {} }, { vat: -0 }),
    },
  },
  {
    title: 'a system_admin takes a ride out of a draft',
    seed: drafted,
    permitted: takesOut(),
    refused: {
      'an admin': takesOut({ by: ada }),
      'the line alone': takesOut({ without: [billPath(), farePath(SECOND)] }),
      'the mark of the fare alone': takesOut({ without: [billPath(), linePath(SECOND)] }),
      'the sum alone': takesOut({ without: [linePath(SECOND), farePath(SECOND)] }),
      'without the line': takesOut({ without: [linePath(SECOND)] }),
      'without the mark of the fare': takesOut({ without: [farePath(SECOND)] }),
      'marked with another bill': takesOut({ fare: OTHER }),
      'the other rate': takesOut({ after: { totals: { '190': 1190 } } }),
      'another total': takesOut({ after: { total: 1190 } }),
      'a rest of the rate': takesOut({ after: { totals: { '70': 1070, '190': 1 } } }),
      'a rest that is a float': takesOut({ after: { totals: { '70': 1070, '190': -0 } } }),
      'a higher count': takesOut({ after: { count: 3 } }),
      'as if it was put in': takesOut({
        after: { count: 3, total: 3450, totals: { '70': 1070, '190': 2380 } },
      }),
      'and the draft with it': commits(
        sam,
        remove(billPath()),
        remove(linePath(SECOND)),
        update(farePath(SECOND), { bill: null }),
      ),
    },
  },
  {
    title: 'a rate without rides may have a sum of nothing',
    seed: drafted,
    permitted: takesOut({ after: { totals: { '70': 1070, '190': 0 } } }),
    refused: { 'the draft while it has rides': commits(sam, remove(billPath())) },
  },
];
