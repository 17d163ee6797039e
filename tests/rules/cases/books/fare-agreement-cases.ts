import {
  ANSWERS,
  BOOKS_FIRM,
  BOOKS,
  BOOKS_PATH,
  changePath,
  clinic,
  completed,
  ended,
  fare,
  FARE_PATH,
  KEPT,
  OF_CLINIC,
  PAYER,
  trace,
} from '../../scenario/books/fares.ts';
import { increment, SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { withChanges, type Changes } from '../../scenario/documents.ts';
import { NOBODY } from '../../scenario/people.ts';
import {
  commits,
  remove,
  set,
  update,
  writesOf,
  type Case,
  type Person,
  type Seed,
  type Write,
} from '../../scenario/request.ts';
import { books, newRide } from '../../scenario/rides/booking-request.ts';
import { at, DAY, HOUR, idOf, OTHER_RIDE, ride, ridePath } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, olga, penny, pia, sam } from '../../scenario/rides/ride-people.ts';
import { NEW_TARIFF, TARIFF_PATH } from '../../scenario/tariffs.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';

const requested = { ...BOOKS_FIRM, [ridePath()]: ride('requested') };
const agreed = (by: Person, changes: Changes = {}): Data =>
  fare({ by: (by ?? ada).sub, at: SERVER_TIME, ...changes });
const agrees = (changes: Changes = {}, by: Person = ada, path = FARE_PATH) =>
  commits(by, set(path, agreed(by, changes)));
const price = (changes: Changes) =>
  agrees({ agreed: withChanges({ amount: 2500, source: 'typed', cell: null }, changes) });

const TYPES = {
  currency: 'a text',
  vat: 'a number',
  answers: 'a list',
  hidden: 'a boolean',
  rev: 'a number',
  by: 'a text',
  at: 'a timestamp',
  deleteAt: 'a timestamp',
};

/** Penny books at the price of the matrix from the station to the airport. */
const BETWEEN = { area: { from: 'Station', to: 'Airport' } };
const FIXED = { amount: 2500, source: 'fixed', cell: [0, 1] };
const booksAt = (changes: Changes = {}, trip: Changes = BETWEEN, by = penny) =>
  commits(
    by,
    ...writesOf(books({ by, ride: trip })),
    set(FARE_PATH, agreed(by, { agreed: FIXED, ...changes })),
  );
const fixed = (changes: Changes) => booksAt({ agreed: withChanges(FIXED, changes) });
const firm = (settings: Changes, tariff: Changes = {}): Seed => ({
  ...BOOKS_FIRM,
  [BOOKS_PATH]: withChanges(BOOKS, settings),
  [TARIFF_PATH]: withChanges({ ...NEW_TARIFF, from: at(-DAY), at: at(-DAY) }, tariff),
});

/** Ada agrees something else for a fare that she has agreed. */
const later = (
  changes: Changes = {},
  by = ada,
  also: readonly Write[] = [trace(fare(), 1, { by: by.sub })],
) =>
  commits(
    by,
    update(FARE_PATH, { rev: 1, by: by.sub, at: SERVER_TIME, ...withChanges({}, changes) }),
    ...also,
  );
const OTHER = { agreed: { amount: 3000, source: 'about', cell: null } };
const known = { ...BOOKS_FIRM, [ridePath()]: ride('accepted'), [FARE_PATH]: fare() };

