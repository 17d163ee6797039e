import { NEW_TARIFF } from '../../scenario/tariffs.ts';
import {
  ANSWERS,
  BOOKS_FIRM,
  BOOKS_PATH,
  FARE_PATH,
  OF_CLINIC,
  PAYER,
  clinic,
} from '../../scenario/books/fares.ts';
import { NOBODY } from '../../scenario/people.ts';
import { commits, set, update, type Case, writesOf } from '../../scenario/request.ts';
import { books, newRide } from '../../scenario/rides/booking-request.ts';
import { at, DAY, HOUR, idOf, OTHER_RIDE } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, olga, penny, sam } from '../../scenario/rides/ride-people.ts';
import { NEW_PAYER, PAYER_PATH as NEW_PAYER_PATH } from '../../scenario/payers.ts';
import { text, wrongFields, each } from '../../scenario/wrong-values.ts';
import {
  requested,
  agreed,
  agrees,
  price,
  TYPES,
  BETWEEN,
  FIXED,
  booksAt,
  fixed,
} from '../../scenario/books/agreeing.ts';

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
      'a price from nowhere': price({ source: 'x' }),
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
      'by a tariff that is stored at once': commits(
        sam,
        set(`tariffs/${idOf('other')}`, { ...NEW_TARIFF, by: sam.sub }),
        set(FARE_PATH, agreed(sam, { tariff: idOf('other') })),
      ),
      'for years that are set at once': commits(
        sam,
        update(BOOKS_PATH, { years: 1, rev: 1 }),
        set(FARE_PATH, agreed(sam, { deleteAt: at(2 * 366 * DAY - HOUR) })),
      ),
      'for a payer who is stored at once': commits(
        ada,
        set(NEW_PAYER_PATH, NEW_PAYER),
        set(FARE_PATH, agreed(ada, { payer: 'D-1042', answers: ['KST-1234'] })),
      ),
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
      'a last answer without its pattern': agrees({ payer: PAYER, answers: ANSWERS.with(3, 'AB') }),
      'a second answer of a space': agrees({ payer: PAYER, answers: ANSWERS.with(1, ' ') }),
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
    permitted: agrees({ payer: PAYER, answers: ['ab-00.1', text(60), '123', '07'] }),
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
];
