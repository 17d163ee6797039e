import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { FIRST_BOOK_SETTINGS } from '../basics/book-settings.ts';
import { CLINIC } from '../payers/payer.builder.ts';
import { BERLIN_FORM, termsIn } from '../tariffs/real-tariffs.builder.ts';
import type { Tariff } from '../tariffs/tariff.ts';
import { readFare } from './fare.ts';
import { EMPTY_AGREEMENT, isAgreed, parseAgreement, type AgreementStart } from './typed-agreement.ts';

const BEGAN = new Date('2026-01-01T00:00:00Z');
const FIXED = { fixed: 'x;Airport\nStation;35.00' };
const aTariff = (id: string, form: Partial<typeof BERLIN_FORM> = {}): Tariff => ({
  ...termsIn({ ...BERLIN_FORM, ...form }),
  id,
  from: BEGAN,
  by: 'u-sam',
  until: null,
  withdrawn: null,
  at: BEGAN,
});
const TARIFF = aTariff('berlin', FIXED);
const STATION = { area: 'Station', lat: 52.5, lng: 13.3 };
const AIRPORT = { area: 'Airport', lat: 52.36, lng: 13.5 };
const ELSEWHERE = { area: 'Mitte' };

const START: AgreementStart = {
  settings: { ...FIRST_BOOK_SETTINGS, tariff: TARIFF.name },
  tariffs: [TARIFF],
  timeZone: 'Europe/Berlin',
  trip: { from: STATION, to: AIRPORT, pickUpAt: new Date('2026-11-30T11:00:00Z') },
  payer: null,
};
const TRIP_TO = (to: { area: string }, from: { area: string } = STATION) => ({
  ...START,
  trip: { from, to, pickUpAt: new Date('2026-11-30T11:00:00Z') },
});
const priceOf = (form: Partial<typeof EMPTY_AGREEMENT> = {}, start = START) =>
  valueOf(parseAgreement({ ...EMPTY_AGREEMENT, ...form }, start)).price;

describe('the price of a trip', () => {
  it('a price between two places of the tariff is fixed, whatever length is typed', () => {
    expect(priceOf()).toEqual({
      amount: 3500,
      source: 'fixed',
      cell: [1, 0],
      places: ['Station', 'Airport'],
    });
    expect(priceOf({ length: '99' })).toEqual({
      amount: 3500,
      source: 'fixed',
      cell: [1, 0],
      places: ['Station', 'Airport'],
    });
  });

  it('a price elsewhere is computed for a typed length, or estimated with coordinates at both ends', () => {
    expect(priceOf({ length: '5' }, TRIP_TO(ELSEWHERE))).toMatchObject({ amount: 1790, source: 'tariff' });
    expect(priceOf({}, TRIP_TO({ ...AIRPORT, area: 'Mitte' }))).toMatchObject({ source: 'about' });
    expect(priceOf({}, TRIP_TO(ELSEWHERE))).toBeNull();
  });

  it.each(['12,50', '12.50', '12.5 €'])('a price typed as %s counts before a fixed price', (price) => {
    expect(priceOf({ price })).toEqual({ amount: 1250, source: 'typed', cell: null, places: [] });
  });

  it('a price typed without a tariff has the currency and tax of the settings', () => {
    const start = { ...START, settings: { tariff: null, currency: 'CHF', vat: 81 } } as const;
    expect(valueOf(parseAgreement({ ...EMPTY_AGREEMENT, price: '20' }, start))).toMatchObject({
      terms: { tariff: null, currency: 'CHF', vat: 81 },
      price: { amount: 2000 },
    });
    expect(errorOf(parseAgreement({ ...EMPTY_AGREEMENT, length: '5' }, start))).toEqual([
      { code: 'no-tariff' },
    ]);
    expect(isAgreed(valueOf(parseAgreement(EMPTY_AGREEMENT, start)))).toBe(false);
  });

  it.each([
    ['-1', 'negative'],
    ['1.005', 'too-many-decimals'],
    ['1000000000', 'too-large'],
    ['12 CHF', 'other-currency'],
    ['twelve', 'unreadable'],
  ])('a price typed as %s is refused: %s', (price, flaw) => {
    expect(errorOf(parseAgreement({ ...EMPTY_AGREEMENT, price }, START))).toEqual([
      { code: 'price-unusable', flaw },
    ]);
  });

  it('an unreadable length is refused', () => {
    expect(errorOf(parseAgreement({ ...EMPTY_AGREEMENT, length: 'far' }, TRIP_TO(ELSEWHERE)))).toEqual([
      { code: 'length-unusable' },
    ]);
  });

  it('a price typed as 0 is agreed', () => {
    expect(priceOf({ price: '0' })).toEqual({ amount: 0, source: 'typed', cell: null, places: [] });
  });
});

describe('the payer of a trip', () => {
  it('a payer has its own tariff and discount, and its answers are checked', () => {
    const own = aTariff('clinic', { name: 'Clinics', base: '10.00', fixed: '' });
    const payer = { ...CLINIC, tariff: 'Clinics', discount: 100 };
    const start = { ...TRIP_TO(ELSEWHERE), tariffs: [TARIFF, own], payer };
    const typed = { ...EMPTY_AGREEMENT, length: '5', payer: CLINIC.id, answers: ['kst-4711'] };
    expect(valueOf(parseAgreement(typed, start))).toMatchObject({
      terms: { tariff: 'clinic' },
      price: { source: 'tariff', amount: 2124 },
      payer: { id: CLINIC.id },
    });
  });

  it('a missing answer and an unusable price are refused together', () => {
    const start = { ...START, payer: CLINIC };
    const refused = errorOf(parseAgreement({ ...EMPTY_AGREEMENT, price: 'x', payer: CLINIC.id }, start));
    expect(refused.map(({ code }) => code)).toEqual(['price-unusable', 'answer-required']);
  });

  it('a payer is agreed even if the price is open', () => {
    const start = { ...TRIP_TO(ELSEWHERE), payer: { ...CLINIC, asks: [] } };
    const agreed = valueOf(parseAgreement({ ...EMPTY_AGREEMENT, payer: CLINIC.id }, start));
    expect([agreed.price, isAgreed(agreed)]).toEqual([null, true]);
  });

  it('a stored payer holds as agreed, although it is suspended, hides prices and has another discount now', () => {
    const { id } = CLINIC;
    const known = readFare('ride', {
      currency: 'EUR',
      vat: 70,
      tariff: 'berlin',
      agreed: null,
      payer: id,
      answers: ['KST-1'],
      hidden: false,
      discount: 100,
      end: null,
      day: null,
      bill: null,
      rev: 0,
      by: 'ada',
      at: BEGAN,
      deleteAt: BEGAN,
    });
    const payer = { ...CLINIC, suspended: true, hidden: true, discount: 500 };
    const start = { ...START, payer, known };
    const typed = { ...EMPTY_AGREEMENT, payer: id, answers: ['KST-1'] };
    expect(valueOf(parseAgreement(typed, start))).toMatchObject({
      price: { amount: 3150 },
      payer: { id, hidden: false, discount: 100 },
      answers: ['KST-1'],
    });
    expect(errorOf(parseAgreement({ ...typed, answers: ['KST-2'] }, start))).toMatchObject([
      { code: 'payer-suspended' },
    ]);
  });

  it('a suspended payer is refused', () => {
    const start = { ...START, payer: { ...CLINIC, suspended: true } };
    const refused = errorOf(parseAgreement({ ...EMPTY_AGREEMENT, payer: CLINIC.id }, start));
    expect(refused).toEqual([{ code: 'payer-suspended', name: CLINIC.name }]);
  });
});