/** What dispatch and passengers agree for a ride (D126). */
export const FARE_AGREEMENT_CASES: readonly Case[] = [
  {
    title: 'dispatch agrees a price for a ride',
    seed: requested,
    permitted: agrees(),
    refused: {
      'a driver': agrees({}, dora),
      'the passenger': agrees({}, penny),
      'an auditor': agrees({}, olga),
      'a client without a session': agrees({}, NOBODY),
      'for a ride that is not there': agrees({}, ada, `fares/${OTHER_RIDE}`),
      ...each(wrongFields(TYPES), ([field, value]) => agrees({ [field]: value })),
      ...each(wrongFields({ amount: 'a number', source: 'a text' }), ([field, value]) =>
        price({ [field]: value }),
      ),
      'without the field of the price': agrees({ agreed: undefined }),
      'without the field of the payer': agrees({ payer: undefined }),
      'without the field of the tariff': agrees({ tariff: undefined }),
      'without the field of the end': agrees({ end: undefined }),
      'without the field of the day': agrees({ day: undefined }),
      'without the field of the bill': agrees({ bill: undefined }),
      'a field more': agrees({ note: '' }),
      'by another': agrees({ by: sam.sub }),
      'at another time': agrees({ at: at(-1) }),
      'as the first change': agrees({ rev: 1 }),
      'on a day': agrees({ day: '2026-11-29' }),
      'on a bill': agrees({ bill: 'bill' }),
      'an unknown currency': agrees({ currency: 'XYZ', tariff: null }),
      'another currency than the tariff’s': agrees({ currency: 'EUR' }),
      'another tax than the tariff’s': agrees({ vat: 190 }),
      'a tariff that is not there': agrees({ tariff: idOf('other') }),
      'a tariff with a slash': agrees({ tariff: `${idOf('tariff')}/x/y` }),
      'a negative tax': agrees({ tariff: null, vat: -1 }),
      'a tax of more than half': agrees({ tariff: null, vat: 501 }),
      'a negative price': price({ amount: -1 }),
      'a price of 100,000': price({ amount: 10_000_000 }),
      'half a penny': price({ amount: 0.5 }),
      'a price from nowhere': price({ source: 'meter' }),
      'a price with a field more': price({ note: '' }),
      'without a cell': price({ cell: undefined }),
      'a cell that is a text': price({ cell: '01' }),
      'half a cell': price({ cell: [0] }),
      'a cell and a half': price({ cell: [0, 1, 0] }),
      'a row before the first': price({ cell: [-1, 0] }),
      'a row beyond the last': price({ cell: [41, 0] }),
      'a column before the first': price({ cell: [0, -1] }),
      'a column beyond the last': price({ cell: [0, 41] }),
      'answers to no question': agrees({ answers: ['x'] }),
      'hidden from those who pay': agrees({ hidden: true }),
      'removed too late': agrees({ deleteAt: at(11 * 366 * DAY + HOUR) }),
      'removed too early': agrees({ deleteAt: at(11 * 366 * DAY - 3 * HOUR) }),
    },
  },
  {
    title: 'dispatch types a price without a tariff, at the highest of everything',
    seed: requested,
    permitted: agrees({
      currency: 'JPY',
      tariff: null,
      vat: 500,
      agreed: { amount: 9_999_999, source: 'fixed', cell: [40, 40] },
    }),
    refused: { 'not a driver': agrees({ currency: 'JPY', tariff: null, vat: 0 }, dora) },
  },
  {
    title: 'dispatch agrees that the meter decides, without a tax',
    seed: requested,
    permitted: agrees({ tariff: null, vat: 0, agreed: null }),
    refused: { 'not a driver': agrees({ tariff: null, vat: 0, agreed: null }, dora) },
  },
  ...['tariff', 'about'].map((source): Case => ({
    title: `dispatch agrees a price of nothing, ${source}`,
    seed: requested,
    permitted: price({ amount: 0, source, cell: [0, 0] }),
    refused: { 'not a driver': agrees({}, dora) },
  })),
  {
    title: 'dispatch books a ride with its price in one batch',
    seed: BOOKS_FIRM,
    permitted: commits(
      ada,
      ...writesOf(
        books({
          by: ada,
          ride: { rider: penny.sub, log: newRide('penny', 'ada')['log'], bookedBy: ['dispatch', 'ada'] },
          rider: null,
        }),
      ),
      set(FARE_PATH, agreed(ada, OF_CLINIC)),
    ),
    refused: { 'not the price alone': agrees(OF_CLINIC) },
  },
  {
    title: 'dispatch agrees that a payer pays, who asks four questions',
    seed: requested,
    permitted: agrees(OF_CLINIC),
    refused: {
      'a payer that is not there': agrees({ ...OF_CLINIC, payer: '1043' }),
      'a payer with a slash': agrees({ ...OF_CLINIC, payer: `${PAYER}/x/y` }),
      'no answer': agrees({ payer: PAYER }),
      'one answer too few': agrees({ payer: PAYER, answers: ANSWERS.slice(0, 3) }),
      'one answer too many': agrees({ payer: PAYER, answers: [...ANSWERS, 'x'] }),
      'without a required answer': agrees({ payer: PAYER, answers: ANSWERS.with(0, '') }),
      'without the last required answer': agrees({ payer: PAYER, answers: ANSWERS.with(3, '') }),
      ...each(
        ['KS-42-1', 'KS-4.1', '4S-42.1', 'KS-42.10', 'KS-AB.1', 'KS-42x1', 'ÄS-42.1'].reduce<
          Record<string, string>
        >((all, answer) => ({ ...all, [`the answer ${answer}`]: answer }), {}),
        (answer) => agrees({ payer: PAYER, answers: ANSWERS.with(0, answer) }),
      ),
      'a third answer without its pattern': agrees({ payer: PAYER, answers: ANSWERS.with(2, '12') }),
      'a second answer of 61 characters': agrees({ payer: PAYER, answers: ANSWERS.with(1, text(61)) }),
      'a second answer with a control character': agrees({
        payer: PAYER,
        answers: ANSWERS.with(1, 'a\u0007'),
      }),
      'a second answer that is a number': agrees({
        payer: PAYER,
        answers: [...ANSWERS.slice(0, 1), 1, ...ANSWERS.slice(2)],
      }),
      'hidden, although the payer hides nothing': agrees({ ...OF_CLINIC, hidden: true }),
    },
  },
  {
    title: 'the longest answers, and those that need none',
    seed: requested,
    permitted: agrees({ payer: PAYER, answers: ['ab-00.1', text(60), '123', text(60)] }),
    refused: { 'not a driver': agrees(OF_CLINIC, dora) },
  },
  {
    title: 'a payer without questions hides its prices',
    seed: { ...requested, ...clinic({ asks: [], hidden: true }) },
    permitted: agrees({ payer: PAYER, hidden: true }),
    refused: {
      'with an answer': agrees({ payer: PAYER, hidden: true, answers: [''] }),
      'not hidden': agrees({ payer: PAYER }),
    },
  },
  {
    title: 'the passenger of a ride of a suspended payer pays',
    seed: { ...requested, ...clinic({ suspended: true }) },
    permitted: agrees(),
    refused: { 'not the payer': agrees(OF_CLINIC) },
  },
  {
    title: 'a passenger books at the price that the firm shows',
    seed: BOOKS_FIRM,
    permitted: booksAt(),
    refused: {
      'without the ride': commits(penny, set(FARE_PATH, agreed(penny, { agreed: FIXED }))),
      'a penny less': fixed({ amount: 2499 }),
      'the price of the way back': fixed({ amount: 2400 }),
      'the price of the way back with its cell': fixed({ amount: 2400, cell: [1, 0] }),
      'from another place': booksAt({}, { area: { from: 'Airport', to: 'Airport' } }),
      'to another place': booksAt({}, { area: { from: 'Station', to: 'Station' } }),
      'of a cell without a price': fixed({ cell: [0, 0] }),
      'of a cell that is not there': fixed({ cell: [0, 2] }),
      'without a cell': fixed({ cell: null }),
      typed: fixed({ source: 'typed' }),
      about: fixed({ source: 'about' }),
      'with a field more': fixed({ note: '' }),
      'with a price that is not whole': fixed({ amount: '2500' }),
      'without a price': booksAt({ agreed: null }),
      'without a tariff': booksAt({ tariff: null }),
      'of another tariff': booksAt({ tariff: idOf('other') }),
      'for a payer': booksAt(OF_CLINIC),
      'with an answer': booksAt({ answers: ['x'] }),
      hidden: booksAt({ hidden: true }),
      'on a day': booksAt({ day: '2026-11-29' }),
      'beside the ride of another passenger': commits(
        penny,
        ...writesOf(books({ id: OTHER_RIDE, ride: BETWEEN })),
        set(FARE_PATH, agreed(penny, { agreed: FIXED })),
      ),
    },
  },
  {
    title: 'a passenger books a ride without a price where the firm shows none',
    seed: firm({ shown: false }),
    permitted: books({ ride: BETWEEN }),
    refused: { 'not with one': booksAt() },
  },
  {
    title: 'a passenger books a ride without a price where another tariff is the usual one',
    seed: firm({ tariff: 'Night' }),
    permitted: books({ ride: BETWEEN }),
    refused: { 'not with one': booksAt() },
  },
  {
    title: 'a passenger books a ride without a price before the tariff begins',
    seed: firm({}, { from: at(HOUR) }),
    permitted: books({ ride: BETWEEN }),
    refused: { 'not with one': booksAt() },
  },
  {
    title: 'a passenger has no price agreed for a ride that is booked',
    seed: { ...BOOKS_FIRM, [ridePath()]: ride('requested', BETWEEN) },
    permitted: agrees({ agreed: FIXED }),
    refused: {
      'not the passenger': agrees({ agreed: FIXED }, penny),
      'not another passenger': agrees({ agreed: FIXED }, pia),
    },
  },
  {
    title: 'dispatch agrees another price, and leaves the former fare',
    seed: known,
    permitted: later(OTHER),
    refused: {
      'a driver': later(OTHER, dora),
      'the passenger': later(OTHER, penny),
      'without the former fare': later(OTHER, ada, []),
      'with the former fare of another number': later(OTHER, ada, [trace(fare(), 0)]),
      'with the same number': later({ ...OTHER, rev: 0 }),
      'with the number after': later({ ...OTHER, rev: 2 }, ada, [trace(fare(), 1), trace(fare(), 2)]),
      'with a number that is not whole': commits(
        ada,
        ...writesOf(later(OTHER)),
        update(FARE_PATH, { rev: increment(-0) }),
      ),
      'by another': later({ ...OTHER, by: sam.sub }),
      'at another time': later({ ...OTHER, at: at(-1) }),
      'an unknown currency': later({ currency: 'XYZ', tariff: null }),
      'another currency than the tariff’s': later({ currency: 'EUR' }),
      'a price from nowhere': later({ agreed: { amount: 1, source: 'meter', cell: null } }),
      'a payer without answers': later({ payer: PAYER }),
      hidden: later({ hidden: true }),
      'on a day': later({ ...OTHER, day: '2026-11-29' }),
      'on a bill': later({ ...OTHER, bill: 'bill' }),
      'removed at another time': later({ ...OTHER, deleteAt: at(11 * 366 * DAY) }),
      'with a field more': later({ ...OTHER, note: '' }),
      'removing it': commits(ada, remove(FARE_PATH)),
    },
  },
  {
    title: 'dispatch agrees everything anew, as if for the first time',
    seed: known,
    permitted: later({ currency: 'EUR', vat: 190, tariff: null, agreed: null, ...OF_CLINIC }),
    refused: { 'not with another number’s trace alone': commits(ada, trace(fare(), 1)) },
  },
  {
    title: 'a price changes for a payer that was suspended and asks other questions since',
    seed: { ...known, ...clinic({ suspended: true, asks: [], hidden: true }), [FARE_PATH]: fare(OF_CLINIC) },
    permitted: later(OTHER, ada, [trace(fare(OF_CLINIC), 1)]),
    refused: {
      'not with other answers': later({ ...OTHER, answers: ANSWERS.with(3, 'Four') }, ada, [
        trace(fare(OF_CLINIC), 1),
      ]),
      'not hidden at once': later({ ...OTHER, hidden: true }, ada, [trace(fare(OF_CLINIC), 1)]),
    },
  },
  {
    title: 'a payer takes the place of another one',
    seed: {
      ...known,
      'payers/OLD': { ...clinic()[`payers/${PAYER}`], suspended: true },
      [FARE_PATH]: fare({ ...OF_CLINIC, payer: 'OLD' }),
    },
    permitted: later({ payer: PAYER }, ada, [trace(fare({ ...OF_CLINIC, payer: 'OLD' }), 1)]),
    refused: {
      'not one that is not there': later({ payer: '1043' }, ada, [
        trace(fare({ ...OF_CLINIC, payer: 'OLD' }), 1),
      ]),
    },
  },
  {
    title: 'the trace of another agreement says what was before',
    seed: known,
    permitted: later(OTHER),
    refused: each(
      {
        'another price': { was: fare({ agreed: null }) },
        nothing: { was: {} },
        'a reason': { why: 'mistyped' },
        'a note': { note: 'x' },
        'another author': { by: sam.sub },
        'another time': { at: at(-1) },
        'another removal': { deleteAt: at(11 * 366 * DAY) },
        'a field more': { extra: 1 },
        'no reason’s field': { why: undefined },
      },
      (changes) => later(OTHER, ada, [trace(fare(), 1, changes)]),
    ),
  },
  {
    title: 'an agreement on a bill does not change',
    seed: { ...known, [FARE_PATH]: fare({ bill: 'bill' }), [`fares/${OTHER_RIDE}`]: fare() },
    permitted: commits(
      ada,
      update(`fares/${OTHER_RIDE}`, { rev: 1, by: ada.sub, at: SERVER_TIME, ...OTHER }),
      set(`fares/${OTHER_RIDE}/changes/1`, {
        was: fare(),
        why: null,
        note: null,
        by: ada.sub,
        at: SERVER_TIME,
        deleteAt: KEPT,
      }),
    ),
    refused: { 'not the one on it': later(OTHER, ada, [trace(fare({ bill: 'bill' }), 1)]) },
  },
  {
    title: 'an end is not taken back by another agreement',
    seed: { ...completed(), [FARE_PATH]: ended() },
    permitted: { by: ada, does: { kind: 'get', path: changePath(1) === '' ? '' : FARE_PATH } },
    refused: {
      'by dispatch': later({ ...OTHER, end: null, day: null, rev: 2 }, ada, [
        trace(ended(), 2, { why: 'mistyped' }),
      ]),
    },
  },
];
