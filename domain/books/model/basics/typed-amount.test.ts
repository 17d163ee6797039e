import { expect, test } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { parseAmount, typedAmount } from './typed-amount.ts';

test.each([
  ['12,50', 1250],
  ['12.50', 1250],
  ['12.5', 1250],
  ['12', 1200],
  ['12.', 1200],
  ['0', 0],
  ['0,05', 5],
  [' 12,50 € ', 1250],
  ['€12.50', 1250],
  ['EUR 12.50', 1250],
  ['99999.99', 9_999_999],
] as const)('%s is an amount of euros', (typed, amount) => {
  expect(valueOf(parseAmount(typed, 'EUR'))).toBe(amount);
});

test.each([
  ['', 'unreadable'],
  ['twelve', 'unreadable'],
  ['12..5', 'unreadable'],
  ['.50', 'unreadable'],
  ['1e3', 'unreadable'],
  ['1 000', 'unreadable'],
  ['NaN', 'unreadable'],
  ['abc', 'unreadable'],
  ['--3', 'unreadable'],
  ['+3', 'unreadable'],
  ['12,50,0', 'unreadable'],
  ['1/2', 'unreadable'],
  ['0x10', 'unreadable'],
  ['١٢', 'unreadable'],
  ['€', 'unreadable'],
  ['1e9', 'unreadable'],
  ['∞', 'unreadable'],
  ['-3', 'negative'],
  ['9'.repeat(400), 'too-large'],
  ['-1', 'negative'],
  ['−1,00', 'negative'],
  ['-0', 'negative'],
  ['1.005', 'too-many-decimals'],
  ['1.000', 'too-many-decimals'],
  ['1,250', 'too-many-decimals'],
  ['100000', 'too-large'],
  ['1000000000', 'too-large'],
  ['12.50 CHF', 'other-currency'],
  ['$12.50', 'other-currency'],
  ['12.50 XYZ', 'other-currency'],
  ['$12.50 €', 'other-currency'],
] as const)('%s is refused as an amount of euros: %s', (typed, flaw) => {
  expect(errorOf(parseAmount(typed, 'EUR'))).toBe(flaw);
});

test('an amount in yen has no decimals', () => {
  expect(valueOf(parseAmount('¥1250', 'JPY'))).toBe(1250);
  expect(errorOf(parseAmount('1250.5', 'JPY'))).toBe('too-many-decimals');
  expect(typedAmount(1250, 'JPY')).toBe('1250');
});

test('an amount is typed with the decimal sign of the language', () => {
  expect([typedAmount(5, 'EUR'), typedAmount(1250, 'EUR', ','), typedAmount(100, 'CHF')]).toEqual([
    '0.05',
    '12,50',
    '1.00',
  ]);
});
