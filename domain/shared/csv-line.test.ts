import { describe, expect, test } from 'vitest';
import { CSV_SEPARATORS, csvLine, withoutGuards } from './csv-line.ts';

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const SEPARATORS = [';', '\t', '\n', '\r', '\r\n'];

test('a line has every cell in quotation marks, and ends with CR and LF', () => {
  expect(csvLine(['Ada', 'a "word"', 'two\nlines', 'a, b', ''])).toBe(
    '"Ada","a ""word""","two\nlines","a, b",""\r\n',
  );
});

describe('a cell that begins like a formula gets an apostrophe', () => {
  test.each(SIGNS)('before the sign %j', (sign) => {
    expect(csvLine([`${sign}SUM(A1)`])).toBe(`"'${sign}SUM(A1)"\r\n`);
  });

  test.each(['\t', '\r', '\n'])('before %j, which some spreadsheets skip', (control) => {
    expect(csvLine([`${control}SUM(A1)`])).toBe(`"'${control}SUM(A1)"\r\n`);
  });
});

describe('a part of a cell that begins like a formula gets an apostrophe', () => {
  const all = SEPARATORS.flatMap((separator) => SIGNS.map((sign) => [separator, sign] as const));

  test.each(all)('after the separator %j, before the sign %j', (separator, sign) => {
    expect(csvLine([`Clinic${separator}${sign}1+1`])).toBe(`"Clinic${separator}'${sign}1+1"\r\n`);
  });

  test.each(SEPARATORS)('after the separator %j at the beginning of the cell', (separator) => {
    expect(csvLine([`${separator}=1+1`])).toMatch(/^"'?\s*;?'=1\+1"\r\n$/);
  });

  test('before quotation marks, which spreadsheets remove', () => {
    expect(csvLine(['Clinic;"=1+1'])).toBe(`"Clinic;'""=1+1"\r\n`);
    expect(csvLine(['Clinic;""=1+1'])).toBe(`"Clinic;'""""=1+1"\r\n`);
  });

  test('also if several parts do', () => {
    expect(csvLine(['=1;=2\n=3', 'b;-c'])).toBe(`"'=1;'=2\n'=3","b;'-c"\r\n`);
  });
});

describe('a line that is separated by semicolons', () => {
  test('is quoted and guarded like a line with commas', () => {
    expect(csvLine(['Ada', '=1', 'a;b'], ';')).toBe('"Ada";"\'=1";"a;b"\r\n');
  });

  test.each(SIGNS)('has an apostrophe between a comma and the sign %j', (sign) => {
    expect(csvLine([`Clinic,${sign}1+1`], ';')).toBe(`"Clinic,'${sign}1+1"\r\n`);
  });
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
    'in a line with %j: %j',
    (separator, text) => {
      const cell = csvLine([text], separator).slice(1, -3).replaceAll('""', '"');
      expect(withoutGuards(cell, separator)).toBe(text);
    },
  );
});

test('a cell gets no apostrophe if it is one negative number', () => {
  expect(csvLine(['-12,50', '-12.50', '-0'], ';')).toBe('"-12,50";"-12.50";"-0"\r\n');
  expect(csvLine(['-12.5.0', '-1+1', '--1', '-1,5,0'])).toBe('"\'-12.5.0","\'-1+1","\'--1","\'-1,5,0"\r\n');
});

test.each(['a=1', ' =1', 'a, =1', 'a; b=1', 'Pier 3; -', 'two\nlines', '; '])(
  'a cell in which no part begins like a formula is unchanged: %j',
  (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`);
  },
);
