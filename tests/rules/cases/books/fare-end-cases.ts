import {
  adds,
  addsAll,
  BOOKS_FIRM,
  clinic,
  completed,
  dayAt,
  end,
  ended,
  ends,
  fare,
  FARE_PATH,
  KEPT,
  OF_CLINIC,
  PAYER,
  stored,
  storedAll,
  TODAY,
  trace,
} from '../../scenario/books/fares.ts';
import { increment, SERVER_TIME } from '../../scenario/datum.ts';
import { ends as rideEnds } from '../../scenario/rides/ending.ts';
import { takes } from '../../scenario/rides/ride-step.ts';
import { account, type Changes } from '../../scenario/documents.ts';

import { commits, set, update, writesOf, type Case, type Write } from '../../scenario/request.ts';
import {
  at,
  CARD,
  CARD_AT_THE_END,
  DAY,
  ENDED,
  HOUR,
  idOf,
  NO_SHOW,
  ride,
  ridePath,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, sam } from '../../scenario/rides/ride-people.ts';
import { TARIFF_PATH } from '../../scenario/tariffs.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';

const TYPES = {
  total: 'a number',
  extras: 'a list',
  paid: 'a text',
  driver: 'a text',
  plate: 'a text',
  by: 'a text',
  at: 'a timestamp',
};

/** Sums of an end with other amounts. */
const sums = (added: Readonly<Record<string, number>>, payer?: string) =>
  addsAll({ added: { rides: 1, length: 84_000, ...added } }, payer);
/** Ends with another total, paid in cash. */
const totals = (total: number, changes: Changes = {}, by = dora) =>
  ends({ total, ...changes }, by, sums({ cash: total }));
const paid = (how: string, payer?: string) => ends({ paid: how }, dora, sums({ [how]: 2500 }, payer));

/** The first end of a ride without a fare. */
const first = (changes: Changes = {}, by = dora, of: Changes = {}) =>
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
const unpriced = (of: Changes = {}) => ({ ...BOOKS_FIRM, [ridePath()]: ride('completed', of) });
/** On the day that Penny’s ride has ended somewhere on earth. */
const onDay = (day: string) => ends({}, ada, addsAll({ day }), { day });
/** Ada enters that the ride is over. */
const completes = takes(rideEnds('in_progress', 'completed', 'complete', ada));
const undriven: readonly Write[] = [adds({ of: '' }), adds({ kind: 'car', of: '' })];

