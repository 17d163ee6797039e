import { expect, test } from 'vitest';
import { fromDecimetres, inDecimetres } from '../basics/length.ts';
import { discounted, estimatedLength, quoteFor } from './quote.ts';
import { BERLIN_FORM, NEW_YORK_FORM, termsIn } from './real-tariffs.builder.ts';

const NOON = '2027-03-03T12:00';
const trip = { from: { area: 'Old Town' }, to: { area: 'Harbour' }, at: NOON, length: null, discount: 0 };
/** Brandenburg Gate and the airport, 20.9 km apart. */
const GATE = { area: 'Mitte', lat: 52.51628, lng: 13.37771 };
const AIRPORT = { area: 'BER', lat: 52.36468, lng: 13.50983 };

test('a fixed price between two places is quoted with its cell, whatever the length', () => {
  const between = { ...trip, from: { area: 'JFK' }, to: { area: 'Manhattan' }, length: 1 };
  const quote = quoteFor(termsIn(NEW_YORK_FORM), between);
  expect(quote).toEqual({
    amount: 7000,
    source: 'fixed',
    cell: [1, 0],
    places: ['JFK', 'Manhattan'],
    length: null,
  });
});

test('a typed length is priced by the tariff, less the discount of a payer, which is rounded once', () => {
  const berlin = termsIn(BERLIN_FORM);
  const quote = quoteFor(berlin, { ...trip, length: 100_000 });
  expect(quote).toEqual({ amount: 2940, source: 'tariff', cell: null, places: [], length: 100_000 });
  expect(quoteFor(berlin, { ...trip, length: 100_000, discount: 125 })?.amount).toBe(2572);
  expect([discounted(1005, 100), discounted(100, 1000), discounted(0, 500)]).toEqual([904, 0, 0]);
});

test('coordinates of both places give an estimate with the source “about”', () => {
  const quote = quoteFor(termsIn(BERLIN_FORM), { ...trip, from: GATE, to: AIRPORT });
  expect(quote).toMatchObject({ source: 'about', cell: null });
  expect((quote?.length ?? 0) / 10_000).toBeCloseTo(25.6, 0);
  const miles = estimatedLength(GATE, AIRPORT, 'mi') ?? 0;
  expect(miles / 17_600).toBeCloseTo((quote?.length ?? 0) / 16_093.44, 2);
});

test.each([
  ['the place to', GATE, { area: 'BER' }],
  ['the place from', { area: 'Mitte' }, AIRPORT],
  ['a longitude', { area: 'Mitte', lat: 52 }, AIRPORT],
])('without the coordinates of %s nothing is quoted', (_, from, to) => {
  expect(quoteFor(termsIn(BERLIN_FORM), { ...trip, from, to })).toBeNull();
});

test('a length of miles is stored in metres, and shown as it was typed', () => {
  for (const typed of [0, 1760, 137_280, 17_600 * 999]) {
    const yards = fromDecimetres(inDecimetres(typed, 'mi'), 'mi');
    expect(Math.abs(yards - typed)).toBeLessThanOrEqual(1);
  }
  expect([inDecimetres(17_600, 'mi'), inDecimetres(5, 'km')]).toEqual([16_093, fromDecimetres(5, 'km')]);
});
