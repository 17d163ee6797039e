import { decides } from '../../scenario/accounts/decisions-on-penny.ts';
import { BOOKS_FIRM, dayAt, KEPT } from '../../scenario/books/fares.ts';
import { SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { account, profile, withChanges, type Changes } from '../../scenario/documents.ts';
import { NOBODY, person } from '../../scenario/people.ts';
import {
  commits,
  get,
  list,
  remove,
  set,
  update,
  writesOf,
  type Case,
  type Person,
} from '../../scenario/request.ts';
import { at, DAY, HOUR, idOf } from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, sam } from '../../scenario/rides/ride-people.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';

const PATH = `handovers/${idOf('cash')}`;
const rex = person('rex');
const firm = { ...BOOKS_FIRM, ...account(rex, 'driver', { status: 'revoked' }) };
const HANDED: Data = {
  driver: dora.sub,
  day: dayAt(-DAY),
  currency: 'GBP',
  amount: 2500,
  why: null,
  note: null,
  by: ada.sub,
  at: SERVER_TIME,
  deleteAt: KEPT,
};
/** A dispatcher enters the cash that a driver has handed in. */
export const hands = (changes: Changes = {}, by: Person = ada, path = PATH) =>
  commits(by, set(path, withChanges(HANDED, { by: (by ?? ada).sub, ...changes })));
const BACK = { amount: -2500, why: 'mistyped' };
const back = (changes: Changes = {}, by: Person = ada) => hands({ ...BACK, ...changes }, by);
const seed = { ...firm, [PATH]: { ...HANDED, at: at(-60) } };
const lists = (by: Person, where: readonly (readonly [string, '==', string])[] = [], limit = 500) => ({
  by,
  does: list({ collection: 'handovers', where, orderBy: 'day', limit }),
});
const becomesDriver = decides(profile(penny, 'passenger'), { role: 'driver' }, sam);
const OWN = [['driver', '==', 'dora']] as const;

const TYPES = {
  driver: 'a text',
  day: 'a text',
  currency: 'a text',
  amount: 'a number',
  by: 'a text',
  at: 'a timestamp',
  deleteAt: 'a timestamp',
};

/** Cash that drivers have handed in. What is stored about it never changes. */
export const HANDOVER_CASES: readonly Case[] = [
  {
    title: 'a passenger of the firm becomes a driver',
    seed: { ...firm, ...account(penny, 'passenger') },
    permitted: becomesDriver,
    refused: {
      'not with cash that they hand in as a driver': commits(
        sam,
        ...writesOf(becomesDriver),
        set(PATH, { ...HANDED, driver: penny.sub, by: sam.sub }),
      ),
    },
  },
  {
    title: 'dispatch enters what a driver has handed in',
    seed: firm,
    permitted: hands(),
    refused: {
      'the driver': hands({}, dora),
      'a passenger': hands({}, penny),
      'an auditor': hands({}, olga),
      'a client without a session': hands({}, NOBODY),
      'under another id': hands({}, ada, 'handovers/cash'),
      ...each(wrongFields(TYPES), ([field, value]) => hands({ [field]: value })),
      'without the field of the reason': hands({ why: undefined }),
      'without the field of the note': hands({ note: undefined }),
      'a field more': hands({ extra: 1 }),
      'by another': hands({ by: sam.sub }),
      'at another time': hands({ at: at(-1) }),
      'from a passenger': hands({ driver: penny.sub }),
      'from a person who is not there': hands({ driver: 'nobody' }),
      'from a person with a slash': hands({ driver: 'dora/x/y' }),
      'on no day of the calendar': hands({ day: '2026-02-30' }),
      'on a day to come': hands({ day: dayAt(2 * DAY) }),
      'in an unknown currency': hands({ currency: 'XYZ' }),
      nothing: hands({ amount: 0 }),
      'half a penny': hands({ amount: 0.5 }),
      'a hundred thousand': hands({ amount: 10_000_000 }),
      'with a reason': hands({ why: 'mistyped' }),
      'with a note': hands({ note: 'x' }),
      'removed too late': hands({ deleteAt: at(11 * 366 * DAY + HOUR) }),
      'removed too early': hands({ deleteAt: at(11 * 366 * DAY - 3 * HOUR) }),
    },
  },
  {
    title: 'a system_admin enters the most that a former driver has handed in today',
    seed: firm,
    permitted: hands({ driver: rex.sub, amount: 9_999_999, day: dayAt(0) }, sam),
    refused: { 'not the former driver': hands({ driver: rex.sub }, rex) },
  },
  {
    title: 'dispatch enters a penny for tomorrow, which has begun in another zone',
    seed: firm,
    permitted: hands({ amount: 1, day: dayAt(DAY) }),
    refused: { 'not less': hands({ amount: 0 }) },
  },
  {
    title: 'dispatch enters cash of more than a year ago',
    seed: firm,
    permitted: hands({ day: dayAt(-399 * DAY) }),
    refused: {
      'not that of 1999': hands({ day: '1999-12-31' }),
      'not a month older': hands({ day: dayAt(-430 * DAY) }),
    },
  },
  {
    title: 'dispatch takes back a mistake by a line of its own, with a reason',
    seed,
    permitted: commits(ada, set(`handovers/${idOf('back')}`, { ...HANDED, ...BACK })),
    refused: {
      'not the line itself': back(),
      'not without a reason': commits(
        ada,
        set(`handovers/${idOf('back')}`, { ...HANDED, ...BACK, why: null }),
      ),
      'not by changing the line': commits(ada, update(PATH, { amount: 2000 })),
      'not by removing the line': commits(ada, remove(PATH)),
    },
  },
  ...['other_driver', 'other'].map((why): Case => ({
    title: `dispatch takes back the most for the reason ${why}`,
    seed: firm,
    permitted: back({ amount: -9_999_999, why }),
    refused: {
      'not more': back({ amount: -10_000_000, why }),
      'not for a reason of none': back({ why: 'x' }),
      'not nothing': back({ amount: 0, why }),
      'not half a penny': back({ amount: -0.5 }),
    },
  })),
  {
    title: 'dispatch takes back a line with the longest note',
    seed: firm,
    permitted: back({ amount: -1, why: 'other', note: text(300) }),
    refused: {
      'not a longer one': back({ why: 'other', note: text(301) }),
      'not an empty one': back({ why: 'other', note: '' }),
      'not a hidden one': back({ why: 'other', note: 'x\u200B' }),
      'not beside another reason': back({ note: 'x' }),
    },
  },
  {
    title: 'a driver lists what they have handed in',
    seed,
    permitted: lists(dora, OWN),
    refused: {
      'not another driver': lists(dan, OWN),
      'not a person who drives no more': lists(rex, [['driver', '==', 'rex']]),
      'not a passenger': lists(penny, [['driver', '==', 'penny']]),
      'not that of all': lists(dora),
      'not more than five hundred': lists(dora, OWN, 501),
      'not by its path': { by: dora, does: get(PATH) },
    },
  },
  {
    title: 'dispatch lists all that was handed in',
    seed,
    permitted: lists(ada),
    refused: { 'not more than five hundred': lists(ada, [], 501), 'not an auditor': lists(olga) },
  },
];
