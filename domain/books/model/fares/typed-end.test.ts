import { expect, test } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { BERLIN_FORM, STAFFORD_FORM, termsIn } from '../tariffs/real-tariffs.builder.ts';
import { parseEnd, type EndStart, type EndForm } from './typed-end.ts';

const BERLIN: EndStart = {
  currency: 'EUR',
  agreed: 1250,
  tariff: termsIn(BERLIN_FORM),
  at: '2026-11-29T14:05',
  discount: 0,
};
const FORM: EndForm = { way: 'agreed', amount: '', length: '', waited: '', extras: [] };
const LARGE = 'Großraumtaxi';

test('the agreed price is the sum, and extras are added to it', () => {
  expect(valueOf(parseEnd(FORM, BERLIN))).toEqual({ total: 1250, length: null, waited: null, extras: [] });
  expect(valueOf(parseEnd({ ...FORM, extras: [LARGE] }, BERLIN))).toMatchObject({
    total: 1850,
    extras: [LARGE],
  });
});

test.each(['12,50', '12.50', '12.5', ' 12,50 € '])('the sum on the meter may be typed as %s', (amount) => {
  expect(valueOf(parseEnd({ ...FORM, way: 'meter', amount }, BERLIN))).toMatchObject({ total: 1250 });
});

test.each([
  ['', 'required'],
  ['1.005', 'too-many-decimals'],
  ['-3', 'negative'],
  ['12.50 CHF', 'other-currency'],
  ['1000000000', 'too-large'],
  ['twelve', 'unreadable'],
] as const)('the sum “%s” on the meter is refused: %s', (amount, why) => {
  expect(errorOf(parseEnd({ ...FORM, way: 'meter', amount }, BERLIN))).toEqual({ field: 'amount', why });
});

test('a sum that an extra makes too large is refused', () => {
  const form = { ...FORM, way: 'meter', amount: '99999.99', extras: [LARGE] } as const;
  expect(errorOf(parseEnd(form, BERLIN))).toEqual({ field: 'amount', why: 'too-large' });
});

test('kilometres with a price above the largest amount are refused at their field', () => {
  const { rates, ...tariff } = termsIn(BERLIN_FORM);
  const dear = { ...BERLIN, tariff: { ...tariff, rates: { ...rates, base: 9_999_999 } } };
  const error = errorOf(parseEnd({ ...FORM, way: 'tariff', length: '5' }, dear));
  expect(error).toEqual({ field: 'length', why: 'too-large' });
});

test('kilometres and minutes of waiting are priced by the tariff, with its extras', () => {
  const form = { ...FORM, way: 'tariff', length: '5,0', waited: '6', extras: [LARGE] } as const;
  const sum = { total: 430 + 840 + 520 + 325 + 600, length: 50_000, waited: 360, extras: [LARGE] };
  expect(valueOf(parseEnd(form, BERLIN))).toEqual(sum);
});

test.each([
  [{ length: '' }, { field: 'length', why: 'required' }],
  [{ length: 'far' }, { field: 'length', why: 'unreadable' }],
  [
    { length: '5', waited: 'long' },
    { field: 'waited', why: 'unreadable' },
  ],
  [
    { length: '5', waited: '99999' },
    { field: 'waited', why: 'unreadable' },
  ],
] as const)('an end by the tariff with %o is refused', (typed, flaw) => {
  expect(errorOf(parseEnd({ ...FORM, way: 'tariff', ...typed }, BERLIN))).toEqual(flaw);
});

test('a length in miles is stored in metres', () => {
  const ride = { ...BERLIN, currency: 'GBP', tariff: termsIn(STAFFORD_FORM) } as const;
  expect(valueOf(parseEnd({ ...FORM, way: 'tariff', length: '1' }, ride))).toMatchObject({ length: 16_093 });
});

test('an extra that the tariff does not have is left out', () => {
  const sum = { total: 1250, extras: [] };
  expect(valueOf(parseEnd({ ...FORM, extras: ['Luggage'] }, BERLIN))).toMatchObject(sum);
  expect(valueOf(parseEnd({ ...FORM, extras: [LARGE] }, { ...BERLIN, tariff: null }))).toMatchObject(sum);
});

test.each([
  [{ way: 'meter', amount: '10.05' }, 100, 904],
  [{ way: 'meter', amount: '0.05' }, 100, 4],
  [{ way: 'meter', amount: '12.50', extras: [LARGE] }, 125, 1850 - 231],
  [{ way: 'tariff', length: '5,0', waited: '6', extras: [LARGE] }, 50, 2715 - 136],
  [{ way: 'agreed', extras: [LARGE] }, 125, 1250 + 525],
  [{ way: 'agreed' }, 125, 1250],
  [{ way: 'meter', amount: '12.50' }, 1000, 0],
] as const)('the end %o, less %i thousandths, comes to %i, rounded once', (typed, discount, total) => {
  expect(valueOf(parseEnd({ ...FORM, ...typed }, { ...BERLIN, discount })).total).toBe(total);
});
