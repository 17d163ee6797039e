import { expect, test } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import type { Fare } from '../fares/fare.ts';
import { receiptOf } from './receipt.ts';
import { taxIn } from '../basics/money.ts';

const AT = new Date('2026-11-29T14:31Z');

const END = {
  total: 2450,
  length: 98_000,
  waited: 0,
  extras: [],
  paid: 'cash',
  driver: 'dario',
  plate: 'CB 1',
  by: 'dario',
  at: AT,
} as const;

const FARE: Fare = {
  id: 'ride0000000000000001',
  currency: 'EUR',
  vat: 70,
  tariff: null,
  agreed: null,
  payer: null,
  answers: [],
  hidden: false,
  discount: 0,
  end: END,
  day: '2026-11-29',
  bill: null,
  rev: 1,
  by: 'dario',
  at: AT,
  deleteAt: AT,
};

const RIDE = { id: FARE.id, pickupAt: new Date('2026-11-29T14:05Z'), from: 'Northside', to: 'Hospital' };
const FIRM = { name: 'Fjord', address: ['1 Quay'], email: '', vatId: 'DE1', taxNumber: '' };

test('a receipt has the firm, the ride, the sum and its tax', () => {
  expect(valueOf(receiptOf(FARE, RIDE, FIRM))).toEqual({
    ...RIDE,
    number: '20261129-ride0000000000000001',
    firm: FIRM,
    day: '2026-11-29',
    currency: 'EUR',
    total: 2450,
    vat: { rate: 70, amount: 160, net: 2290 },
    paid: 'cash',
    plate: 'CB 1',
    asOf: AT,
  });
});

test('a receipt has no other field of the firm, such as its share or IBAN', () => {
  const settings = { ...FIRM, iban: 'DE00', share: 400 };
  expect(Object.keys(valueOf(receiptOf(FARE, RIDE, settings)).firm)).toEqual(Object.keys(FIRM));
});

test('a ride without an entered sum, or for which nothing was paid, has no receipt', () => {
  expect(errorOf(receiptOf({ ...FARE, end: null, day: null }, RIDE, FIRM))).toBe('not-entered');
  expect(errorOf(receiptOf({ ...FARE, end: { ...END, paid: 'nothing' } }, RIDE, FIRM))).toBe('nothing-paid');
});

test('two rides of a day have different numbers', () => {
  const other = { ...RIDE, id: 'ride0000000000000002' };
  const numbers = [RIDE, other].map((ride) => valueOf(receiptOf(FARE, ride, FIRM)).number);
  expect(new Set(numbers).size).toBe(2);
});

test.each([
  [2450, 70, 160],
  [11900, 190, 1900],
  [1, 190, 0],
  [0, 70, 0],
  [1250, 0, 0],
])('a total of %i with %i thousandths of tax contains a tax of %i', (total, rate, tax) => {
  expect(taxIn(total, rate)).toBe(tax);
});
