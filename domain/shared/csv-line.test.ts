import { describe, expect, test } from 'vitest';
import { CSV_SEPARATORS, csvLine, withoutGuards } from './csv-line.ts';

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const SEPARATORS = [';', '\t', '\n', '\r', '\r\n'];

test('a line quotes every cell and ends as spreadsheets expect', () => {
  expect(csvLine(['Ada', 'a "word"', 'two\nlines', 'a, b', ''])).toBe(
    '"Ada","a ""word""","two\nlines","a, b",""\r\n',
  );
});

describe('a cell that begins like a formula is a text', () => {
  test.each(SIGNS)('with %j', (sign) => {
    expect(csvLine([`${sign}SUM(A1)`])).toBe(`"'${sign}SUM(A1)"\r\n`);
  });

  test.each(['\t', '\r', '\n'])('with %j, which some spreadsheets skip', (control) => {
    expect(csvLine([`${control}SUM(A1)`])).toBe(`"'${control}SUM(A1)"\r\n`);
  });
});

describe('where a spreadsheet splits a cell at semicolons, no part begins like a formula', () => {
  const all = SEPARATORS.flatMap((separator) => SIGNS.map((sign) => [separator, sign] as const));

  test.each(all)('after %j, with %j', (separator, sign) => {
    expect(csvLine([`Clinic${separator}${sign}1+1`])).toBe(`"Clinic${separator}'${sign}1+1"\r\n`);
  });

  test.each(SEPARATORS)('after %j at the beginning of the cell', (separator) => {
    expect(csvLine([`${separator}=1+1`])).toMatch(/^"'?\s*;?'=1\+1"\r\n$/);
  });

  test('after a quotation mark, which the part loses', () => {
    expect(csvLine(['Clinic;"=1+1'])).toBe(`"Clinic;'""=1+1"\r\n`);
    expect(csvLine(['Clinic;""=1+1'])).toBe(`"Clinic;'""""=1+1"\r\n`);
  });

  test('after several quotation marks', () => {
    expect(csvLine(['=1;=2\n=3', 'b;-c'])).toBe(`"'=1;'=2\n'=3","b;'-c"\r\n`);
  });
});

describe('a line that is separated by semicolons', () => {
  test('is quoted and guarded as one with commas', () => {
    expect(csvLine(['Ada', '=1', 'a;b'], ';')).toBe('"Ada";"\'=1";"a;b"\r\n');
  });

  test.each(SIGNS)(
    'has no part that begins like a formula where a spreadsheet splits it at commas, with %j',
    (sign) => {
      expect(csvLine([`Clinic,${sign}1+1`], ';')).toBe(`"Clinic,'${sign}1+1"\r\n`);
    },
  );
});

describe('a guarded text is read back unchanged', () => {
  const texts = [
    '=1',
    "'=1",
    "''=1",
    '"=1',
    '\t=1',
    '\n',
    "'\n",
    'a;=1',
    "a;'=1",
    'a,-1',
    '-1',
    "'-1",
    '-1,50',
    '-1;50',
    "'",
    "'a",
    'a\n+49',
    ';;@x',
    "';=1",
  ];

  test.each(CSV_SEPARATORS.flatMap((separator) => texts.map((text) => [separator, text] as const)))(
    'beside %j: %j',
    (separator, text) => {
      const cell = csvLine([text], separator).slice(1, -3).replaceAll('""', '"');
      expect(withoutGuards(cell, separator)).toBe(text);
    },
  );
});

test('a negative number alone is no formula', () => {
  expect(csvLine(['-12,50', '-12.50', '-0'], ';')).toBe('"-12,50";"-12.50";"-0"\r\n');
  expect(csvLine(['-12.5.0', '-1+1', '--1', '-1,5,0'])).toBe('"\'-12.5.0","\'-1+1","\'--1","\'-1,5,0"\r\n');
});

test.each(['a=1', ' =1', 'a, =1', 'a; b=1', 'Pier 3; -', 'two\nlines', '; '])(
  'a cell in which no part begins like a formula is unchanged: %j',
  (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`);
  },
);
