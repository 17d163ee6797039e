import {
  adds,
  BILL,
  billed,
  billPath,
  creditDraftWith,
  CREDIT,
  creditDrafted,
  credited,
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
  PAYER_PATH,
  CLINIC,
  SECOND,
  takesOut,
  THIRD,
  unbilled,
  UNTIL,
} from '../../scenario/bills.ts';
import { SERVER_TIME } from '../../scenario/datum.ts';
import type { Changes } from '../../scenario/documents.ts';
import { NEW_PAYER } from '../../scenario/payers.ts';
import { NOBODY, person } from '../../scenario/people.ts';
import { commits, get, list, remove, set, update, type Case, type Person } from '../../scenario/request.ts';
import { at, DAY, HOUR, idOf } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, penny, sam } from '../../scenario/rides/ride-people.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';

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
const LINE_TYPES = {
  day: 'a text',
  clock: 'a text',
  from: 'a text',
  to: 'a text',
  passenger: 'a text',
  references: 'a list',
  amount: 'a number',
  vat: 'a number',
  deleteAt: 'a timestamp',
};

const begins = (changes: Changes = {}, by: Person = sam, id = BILL) =>
  commits(by, set(billPath(id), draft({ by: (by ?? sam).sub, ...changes })));
const empty = { ...unbilled, [billPath()]: draft() };
const idWith = (from: string, until: string, currency = 'EUR', nth = '1', payer = PAYER) =>
  [payer, from, until, currency, nth].join('-');
const YEARS = 10 * 366 + 365;

const corrects = (changes: Changes = {}, id = CREDIT, by = sam) =>
  commits(by, set(billPath(id), creditDraftWith({ by: by.sub, ...changes })));
const emptyCredit = { ...billed, [billPath(CREDIT)]: creditDraftWith() };
const credits = { bill: CREDIT, ride: FIRST };
const OTHER = idWith(FROM, UNTIL, 'EUR', '2');
const withAccount = (payer: string) => ({ ...unbilled, [`payers/${payer}`]: CLINIC });

/** A draft whose last but one line makes it full. */
const full = (count: number) => ({
  ...unbilled,
  [billPath()]: draft({ count, total: 0, totals: {}, rev: count }),
});
const addsAfter = (count: number) => adds({ after: { count: count + 1, rev: count + 1 } });

const forNothing = (after: Changes = {}, changes: Changes = {}) =>
  adds({
    ride: THIRD,
    line: { day: FROM, amount: 0, vat: 0, ...changes },
    after: { count: 0, total: 0, totals: { '0': 0 }, rev: 0, ...after },
  });

