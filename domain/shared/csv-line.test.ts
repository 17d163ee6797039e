import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test('a line quotes every cell and ends as spreadsheets expect', () => {
  expect(csvLine(['Ada', 'a "word"', 'two\nlines', 'a, b', ''])).toBe(
    '"Ada","a ""word""","two\nlines","a, b",""\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a cell that begins like a formula is a text: %j',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  },
);

test.each(['a=1', ' =1', "'=1"])('a cell that only has a sign of a formula stays as it is: %j', (text) => {
  expect(csvLine([text])).toBe(`"${text}"\r\n`);
});
