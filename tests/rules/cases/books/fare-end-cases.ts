import {
  adds,
  addsAll,
  completed,
  dayAt,
  ends,
  OF_CLINIC,
  PAYER,
  BOOKS_FIRM,
} from '../../scenario/books/fares.ts';
import { BETWEEN, FIXED } from '../../scenario/books/agreeing.ts';
import { commits, type Case, writesOf } from '../../scenario/request.ts';
import { at, CARD, DAY, HOUR } from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny } from '../../scenario/rides/ride-people.ts';
import { TARIFF_PATH } from '../../scenario/tariffs.ts';
import { text, wrongFields, each } from '../../scenario/wrong-values.ts';
import { TYPES, sums, totals, paid, first, unpriced } from '../../scenario/books/ending-fares.ts';

/** How the fare of an ended ride is entered, only once (D126). */
export const FARE_END_CASES: readonly Case[] = [
  {
    title: 'a driver enters the end of their ride at the agreed price',
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
      'paid in shells': ends({ paid: 'x' }, dora, sums({})),
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
    refused: {
      'not a penny less': totals(2499, { extras: [], waited: null }),
      'not extras that are an empty text': ends({ extras: '', waited: null }),
      'not extras that are an empty map': ends({ extras: {}, waited: null }),
    },
  },
  {
    title: 'an extra raises the agreed price',
    seed: completed(),
    permitted: totals(2501, { waited: null }),
    refused: {
      'not without one': totals(2501, { extras: [], waited: null }),
      'not with no waiting': totals(2501, { extras: [], waited: 0 }),
      'not less': totals(2499, { waited: null }),
    },
  },
  {
    title: 'a second of waiting raises the agreed price',
    seed: completed(),
    permitted: totals(2501, { extras: [], waited: 1 }),
    refused: { 'not another driver': totals(2501, { extras: [], waited: 1 }, dan) },
  },
  {
    title: 'a driver charges more than a fixed price for an extra',
    seed: completed({ agreed: FIXED }, BETWEEN),
    permitted: totals(3000),
    refused: { 'not for none': totals(3000, { extras: [], waited: null }), 'not less': totals(2400) },
  },
  ...Object.entries({ from: 'Airport', to: 'Station' }).map(([end, place]): Case => ({
    title: `a fixed price binds no driver once its ride goes ${end} another place`,
    seed: completed({ agreed: FIXED }, { area: { ...BETWEEN.area, [end]: place } }),
    permitted: totals(1, { extras: [], waited: null }),
    refused: { 'not another one': totals(1, {}, dan) },
  })),
  ...['tariff', 'about'].map((source): Case => ({
    title: `a price agreed as ${source} binds no driver, who enters nothing of the ride`,
    seed: completed({ agreed: { amount: 2500, source, cell: null, places: [] } }),
    permitted: ends(
      { total: 1, length: null, waited: null, extras: [] },
      dora,
      addsAll({ added: { rides: 1, cash: 1 } }),
    ),
    refused: { 'not another one': totals(1, {}, dan) },
  })),
  {
    title: 'a driver enters an end with the highest numbers',
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
    title: 'a driver enters an end with the lowest numbers, which nobody pays',
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
    title: `a driver enters how a ride is paid: ${how}`,
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
      'with a price of their own': first({}, dora, {
        agreed: { amount: 2500, source: 'typed', cell: null, places: [] },
      }),
      'for a payer': first({}, dora, OF_CLINIC),
      'with an answer': first({}, dora, { answers: ['x'] }),
      hidden: first({}, dora, { hidden: true }),
      'with a discount': first({}, dora, { discount: 1 }),
      'in another currency': first({}, dora, { currency: 'EUR' }),
      'in another currency, with its sums': commits(
        dora,
        ...writesOf(first({}, dora, { currency: 'EUR' })).slice(0, 1),
        ...addsAll({ rev: 0, currency: 'EUR' }),
      ),
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
      'with a price': first({}, ada, { agreed: { amount: 2500, source: 'typed', cell: null, places: [] } }),
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
];