/** Bills, filled ride by ride. */
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
    title: 'a bill of one day, the ninety-ninth of its period, of another currency',
    seed: withAccount('A1'),
    permitted: begins(
      { payer: 'A1', from: UNTIL, currency: 'CHF', deleteAt: at(YEARS * DAY + HOUR) },
      sam,
      idWith(UNTIL, UNTIL, 'CHF', '99', 'A1'),
    ),
    refused: { 'without settings of the books, which say how long it is kept': begins({ deleteAt: DAY }) },
  },
  {
    title: 'it is kept twelve years at most, if the books are kept ten',
    seed: unbilled,
    permitted: begins({ deleteAt: at(12 * 366 * DAY - HOUR) }),
    refused: { 'a bill without a payer': begins({ payer: '' }, sam, idWith(FROM, UNTIL, 'EUR', '1', '')) },
  },
  {
    title: 'a system_admin puts the first ride into a draft',
    seed: empty,
    permitted: adds(),
    refused: {
      'an admin': adds({ by: ada }),
      'a driver': adds({ by: dora }),
      'the line alone': adds({ without: [billPath(), farePath(FIRST)] }),
      'the mark of the fare alone': adds({ without: [billPath(), linePath(FIRST)] }),
      'the sum alone': adds({ without: [linePath(FIRST), farePath(FIRST)] }),
      'without the line': adds({ without: [linePath(FIRST)] }),
      'without the mark of the fare': adds({ without: [farePath(FIRST)] }),
      'without the sum': adds({ without: [billPath()] }),
      'marked with another bill': adds({ fare: OTHER }),
      'another ride is the last': adds({ after: { last: SECOND } }),
      'no ride is the last': adds({ after: { last: null } }),
      'a last ride that is a path': adds({ after: { last: `${FIRST}/x` } }),
      ...each(wrongFields(LINE_TYPES), ([field, value]) => adds({ line: { [field]: value } })),
      'a line with a field more': adds({ line: { note: '' } }),
      'a higher amount': adds({
        line: { amount: 1071 },
        after: { total: 1071, totals: { '70': 1071 } },
      }),
      'a lower amount': adds({ line: { amount: 1069 }, after: { total: 1069, totals: { '70': 1069 } } }),
      'another rate of tax': adds({ line: { vat: 190 }, after: { totals: { '190': 1070 } } }),
      'another day': adds({ line: { day: day(-2) } }),
      'kept longer than the bill': adds({ line: { deleteAt: at(4500 * DAY) } }),
      'at no time': adds({ line: { clock: '24:00' } }),
      'at half a time': adds({ line: { clock: '14:60' } }),
      'from a district of 61 characters': adds({ line: { from: text(61) } }),
      'to a district of 61 characters': adds({ line: { to: text(61) } }),
      'a passenger of 101 characters': adds({ line: { passenger: text(101) } }),
      'five references': adds({ line: { references: ['1', '2', '3', '4', '5'] } }),
      'a reference of 131 characters': adds({ line: { references: [text(131)] } }),
      'an empty reference beside one': adds({ line: { references: ['1', ''] } }),
      'a reference that is a number': adds({ line: { references: [1] } }),
      'a hidden district at the beginning': adds({ line: { from: 'x\u200B' } }),
      'a hidden district at the end': adds({ line: { to: 'x\u200B' } }),
      'a hidden passenger': adds({ line: { passenger: 'x\u200B' } }),
      'a hidden reference': adds({ line: { references: ['x\u200B'] } }),
      'no count': adds({ after: { count: 0 } }),
      'a count of two': adds({ after: { count: 2 } }),
      'a count that is a float': adds({ after: { count: 1.5 } }),
      'another total': adds({ after: { total: 1 } }),
      'another sum of the rate': adds({ after: { totals: { '70': 1 } } }),
      'no sum of the rate': adds({ after: { totals: {} } }),
      'a sum of another rate beside it': adds({ after: { totals: { '70': 1070, '190': 1 } } }),
      'a change too many': adds({ after: { rev: 2 } }),
      'the same number of changes': adds({ after: { rev: 0 } }),
      'by another': adds({ after: { by: ada.sub } }),
      'at another time': adds({ after: { at: at(-1) } }),
      'of another payer from now on': adds({ after: { payer: 'OTHER' } }),
      'kept longer from now on': adds({ after: { deleteAt: at(4500 * DAY) } }),
      'and a second ride': adds({
        more: [set(linePath(THIRD), line()), update(farePath(THIRD), { bill: BILL })],
      }),
      'and another change of the fare': adds({
        without: [farePath(FIRST)],
        more: [update(farePath(FIRST), { bill: BILL, day: FROM })],
      }),
    },
  },
  {
    title: 'a line says little, or as much as it may',
    seed: empty,
    permitted: adds({
      line: {
        clock: '23:59',
        from: text(60),
        to: text(60),
        passenger: text(100),
        references: [text(130), text(130), text(130), text(130)],
      },
    }),
    refused: { 'and a mark of another ride': adds({ more: [update(farePath(THIRD), { bill: BILL })] }) },
  },
  {
    title: 'a line without references and districts',
    seed: { ...empty, [PAYER_PATH]: { ...CLINIC, names: false } },
    permitted: adds({ line: { references: [], from: '', to: '' } }),
    refused: {
      'with the name of a passenger, which its payer does not ask for': adds({ line: { passenger: 'Rob' } }),
      'with the name of a passenger, which its payer asks for from now on': adds({
        line: { passenger: 'Rob' },
        more: [
          set(PAYER_PATH, { ...CLINIC, rev: 1, by: sam.sub, at: SERVER_TIME }),
          set(`${PAYER_PATH}/changes/0`, { ...CLINIC, names: false, at: SERVER_TIME }),
        ],
      }),
    },
  },
  {
    title: 'a ride with another rate of tax comes beside the first',
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
      'a change of a line': commits(sam, update(linePath(FIRST), { passenger: 'Rob' })),
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
    title: `a ride of the payer is put into a draft, and not one ${what}`,
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
    title: 'a ride of the first day of the period, for nothing and without tax, ends a sum below nothing',
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
    title: 'a draft has two thousand rides at most',
    seed: full(1999),
    permitted: addsAfter(1999),
    refused: { 'no ride of another bill': adds({ after: { count: 2000, rev: 2000 }, fare: OTHER }) },
  },
  {
    title: 'a draft with two thousand rides is full, and still read',
    seed: full(2000),
    permitted: { by: sam, does: get(billPath()) },
    refused: { 'a ride more': addsAfter(2000) },
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
    title: 'a system_admin begins a credit note of an issued bill',
    seed: billed,
    permitted: corrects(),
    refused: {
      'an admin': corrects({}, CREDIT, ada),
      'of no bill': corrects({ corrects: null }),
      'of a bill that is not in the id': corrects({ corrects: OTHER }),
      'another id': corrects({}, `${BILL}-d1`),
      'the hundredth': corrects({}, `${BILL}-c100`),
      'for another payer': corrects({ payer: 'OTHER' }),
      'in another currency': corrects({ currency: 'CHF' }),
      'from another day': corrects({ from: UNTIL }),
      'until another day': corrects({ until: FROM }),
      'of another kind': corrects({ kind: 'note' }),
      'as a bill': corrects({ kind: 'bill' }),
      'kept too briefly': corrects({ deleteAt: at(10 * 366 * DAY) }),
    },
  },
  {
    title: 'a draft is not corrected, but filled',
    seed: drafted,
    permitted: adds({
      ride: THIRD,
      after: { count: 3, total: 3330, totals: { '70': 2140, '190': 1190 }, rev: 3 },
    }),
    refused: { 'a credit note of it': corrects() },
  },
  {
    title: 'a credit note takes a line of its bill, which is kept as long as the note',
    seed: { ...emptyCredit, [billPath(CREDIT)]: creditDraftWith({ deleteAt: at(4200 * DAY) }) },
    permitted: adds({ ...credits, line: { deleteAt: at(4200 * DAY) } }),
    refused: { 'which is kept as long as the bill': adds(credits) },
  },
  {
    title: 'a credit note takes a line of its bill',
    seed: emptyCredit,
    permitted: adds(credits),
    refused: {
      'an admin': adds({ ...credits, by: ada }),
      'with another amount': adds({
        ...credits,
        line: { amount: 1 },
        after: { total: 1, totals: { '70': 1 } },
      }),
      'an amount that is a float': adds({ ...credits, line: { amount: 1070.5 } }),
      'with another day': adds({ ...credits, line: { day: FROM } }),
      'with a passenger': adds({ ...credits, line: { passenger: 'Rob' } }),
      'kept longer': adds({ ...credits, line: { deleteAt: at(4500 * DAY) } }),
      'a ride that is not on the bill': adds({ ...credits, ride: THIRD }),
      'set free at once': adds({ ...credits, fare: null }),
      'as the bill keeps it': adds({ ...credits, fare: BILL }),
    },
  },
  {
    title: 'a credit note is corrected by nothing, and gives a line back while it is a draft',
    seed: creditDrafted,
    permitted: takesOut({
      ...credits,
      after: { count: 0, total: 0, totals: {}, rev: 2 },
      fare: BILL,
    }),
    refused: {
      'and sets the ride free': takesOut({
        ...credits,
        after: { count: 0, total: 0, totals: {}, rev: 2 },
      }),
      'it sets the ride free, without the line': commits(sam, update(farePath(FIRST), { bill: null })),
      'another credit note takes the same line': commits(
        sam,
        set(billPath(`${BILL}-c2`), creditDraftWith()),
        set(linePath(FIRST, `${BILL}-c2`), line()),
        update(farePath(FIRST), { bill: `${BILL}-c2` }),
      ),
    },
  },
  {
    title: 'an issued credit note sets its ride free',
    seed: credited,
    permitted: commits(sam, update(farePath(FIRST), { bill: null })),
    refused: {
      'an admin': commits(ada, update(farePath(FIRST), { bill: null })),
      'a driver': commits(dora, update(farePath(FIRST), { bill: null })),
      'for another bill': commits(sam, update(farePath(FIRST), { bill: OTHER })),
      'back to its bill': commits(sam, update(farePath(FIRST), { bill: BILL })),
      'with another change': commits(sam, update(farePath(FIRST), { bill: null, day: FROM })),
      'a ride of the bill': commits(sam, update(farePath(SECOND), { bill: null })),
      'a ride that is free': commits(sam, update(farePath(THIRD), { bill: null, rev: 2 })),
      'a credit note of it': commits(
        sam,
        set(billPath(`${CREDIT}-c1`), creditDraftWith({ corrects: CREDIT, by: sam.sub })),
      ),
      'and takes the line out': takesOut({ ...credits, after: { count: 0, total: 0, totals: {}, rev: 3 } }),
    },
  },
  {
    title: 'a draft is read',
    seed: drafted,
    permitted: { by: sam, does: get(billPath()) },
    refused: { 'by an admin who entered the end of its last ride': { by: ada, does: get(billPath()) } },
  },
  {
    title: 'a credit note is read',
    seed: credited,
    permitted: { by: sam, does: get(billPath(CREDIT)) },
    refused: {
      'by an admin': { by: ada, does: get(billPath(CREDIT)) },
      'by who has the payer’s number for a uid': { by: person(PAYER), does: get(billPath(CREDIT)) },
    },
  },
  {
    title: 'an issued bill is read, and never changes',
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
