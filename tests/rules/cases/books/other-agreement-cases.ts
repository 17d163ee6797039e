import {
  ANSWERS,
  changePath,
  ended,
  fare,
  FARE_PATH,
  KEPT_BEFORE,
  OF_CLINIC,
  PAYER,
  trace,
  BOOKS_FIRM,
  clinic,
  completed,
} from '../../scenario/books/fares.ts';
import { increment, SERVER_TIME } from '../../scenario/datum.ts';
import { commits, remove, set, update, type Case, writesOf } from '../../scenario/request.ts';
import { books } from '../../scenario/rides/booking-request.ts';
import { at, DAY, HOUR, OTHER_RIDE, ride, ridePath } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, penny, pia, sam } from '../../scenario/rides/ride-people.ts';
import { each } from '../../scenario/wrong-values.ts';
import {
  agreed,
  agrees,
  BETWEEN,
  FIXED,
  booksAt,
  LATER_SLOT,
  firm,
  later,
  OTHER,
  known,
  requested,
  LATER_RIDE,
} from '../../scenario/books/agreeing.ts';

/** Bookings without a price, and prices that dispatch agrees anew (D126). */
export const OTHER_AGREEMENT_CASES: readonly Case[] = [
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
    title: 'a passenger agrees no price for a ride that is booked already',
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
      'a price from nowhere': later({ agreed: { amount: 1, source: 'meter', cell: null, places: [] } }),
      'at a discount': later({ discount: 1 }),
      'a payer without answers': later({ payer: PAYER }),
      hidden: later({ hidden: true }),
      'on a day': later({ ...OTHER, day: '2026-11-29' }),
      'on a bill': later({ ...OTHER, bill: 'bill' }),
      'removed at another time': later({ ...OTHER, deleteAt: at(11 * 366 * DAY) }),
      'with a field more': later({ ...OTHER, note: '' }),
      'removing it': commits(ada, remove(FARE_PATH)),
      'replacing it as if it were new': agrees(),
      'with a trace of another number beside': later(OTHER, ada, [trace(fare(), 1), trace(fare(), 7)]),
      'with a trace alone': commits(ada, trace(fare(), 0)),
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
      'not with other answers': later({ ...OTHER, answers: ANSWERS.with(3, '44') }, ada, [
        trace(fare(OF_CLINIC), 1),
      ]),
      'not hidden at once': later({ ...OTHER, hidden: true }, ada, [trace(fare(OF_CLINIC), 1)]),
      'not at another discount': later({ ...OTHER, discount: 1 }, ada, [trace(fare(OF_CLINIC), 1)]),
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
        deleteAt: KEPT_BEFORE,
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
  {
    title: 'another dispatcher agrees a payer who hides its prices',
    seed: { ...known, ...clinic({ hidden: true }) },
    permitted: later({ ...OF_CLINIC, hidden: true }, sam),
    refused: { 'not openly': later(OF_CLINIC, sam) },
  },
  {
    title: 'a fare has the discount of its payer (D136)',
    seed: { ...requested, ...clinic({ discount: 125 }) },
    permitted: agrees({ ...OF_CLINIC, discount: 125 }),
    refused: { 'not none': agrees(OF_CLINIC), 'not more': agrees({ ...OF_CLINIC, discount: 126 }) },
  },
  {
    title: 'dispatch agrees a payer with a discount later',
    seed: { ...known, ...clinic({ discount: 125 }) },
    permitted: later({ ...OF_CLINIC, discount: 125 }),
    refused: { 'not without it': later(OF_CLINIC) },
  },
  {
    title: 'the trace of a change is written once',
    seed: { ...known, [changePath(1)]: { was: fare() } },
    permitted: { by: ada, does: { kind: 'get', path: FARE_PATH } },
    refused: { 'not over another one': later(OTHER) },
  },
  {
    title: 'a passenger books for later at the price of a tariff that begins before the pick-up',
    seed: firm({}, { from: at(HOUR) }),
    permitted: commits(
      penny,
      ...writesOf(books({ ride: { ...BETWEEN, ...LATER_RIDE }, rider: LATER_SLOT })),
      set(FARE_PATH, agreed(penny, { agreed: FIXED })),
    ),
    refused: { 'not for now': booksAt() },
  },
  {
    title: 'a passenger books at the price of a tariff that ends after the pick-up',
    seed: firm({}, { until: at(HOUR) }),
    permitted: booksAt(),
    refused: {
      'not for later': commits(
        penny,
        ...writesOf(books({ ride: { ...BETWEEN, ...LATER_RIDE }, rider: LATER_SLOT })),
        set(FARE_PATH, agreed(penny, { agreed: FIXED })),
      ),
    },
  },
];
