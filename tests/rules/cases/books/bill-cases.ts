import { adds, takesOut } from '../../scenario/bill-steps.ts';
import {
  BILL,
  billed,
  billPath,
  CREDIT,
  credited,
  day,
  draft,
  drafted,
  farePath,
  FIRST,
  FROM,
  line,
  linePath,
  PAYER,
  CLINIC,
  THIRD,
  unbilled,
  UNTIL,
} from '../../scenario/bills.ts';
import type { Changes } from '../../scenario/documents.ts';
import { NEW_PAYER } from '../../scenario/payers.ts';
import { NOBODY, person } from '../../scenario/people.ts';
import { commits, get, list, remove, set, update, type Case, type Person } from '../../scenario/request.ts';
import { at, DAY, HOUR, idOf } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, penny, sam } from '../../scenario/rides/ride-people.ts';
import { each, wrongFields } from '../../scenario/wrong-values.ts';

const TYPES = {
  kind: 'a text',
  payer: 'a text',
  currency: 'a text',
  from: 'a text',
  until: 'a text',
  count: 'a number',
  total: 'a number',
  totals: 'a map',
  rev: 'a number',
  by: 'a text',
  at: 'a timestamp',
  deleteAt: 'a timestamp',
};
const begins = (changes: Changes = {}, by: Person = sam, id = BILL) =>
  commits(by, set(billPath(id), draft({ by: (by ?? sam).sub, ...changes })));
const empty = { ...unbilled, [billPath()]: draft() };
const idWith = (from: string, until: string, currency = 'EUR', nth = '1', payer = PAYER) =>
  [payer, from, until, currency, nth].join('-');
const YEARS = 10 * 366 + 365;

const withAccount = (payer: string) => ({ ...unbilled, [`payers/${payer}`]: CLINIC });

