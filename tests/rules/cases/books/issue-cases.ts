import { issues, pays } from '../../scenario/bill-steps.ts';
import {
  BILL,
  billed,
  billPath,
  CLINIC,
  CREDIT,
  creditDraftWith,
  creditDrafted,
  day,
  draft,
  drafted,
  farePath,
  FILLED,
  FIRST,
  ISSUED,
  numberOf,
  numberPath,
  PAYER_PATH,
  unbilled,
} from '../../scenario/bills.ts';
import { isMap, SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { commits, get, list, remove, set, update, writesOf, type Case } from '../../scenario/request.ts';
import { at, DAY, HOUR } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, sam } from '../../scenario/rides/ride-people.ts';
import { TEST_NOW } from '../../scenario/seeded-database.ts';
import { each, wrongFields } from '../../scenario/wrong-values.ts';

const TYPES = {
  number: 'a text',
  day: 'a text',
  due: 'a text',
  payer: 'a map',
  firm: 'a map',
  by: 'a text',
  at: 'a timestamp',
};
/** Issues with one changed or additional field of a party. */
const otherParties = (party: 'payer' | 'firm', fields: readonly string[]) =>
  Object.fromEntries(
    fields.map((field) => {
      const stored = ISSUED[party];
      const other = field === 'address' ? ['x'] : 'x';
      const changed = isMap(stored ?? null) ? { ...(stored as Data), [field]: other } : null;
      return [`with another ${field} of the ${party}`, issues({ issued: { [party]: changed } })];
    }),
  );
const YEAR = Number(day(0).slice(0, 4));
/** The day `days` from today, and the last day to pay. */
const on = (days: number) => ({ day: day(days), due: day(days + 14) });
/** The path of the first bill number in the year of this day. */
const pathOn = (days: number) => numberPath(1, day(days).slice(0, 4));
const OTHER = `${BILL}-2`;
const twoBills = () => {
  const [bill, number] = writesOf(issues());
  const data = bill !== undefined && 'data' in bill ? bill.data : {};
  return commits(
    sam,
    ...[bill, number].filter((write) => write !== undefined),
    update(billPath(OTHER), data),
  );
};
const taken = { ...drafted, [numberPath(1)]: numberOf('another', 1, { at: TEST_NOW }) };

