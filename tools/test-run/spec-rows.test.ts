import { expect, test } from 'vitest';
import { proveRows, readSpecification } from './spec-rows.ts';

test('every statement of the specification has a test, and every id in a title is a statement’s', () => {
  const { rows, faults } = readSpecification('.');
  expect(rows).toHaveLength(139);
  expect(faults).toEqual([]);
});

test('a title’s ids are found wherever it stands, one that no statement has is reported, and so is what no test proves', () => {
  const page = '# Page\n\n- S1.1 Cars are booked\n- S1.2 Cars are driven\n- S1.3 Cars are washed\n';
  // Put together here, so that these are not marked titles of this file.
  const titles = ["'it’s booked", '`a ride of ${kind}', "\"a car said to be 'here'"];
  const marks = ['S1.1', 'S1.1, S1.2', 'S9.9'];
  const source = titles
    .map((title, at) => `test(${title} [${marks[at]}]${title.charAt(0)}, run);\n`)
    .join('');
  expect(proveRows(page, new Map([['a.test.ts', source]]))).toEqual({
    rows: [
      {
        id: 'S1.1',
        statement: 'Cars are booked',
        proofs: ['a.test.ts › it’s booked', 'a.test.ts › a ride of ${kind}'],
      },
      { id: 'S1.2', statement: 'Cars are driven', proofs: ['a.test.ts › a ride of ${kind}'] },
      { id: 'S1.3', statement: 'Cars are washed', proofs: [] },
    ],
    faults: ['S1.3 has no test.', "S9.9 is no statement: a.test.ts › a car said to be 'here'"],
  });
});