/** Bills: who begins, removes, reads and lists them. */
export const BILL_CASES: readonly Case[] = [
  {
    title: 'a system_admin begins the bill of a payer and a period',
    seed: unbilled,
    permitted: begins(),
    refused: {
      'an admin': begins({}, ada),
      'a driver': begins({}, dora),
      'a client without a session': begins({}, NOBODY),
      ...each(wrongFields(TYPES), ([field, value]) => begins({ [field]: value })),
      'with a field more': begins({ note: '' }),
      'a count that is a float': begins({ count: -0 }),
      'a total that is a float': begins({ total: -0 }),
      'a number of changes that is a float': begins({ rev: -0 }),
      'of another kind': begins({ kind: 'note' }),
      'that corrects one': begins({ corrects: BILL }),
      'of an unknown payer': begins({ payer: 'OTHER' }, sam, idWith(FROM, UNTIL, 'EUR', '1', 'OTHER')),
      'of a payer that is not in the id': begins({}, sam, idWith(FROM, UNTIL, 'EUR', '1', 'X')),
      'of a payer that comes with it': commits(
        sam,
        set('payers/NEW-1', { ...NEW_PAYER, tariff: null, by: sam.sub }),
        set(billPath(idWith(FROM, UNTIL, 'EUR', '1', 'NEW-1')), draft({ payer: 'NEW-1', by: sam.sub })),
      ),
      'in an unknown currency': begins({ currency: 'XYZ' }, sam, idWith(FROM, UNTIL, 'XYZ')),
      'in a currency that is not in the id': begins({ currency: 'CHF' }),
      'from no day': begins({ from: '2026-02-30' }, sam, idWith('2026-02-30', UNTIL)),
      'until no day': begins({ until: '2999-02-30' }, sam, idWith(FROM, '2999-02-30')),
      'from a day that is not in the id': begins({ from: day(-29) }),
      'until a day that is not in the id': begins({ until: day(0) }),
      'that ends before it begins': begins({ from: UNTIL, until: FROM }, sam, idWith(UNTIL, FROM)),
      'the hundredth': begins({}, sam, idWith(FROM, UNTIL, 'EUR', '100')),
      'the one before the first': begins({}, sam, idWith(FROM, UNTIL, 'EUR', '0')),
      'with a ride': begins({ count: 1 }),
      'with a sum': begins({ total: 1 }),
      'with a sum of a rate': begins({ totals: { '70': 1 } }),
      'with a last ride': begins({ last: FIRST }),
      issued: begins({ issued: {} }),
      'of another': begins({ by: ada.sub }),
      'at another time': begins({ at: at(-1) }),
      'kept too briefly': begins({ deleteAt: at(YEARS * DAY - HOUR) }),
      'kept too long': begins({ deleteAt: at(12 * 366 * DAY + HOUR) }),
    },
  },
  {
    title: 'a system_admin begins the ninety-ninth bill of one day, in another currency',
    seed: withAccount('A1'),
    permitted: begins(
      { payer: 'A1', from: UNTIL, currency: 'CHF', deleteAt: at(YEARS * DAY + HOUR) },
      sam,
      idWith(UNTIL, UNTIL, 'CHF', '99', 'A1'),
    ),
    refused: { 'without settings of the books, which say how long it is kept': begins({ deleteAt: DAY }) },
  },
  {
    title: 'a draft may be kept almost twelve years, if the books are kept ten',
    seed: unbilled,
    permitted: begins({ deleteAt: at(12 * 366 * DAY - HOUR) }),
    refused: { 'a bill without a payer': begins({ payer: '' }, sam, idWith(FROM, UNTIL, 'EUR', '1', '')) },
  },
  {
    title: 'a system_admin removes an empty draft',
    seed: empty,
    permitted: commits(sam, remove(billPath())),
    refused: {
      'an admin': commits(ada, remove(billPath())),
      'and marks a fare with it': commits(sam, remove(billPath()), update(farePath(FIRST), { bill: BILL })),
    },
  },
  {
    title: 'a system_admin reads a draft',
    seed: drafted,
    permitted: { by: sam, does: get(billPath()) },
    refused: { 'by an admin who entered the end of its last ride': { by: ada, does: get(billPath()) } },
  },
  {
    title: 'a system_admin reads a credit note',
    seed: credited,
    permitted: { by: sam, does: get(billPath(CREDIT)) },
    refused: {
      'by an admin': { by: ada, does: get(billPath(CREDIT)) },
      'by who has the payer’s number for a uid': { by: person(PAYER), does: get(billPath(CREDIT)) },
    },
  },
  {
    title: 'a system_admin reads an issued bill, which never changes',
    seed: billed,
    permitted: { by: sam, does: get(billPath()) },
    refused: {
      'an admin reads it': { by: ada, does: get(billPath()) },
      'a driver reads it': { by: dora, does: get(billPath()) },
      'a passenger reads it': { by: penny, does: get(billPath()) },
      'a client without a session': { by: NOBODY, does: get(billPath()) },
      'who has the payer’s number for a uid': { by: person(PAYER), does: get(billPath()) },
      'a ride more': adds({
        ride: THIRD,
        after: { count: 3, total: 3330, totals: { '70': 2140, '190': 1190 }, rev: 4 },
      }),
      'a ride less': takesOut({ after: { rev: 4 } }),
      'another payer': commits(sam, update(billPath(), { payer: 'OTHER', rev: 4 })),
      'an empty draft in its place': begins(),
      'a draft again': commits(sam, update(billPath(), { issued: null, rev: 4, by: sam.sub })),
      'a removal': commits(sam, remove(billPath())),
      'a line removed': commits(sam, remove(linePath(FIRST))),
      'a line changed': commits(sam, update(linePath(FIRST), { amount: 1 })),
      'a line added': commits(sam, set(linePath(idOf('other')), line())),
    },
  },
  {
    title: 'a system_admin lists five hundred bills',
    seed: billed,
    permitted: { by: sam, does: list({ collection: 'bills', where: [['payer', '==', PAYER]], limit: 500 }) },
    refused: {
      'one more': { by: sam, does: list({ collection: 'bills', limit: 501 }) },
      'without a limit': { by: sam, does: list({ collection: 'bills' }) },
      'an admin': { by: ada, does: list({ collection: 'bills', limit: 1 }) },
      'who has the payer’s number for a uid': {
        by: person(PAYER),
        does: list({ collection: 'bills', where: [['payer', '==', PAYER]], limit: 1 }),
      },
    },
  },
  {
    title: 'a system_admin lists two thousand lines',
    seed: billed,
    permitted: { by: sam, does: list({ collection: `${billPath()}/lines`, limit: 2000 }) },
    refused: {
      'one more': { by: sam, does: list({ collection: `${billPath()}/lines`, limit: 2001 }) },
      'without a limit': { by: sam, does: list({ collection: `${billPath()}/lines` }) },
      'an admin': { by: ada, does: list({ collection: `${billPath()}/lines`, limit: 1 }) },
      'who has the payer’s number for a uid': {
        by: person(PAYER),
        does: list({ collection: `${billPath()}/lines`, limit: 1 }),
      },
    },
  },
];