/** Issued bills and their numbers. */
export const ISSUE_CASES: readonly Case[] = [
  {
    title: 'a system_admin issues the first bill of a year',
    seed: drafted,
    permitted: issues(),
    refused: {
      'an admin': issues({ by: ada }),
      'a driver': issues({ by: dora }),
      'without its number': issues({ without: [numberPath(1)] }),
      'its number alone': issues({ without: [billPath()] }),
      'with the second number': issues({ n: 2 }),
      'with the number before the first': issues({ n: 0 }),
      ...each(wrongFields(TYPES), ([field, value]) => issues({ issued: { [field]: value } })),
      'with a field more': issues({ issued: { note: '' } }),
      'under another number than that of the document': issues({ issued: { number: `${YEAR}-00002` } }),
      'under a number that is a path': issues({ issued: { number: `${YEAR}-00001/x` } }),
      'with four digits': issues({ path: `billNumbers/${YEAR}-0001` }),
      'with a number that is a float': issues({ number: { n: 1.5 } }),
      'with a number of another bill': issues({ number: { bill: 'other' } }),
      'with another text in the number': issues({ number: { number: `${YEAR}-00002` } }),
      'with a number at another time': issues({ number: { at: at(-1) } }),
      'with a field more in the number': issues({ number: { note: '' } }),
      'with a number of the year before': issues({ path: `billNumbers/${YEAR - 1}-00001` }),
      'with a number of the year after': issues({ path: `billNumbers/${YEAR + 1}-00001` }),
      'two days ago': issues({ issued: on(-2) }),
      'two days ago, due as today': issues({ issued: { ...on(-2), due: day(14) } }),
      'in two days': issues({ issued: on(2) }),
      'in two days, due as tomorrow': issues({ issued: { ...on(2), due: day(15) } }),
      'and a credit note of it': issues({ more: [set(billPath(CREDIT), creditDraftWith({ by: sam.sub }))] }),
      'to the payer under a new name': issues({
        issued: { payer: { ...(ISSUED['payer'] as Data), name: 'New' } },
        more: [
          set(PAYER_PATH, { ...CLINIC, name: 'New', rev: 1, by: sam.sub, at: SERVER_TIME }),
          set(`${PAYER_PATH}/changes/0`, { ...CLINIC, at: SERVER_TIME }),
        ],
      }),
      'and when it was paid': issues({ more: writesOf(pays()) }),
      'due a day earlier': issues({ issued: { due: day(13) } }),
      'due a day later': issues({ issued: { due: day(15) } }),
      'by another': issues({ issued: { by: ada.sub } }),
      'at another time': issues({ issued: { at: at(-1) } }),
      'with a last ride': issues({ after: { last: 'x' } }),
      'as the same change': issues({ after: { rev: 2 } }),
      'as the change after the next': issues({ after: { rev: 4 } }),
      'a change of another': issues({ after: { by: ada.sub } }),
      'a change at another time': issues({ after: { at: at(-1) } }),
      'with another total': issues({ after: { total: 1 } }),
      'with another count': issues({ after: { count: 1 } }),
      'to another payer': issues({ after: { payer: 'OTHER' } }),
      'kept longer': issues({ after: { deleteAt: at(4500 * DAY) } }),
      ...otherParties('payer', ['name', 'number', 'address', 'email', 'vatId', 'more']),
      ...otherParties('firm', ['name', 'address', 'email', 'vatId', 'taxNumber', 'iban', 'bic', 'more']),
    },
  },
  {
    title: 'a bill that is due at once is issued where tomorrow has begun',
    seed: { ...drafted, [PAYER_PATH]: { ...CLINIC, terms: 0 } },
    permitted: issues({ issued: { day: day(1), due: day(1) }, path: pathOn(1) }),
    refused: { 'due as others are': issues({ issued: { due: day(14) } }) },
  },
  {
    title: 'a bill is issued where yesterday is not over',
    seed: drafted,
    permitted: issues({ issued: on(-1), path: pathOn(-1) }),
    refused: { 'due as today': issues({ issued: { ...on(-1), due: day(14) }, path: pathOn(-1) }) },
  },
  {
    title: 'a number follows its predecessor',
    seed: taken,
    permitted: issues({ n: 2 }),
    refused: {
      'the same number': issues(),
      'the number after the next': issues({ n: 3 }),
      'and the number after the next': issues({ n: 2, more: [set(numberPath(3), numberOf(BILL, 3))] }),
      'a number that is removed': commits(sam, remove(numberPath(1))),
      'a number that is changed': commits(sam, update(numberPath(1), { bill: BILL })),
    },
  },
  ...[9, 99, 999, 9999, 99_998].map((n): Case => ({
    title: `the number ${n + 1} follows ${n}`,
    seed: { ...drafted, [numberPath(n)]: numberOf('another', n, { at: TEST_NOW }) },
    permitted: issues({ n: n + 1 }),
    refused: { 'the number after that': issues({ n: n + 2 }) },
  })),
  {
    title: 'the number 99999 is the last of a year',
    seed: { ...drafted, [numberPath(99_999)]: numberOf('another', 99_999, { at: TEST_NOW }) },
    permitted: { by: sam, does: get(billPath()) },
    refused: {
      'the number after it': issues({ n: 100_000, path: `billNumbers/${YEAR}-200000` }),
      'the number before the first': issues({ n: 0 }),
    },
  },
  {
    title: 'a bill with a ride is issued',
    seed: { ...drafted, [billPath(OTHER)]: draft(FILLED) },
    permitted: issues(),
    refused: {
      'with a number that two bills share': twoBills(),
      'and another under the number after it': issues({ more: writesOf(issues({ bill: OTHER, n: 2 })) }),
    },
  },
  {
    title: 'a bill without rides is a draft',
    seed: { ...unbilled, [billPath()]: draft({ ...FILLED, count: 0, total: 0, totals: {} }) },
    permitted: { by: sam, does: get(billPath()) },
    refused: { 'and is not issued': issues() },
  },
  {
    title: 'an issued bill has its number for ever',
    seed: billed,
    permitted: { by: sam, does: list({ collection: 'billNumbers', limit: 500 }) },
    refused: {
      'another number': issues({ n: 2, after: { rev: 4 } }),
      'a number more': commits(sam, set(numberPath(2), numberOf(BILL, 2))),
      'a list of more than five hundred numbers': {
        by: sam,
        does: list({ collection: 'billNumbers', limit: 501 }),
      },
      'a list without a limit': { by: sam, does: list({ collection: 'billNumbers' }) },
      'a list of an admin': { by: ada, does: list({ collection: 'billNumbers', limit: 1 }) },
    },
  },
  {
    title: 'a system_admin issues a draft that is kept long enough',
    seed: { ...drafted, [billPath()]: draft({ ...FILLED, deleteAt: at(10 * 366 * DAY + HOUR) }) },
    permitted: issues(),
    refused: { 'by an admin': issues({ by: ada }) },
  },
  {
    title: 'a system_admin reads a draft that is not kept long enough any more',
    seed: { ...drafted, [billPath()]: draft({ ...FILLED, deleteAt: at(10 * 366 * DAY - HOUR) }) },
    permitted: { by: sam, does: get(billPath()) },
    refused: { 'and is not issued': issues() },
  },
  {
    title: 'a credit note is issued under the next number, due at once',
    seed: creditDrafted,
    permitted: issues({ bill: CREDIT, n: 2, issued: { due: day(0) }, after: { rev: 2 } }),
    refused: {
      'due as bills are': issues({ bill: CREDIT, n: 2, after: { rev: 2 } }),
      'and sets its ride free': issues({
        bill: CREDIT,
        n: 2,
        issued: { due: day(0) },
        after: { rev: 2 },
        more: [update(farePath(FIRST), { bill: null })],
      }),
      'under a number of its own series': issues({
        bill: CREDIT,
        path: 'billNumbers/C-00001',
        issued: { due: day(0) },
        after: { rev: 2 },
      }),
    },
  },
];
