import { expect, test } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { NO_FIXED_PRICES, parsePriceMatrix } from './price-matrix.ts';
import { fixedPriceOf } from './ride-price.ts';

const MATRIX = ';Station;Airport\nStation;;25,50\nAirport;24;\nPort;12;30';
const parse = (file: string) => parsePriceMatrix(file, 'EUR');

test('a matrix has a price from each row to each column, in each direction', () => {
  const fixed = valueOf(parse(MATRIX));
  expect(fixed.places).toEqual(['Station', 'Airport', 'Port']);
  expect(fixedPriceOf(fixed, 'Station', 'Airport')).toBe(2550);
  expect(fixedPriceOf(fixed, 'Airport', 'Station')).toBe(2400);
  expect(fixedPriceOf(fixed, 'Port', 'Airport')).toBe(3000);
  expect(fixedPriceOf(fixed, 'Airport', 'Port')).toBeNull();
  expect(fixedPriceOf(fixed, 'Station', 'Moon')).toBeNull();
});

test('a row and a column with two spellings of a name are the same place', () => {
  expect(valueOf(parse(';STATION;Zürich\nstation;;1\nZuerich;2;')).places).toEqual(['STATION', 'Zürich']);
});

test('an empty file has no prices', () => {
  expect(valueOf(parse(''))).toEqual(NO_FIXED_PRICES);
});

test.each([
  [';A;B\nA;;-1', { line: 'A; ; -1', why: 'negative' }],
  [';A;B\nA;;1.005', { line: 'A; ; 1.005', why: 'too-many-decimals' }],
  [';A;B\nA;;1 CHF', { line: 'A; ; 1 CHF', why: 'other-currency' }],
  [';A;B\nA;1;2;3', { line: 'A; 1; 2; 3', why: 'unreadable' }],
  [';A;B\nA;1;2\nA;3;', { line: 'A; 3; ', why: 'twice' }],
  [';A;\nA;1;2', { line: '', why: 'unreadable' }],
  [';A;B\nA;"1;2', { line: 'A; "1; 2', why: 'unreadable' }],
  [';A;"B\nA;1;2', { line: '; A; "B', why: 'unreadable' }],
  [';A|B;C\nC;1;2', { line: 'A|B', why: 'unreadable' }],
  [`;A;${'x'.repeat(61)}\nA;1;2`, { line: 'x'.repeat(60), why: 'unreadable' }],
] as const)('the file %j is refused', (file, flaw) => {
  expect(errorOf(parse(file))).toEqual(flaw);
});

test('forty places have fixed prices, and one more is refused', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `P${index}`).join(';');
  expect(valueOf(parse(`;${names(40)}\nP0;1`)).places).toHaveLength(40);
  expect(errorOf(parse(`;${names(41)}\nP0;-1`))).toMatchObject({ why: 'too-many' });
  const rows = Array.from({ length: 41 }, (_, index) => `R${index};-1`).join('\n');
  expect(errorOf(parse(`;P0\n${rows}`))).toMatchObject({ why: 'too-many' });
  expect(
    errorOf(parse(`;${names(30)}\n${rows.replaceAll('-1', '').split('\n', 20).join('\n')}`)),
  ).toMatchObject({
    why: 'too-many',
  });
});