/** How the fare of an ended ride is entered, once (D126). */
export const FARE_END_CASES: readonly Case[] = [
  {
    title: 'a driver enters the end of the own ride at the agreed price',
    seed: completed(),
    permitted: ends(),
    refused: {
      'another driver': ends({}, dan),
      'the passenger': ends({}, penny),
      'an auditor': ends({}, olga),
      'without the sums of the driver': ends({}, dora, [adds({ kind: 'car', of: CARD.plate })]),
      'without the sums of the car': ends({}, dora, [adds()]),
      'without any sums': ends({}, dora, []),
      'with sums of another driver': ends({}, dora, [
        adds({ of: 'dan' }),
        adds({ kind: 'car', of: CARD.plate }),
      ]),
      'with sums of another number': ends({}, dora, addsAll({ rev: 0 })),
      ...each(wrongFields(TYPES), ([field, value]) => ends({ [field]: value })),
      'without a length’s field': ends({ length: undefined }),
      'without a waiting’s field': ends({ waited: undefined }),
      'a field more': ends({ note: '' }),
      'a length that is a text': ends({ length: '84000' }, dora, sums({ cash: 2500 })),
      'a waiting that is a text': ends({ waited: '60' }),
      'a negative length': ends(
        { length: -1 },
        dora,
        addsAll({ added: { rides: 1, length: -1, cash: 2500 } }),
      ),
      'of more than a thousand kilometres': ends(
        { length: 10_000_001 },
        dora,
        addsAll({ added: { rides: 1, length: 10_000_001, cash: 2500 } }),
      ),
      'a negative waiting': ends({ waited: -1 }),
      'a waiting of more than a day': ends({ waited: 86_401 }),
      'thirteen extras': ends({ extras: Array.from({ length: 13 }, () => 'x') }),
      'an extra of 61 characters': ends({ extras: [text(61)] }),
      'a hidden extra': ends({ extras: ['x\u200B'] }),
      'an extra that is a number': ends({ extras: [1] }),
      'paid in shells': ends({ paid: 'shells' }, dora, sums({})),
      'driven by another': ends({ driver: 'dan' }, dora, [
        adds({ of: 'dan' }),
        adds({ kind: 'car', of: CARD.plate }),
      ]),
      'driven by the passenger': ends({ driver: 'penny' }, dora, [
        adds({ of: 'penny' }),
        adds({ kind: 'car', of: CARD.plate }),
      ]),
      'in another car': ends({ plate: 'B-CB 2' }, dora, [adds(), adds({ kind: 'car', of: 'B-CB 2' })]),
      'with the number after': ends({}, dora, addsAll({ rev: 2 }), { rev: 2 }),
      'removed too late, with its sums': ends(
        {},
        dora,
        addsAll({ changes: { deleteAt: at(11 * 366 * DAY + HOUR) } }),
        {
          deleteAt: at(11 * 366 * DAY + HOUR),
        },
      ),
      'entered by another': ends({ by: ada.sub }),
      'at another time': ends({ at: at(-1) }),
      'written by another': ends({}, dora, addsAll(), { by: ada.sub }),
      'written at another time': ends({}, dora, addsAll(), { at: at(-1) }),
      'with the same number': ends({}, dora, addsAll({ rev: 0 }), { rev: 0 }),
      'without a day': ends({}, dora, addsAll(), { day: null }),
      'on a day a week ago': ends({}, dora, addsAll({ day: dayAt(-7 * DAY) }), { day: dayAt(-7 * DAY) }),
      'with another price': ends({}, dora, addsAll(), { agreed: null }),
      'for a payer': ends({}, dora, addsAll({}, PAYER), OF_CLINIC),
      'on a bill': ends({}, dora, addsAll(), { bill: 'bill' }),
      'removed too late': ends({}, dora, addsAll(), { deleteAt: at(11 * 366 * DAY + HOUR) }),
      'removed too early': ends({}, dora, addsAll(), { deleteAt: at(11 * 366 * DAY - 3 * HOUR) }),
      'a penny less than agreed': totals(2499),
      nothing: totals(0),
      'half a penny': totals(2500.5),
    },
  },
  {
    title: 'a driver charges the agreed price without extras and waiting',
    seed: completed(),
    permitted: ends({ extras: [], waited: null }),
    refused: { 'not a penny less': totals(2499, { extras: [], waited: null }) },
  },
  {
    title: 'an extra costs more than the agreed price',
    seed: completed(),
    permitted: totals(2501, { waited: null }),
    refused: {
      'not without one': totals(2501, { extras: [], waited: null }),
      'not with no waiting': totals(2501, { extras: [], waited: 0 }),
      'not less': totals(2499, { waited: null }),
    },
  },
  {
    title: 'a second of waiting costs more than the agreed price',
    seed: completed(),
    permitted: totals(2501, { extras: [], waited: 1 }),
    refused: { 'not another driver': totals(2501, { extras: [], waited: 1 }, dan) },
  },
  {
    title: 'a driver charges more than a fixed price for an extra',
    seed: completed({ agreed: { amount: 2500, source: 'fixed', cell: [0, 1] } }),
    permitted: totals(3000),
    refused: { 'not for none': totals(3000, { extras: [], waited: null }), 'not less': totals(2400) },
  },
  ...['tariff', 'about'].map((source): Case => ({
    title: `a price agreed as ${source} binds no driver, who enters nothing of the ride`,
    seed: completed({ agreed: { amount: 2500, source, cell: null } }),
    permitted: ends(
      { total: 1, length: null, waited: null, extras: [] },
      dora,
      addsAll({ added: { rides: 1, cash: 1 } }),
    ),
    refused: { 'not another one': totals(1, {}, dan) },
  })),
  {
    title: 'the highest of everything of an end',
    seed: completed({ agreed: null }),
    permitted: ends(
      {
        total: 9_999_999,
        length: 10_000_000,
        waited: 86_400,
        extras: Array.from({ length: 12 }, () => text(60)),
      },
      dora,
      addsAll({ added: { rides: 1, length: 10_000_000, cash: 9_999_999 } }),
    ),
    refused: { 'not 100,000': totals(10_000_000) },
  },
  {
    title: 'the least of everything of an end, which nobody pays',
    seed: completed({ agreed: null }),
    permitted: ends(
      { total: 0, length: 0, waited: 0, extras: [], paid: 'nothing' },
      dora,
      addsAll({ added: { rides: 1 } }),
    ),
    refused: {
      'not less': ends({ total: -1 }, dora, addsAll({ added: { rides: 1, length: 84_000, cash: -1 } })),
    },
  },
  ...['card', 'nothing'].map((how): Case => ({
    title: `a ride is paid: ${how}`,
    seed: completed(),
    permitted: paid(how),
    refused: { 'not on account without a payer': paid('account') },
  })),
  {
    title: 'a ride is paid on account of its payer',
    seed: completed(OF_CLINIC),
    permitted: paid('account', PAYER),
    refused: {
      'not without the payer’s sums': paid('account'),
      'not with those of another payer': paid('account', '1043'),
    },
  },
  {
    title:
      'a driver enters the end of a ride without a fare by the usual tariff, although no prices are shown',
    seed: unpriced(),
    permitted: first(),
    refused: {
      'another driver': first({}, dan),
      'the passenger': first({}, penny),
      'without a tariff': first({}, dora, { tariff: null }),
      'with a price of the own': first({}, dora, { agreed: { amount: 2500, source: 'typed', cell: null } }),
      'for a payer': first({}, dora, OF_CLINIC),
      'with an answer': first({}, dora, { answers: ['x'] }),
      hidden: first({}, dora, { hidden: true }),
      'in another currency': first({}, dora, { currency: 'EUR' }),
      'with another tax': first({}, dora, { vat: 0 }),
      'on a bill': first({}, dora, { bill: 'bill' }),
      'removed too late': first({}, dora, { deleteAt: at(11 * 366 * DAY + HOUR) }),
      'with sums of another number': commits(dora, ...writesOf(first()).slice(0, 1), ...addsAll({ rev: 1 })),
      'without sums': commits(dora, ...writesOf(first()).slice(0, 1)),
    },
  },
  {
    title: 'dispatch enters the end of a ride without a fare, without a tariff',
    seed: unpriced(),
    permitted: first({}, ada, { tariff: null }),
    refused: {
      'with a price': first({}, ada, { agreed: { amount: 2500, source: 'typed', cell: null } }),
      'for a payer': first({}, ada, OF_CLINIC),
      'for a payer without questions': commits(
        ada,
        ...writesOf(first({}, ada, { payer: PAYER })),
        adds({ kind: 'payer', of: PAYER, rev: 0 }),
      ),
      'in another currency than the tariff’s': commits(
        ada,
        ...writesOf(first({}, ada, { currency: 'EUR' })).slice(0, 1),
        ...addsAll({ rev: 0, currency: 'EUR' }),
      ),
      'not an auditor': first({}, olga),
    },
  },
  {
    title: 'dispatch enters the end of a ride without a fare by another tariff than the usual one',
    seed: { ...unpriced(), [TARIFF_PATH]: { ...BOOKS_FIRM[TARIFF_PATH], name: 'Night' } },
    permitted: first({}, ada),
    refused: { 'not its driver': first({}, dora) },
  },
  {
    title: 'dispatch enters less than the agreed price',
    seed: completed(),
    permitted: totals(1, {}, ada),
    refused: { 'not another driver': totals(1, {}, dan), 'not its driver': totals(1) },
  },
  {
    title: 'a system_admin enters the end of a hidden fare, whose sums its driver does not see',
    seed: { ...completed({ ...OF_CLINIC, hidden: true }), ...clinic({ hidden: true }) },
    permitted: ends({ paid: 'account' }, sam, [
      adds({ kind: 'veiled', added: { rides: 1, length: 84_000, account: 2500 } }),
      ...sums({ account: 2500 }, PAYER).slice(1),
    ]),
    refused: {
      'not with the sums that the driver sees': ends(
        { paid: 'account' },
        sam,
        sums({ account: 2500 }, PAYER),
      ),
      'not its driver': ends({ paid: 'account' }, dora, [
        adds({ kind: 'veiled', added: { rides: 1, length: 84_000, account: 2500 } }),
        ...sums({ account: 2500 }, PAYER).slice(1),
      ]),
    },
  },
  {
    title: 'a driver enters an end a day after it, less an hour',
    seed: { ...completed({}, { endedAt: at(-DAY + HOUR) }) },
    permitted: ends({}, dora, addsAll({ day: dayAt(-DAY + HOUR) }), { day: dayAt(-DAY + HOUR) }),
    refused: {
      'not another one': ends({}, dan, addsAll({ day: dayAt(-DAY + HOUR) }), { day: dayAt(-DAY + HOUR) }),
    },
  },
  {
    title: 'dispatch enters an end a day and an hour after it',
    seed: { ...completed({}, { endedAt: at(-DAY - HOUR) }) },
    permitted: ends({}, ada, addsAll({ day: dayAt(-DAY - HOUR) }), { day: dayAt(-DAY - HOUR) }),
    refused: {
      'not its driver': ends({}, dora, addsAll({ day: dayAt(-DAY - HOUR) }), { day: dayAt(-DAY - HOUR) }),
    },
  },
  {
    title: 'dispatch enters a fee of a no-show',
    seed: { ...completed(), [ridePath()]: ride(NO_SHOW) },
    permitted: ends({}, ada),
    refused: { 'not its driver': ends() },
  },
  ...ENDED.filter((state) => state === 'cancelled' || state === 'expired').map((state): Case => ({
    title: `dispatch enters a fee of a ride without a driver that is ${state}`,
    seed: { ...completed(), [ridePath()]: ride(state) },
    permitted: ends({ driver: '', plate: '' }, ada, undriven),
    refused: {
      'not with a driver': ends({ plate: '' }, ada, [adds(), adds({ kind: 'car', of: '' })]),
      'not with a plate': ends({ driver: '' }, ada, [
        adds({ of: '' }),
        adds({ kind: 'car', of: CARD.plate }),
      ]),
    },
  })),
  ...(['requested', 'in_progress'] as const).map((state): Case => ({
    title: `dispatch agrees a price of a ride that is ${state}`,
    seed: { ...completed(), [ridePath()]: ride(state, { endedAt: at(-60) }) },
    permitted: commits(
      ada,
      update(FARE_PATH, { agreed: null, rev: 1, by: ada.sub, at: SERVER_TIME }),
      trace(fare(), 1),
    ),
    refused: {
      'but enters no end': ends(
        state === 'requested' ? { driver: '', plate: '' } : {},
        ada,
        state === 'requested' ? undriven : addsAll(),
      ),
      'nor does its driver': ends(),
    },
  })),
  {
    title: 'dispatch enters an end that its driver has forgotten, once',
    seed: completed(),
    permitted: ends({}, ada),
    refused: {
      'not twice in one batch': commits(ada, ...writesOf(ends({}, ada)), ...addsAll()),
      'with a number that is not whole': commits(
        ada,
        ...writesOf(ends({}, ada)),
        update(FARE_PATH, { rev: increment(-0) }),
      ),
    },
  },
  {
    title: 'an end that is entered is corrected by dispatch',
    seed: { ...completed(), ...storedAll(), [FARE_PATH]: ended() },
    permitted: commits(
      ada,
      update(FARE_PATH, { end: end({ by: ada.sub }), rev: 2, by: ada.sub, at: SERVER_TIME }),
      trace(ended(), 2, { why: 'mistyped' }),
      ...addsAll({ rev: 2, added: {} }),
    ),
    refused: {
      'not entered again by its driver': ends({}, dora, addsAll({ rev: 2, added: {} }), { rev: 2 }),
      'not entered again by its driver with a trace': commits(
        dora,
        ...writesOf(ends({}, dora, addsAll({ rev: 2, added: {} }), { rev: 2, deleteAt: KEPT })),
        trace(ended(), 2, { why: 'mistyped', by: dora.sub }),
      ),
    },
  },
  {
    title: 'an end on a bill is not entered',
    seed: {
      ...completed(),
      [`fares/${idOf('other')}`]: fare({ bill: 'bill' }),
      [ridePath(idOf('other'))]: ride('completed'),
    },
    permitted: ends(),
    refused: {
      'of the other ride': commits(
        ada,
        update(`fares/${idOf('other')}`, {
          end: end({ by: ada.sub }),
          day: TODAY,
          rev: 1,
          by: ada.sub,
          at: SERVER_TIME,
          deleteAt: KEPT,
        }),
        ...addsAll({ changes: { ride: idOf('other') } }),
      ),
    },
  },
  {
    title: 'an end counts on the day before, in a zone behind this one',
    seed: { ...completed({}, { endedAt: new Date(`${TODAY}T11:30:00Z`) }) },
    permitted: onDay(dayAt(-60 - DAY)),
    refused: {
      'not on the day before that': onDay(dayAt(-60 - 2 * DAY)),
      'not on the day after': onDay(dayAt(-60 + DAY + DAY)),
    },
  },
  {
    title: 'an end counts on the day after, in a zone ahead of this one',
    seed: { ...completed({}, { endedAt: new Date(`${TODAY}T10:30:00Z`) }) },
    permitted: onDay(dayAt(-60 + DAY)),
    refused: { 'not on the day after that': onDay(dayAt(-60 + 2 * DAY)) },
  },
  {
    title: 'a driver who drives no more has dispatch enter the end',
    seed: { ...completed(), ...account(dora, 'driver', { status: 'revoked' }) },
    permitted: ends({}, ada),
    refused: { 'not the former driver': ends() },
  },
  {
    title: 'a car without a plate has sums of its own',
    seed: { ...completed(), [ridePath()]: ride('completed', { card: { ...CARD_AT_THE_END, plate: '' } }) },
    permitted: ends({ plate: '' }, dora, [adds(), adds({ kind: 'car', of: '' })]),
    refused: { 'not those of the other car': ends({ plate: '' }) },
  },
  {
    title: 'sums grow with each end',
    seed: { ...completed(), ...stored({ rev: 7 }), ...stored({ kind: 'car', of: CARD.plate, rev: 7 }) },
    permitted: ends(),
    refused: { 'not without the ride': ends({}, dora, addsAll({ added: { length: 84_000, cash: 2500 } })) },
  },
  {
    title: 'an end is in the sums of its own ride',
    seed: { ...completed(), ...storedAll({ changes: { ride: idOf('other') } }) },
    permitted: ends(),
    refused: {
      'not in those that another ride has left': ends({}, dora, []),
      'not in those of the car that another ride has left': ends({}, dora, [adds()]),
    },
  },
  {
    title: 'an end may leave what was before it',
    seed: completed(),
    permitted: commits(ada, ...writesOf(ends({}, ada)), trace(fare(), 1, { deleteAt: KEPT })),
    refused: {
      'not with a reason': commits(
        ada,
        ...writesOf(ends({}, ada)),
        trace(fare(), 1, { deleteAt: KEPT, why: 'other' }),
      ),
    },
  },
  {
    title: 'dispatch enters the end for a driver who has become a passenger',
    seed: { ...completed(), ...account(dora, 'passenger') },
    permitted: ends({}, ada),
    refused: { 'not the former driver': ends() },
  },
  {
    title: 'a ride ends before its fare',
    seed: { ...completed(), [ridePath()]: ride('in_progress'), [`fares/${idOf('other')}`]: fare() },
    permitted: completes,
    refused: {
      'not with it': commits(ada, ...writesOf(completes), ...writesOf(onDay(dayAt(0)))),
    },
  },
  {
    title: 'a ride without a fare ends before it',
    seed: { ...BOOKS_FIRM, [ridePath()]: ride('in_progress') },
    permitted: completes,
    refused: {
      'not with it': commits(
        ada,
        ...writesOf(completes),
        ...writesOf(first({}, ada, { day: dayAt(0) })).slice(0, 1),
        ...addsAll({ rev: 0, day: dayAt(0) }),
      ),
    },
  },
];
