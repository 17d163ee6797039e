import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { complaintsAbout, parseCoverage, type ReadSource } from './spec-coverage.ts';

/** How many statements sections 1 to 9 of the specification make. */
const STATEMENTS = [5, 36, 9, 16, 11, 8, 10, 30, 14];

const readRepository: ReadSource = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

describe('docs/spec-coverage.md', () => {
  const table = readFileSync('docs/spec-coverage.md', 'utf8');

  test('docs/spec-coverage.md names every statement of the specification, each with a test that exists', () => {
    expect(complaintsAbout(table, STATEMENTS, readRepository)).toEqual([]);
  });

  test('docs/spec-coverage.md is read completely: each of its rows has a valid id', () => {
    const bodies = table.split('\n').filter((line) => line.startsWith('|') && !/^\|(?: ?Id |-)/.test(line));
    expect(parseCoverage(table)).toHaveLength(bodies.length);
  });
});

const FILES: Readonly<Record<string, string>> = {
  'src/door.test.ts': `
    // it('opens by key', () => {});
    it.skip('opens some day', () => {});
    expect('opened', 'by hand');
    it('opens', () => {});
    test.each([1])(
      'opens at %s o’clock', (hour) => {});
    it("is the owner's", () => {});
    const label = 'never called';
  `,
  'tests/rules/cases/door-cases.ts': `export const CASES = [{ title: \`a \${role} enters\`, seed: {} }];`,
  'src/door.ts': `lock('opens', 1);`,
};
const read: ReadSource = (file) => FILES[file] ?? null;
const OPENS = '`src/door.test.ts › opens`';
const tableOf = (...rows: readonly string[]) =>
  ['# Doors', '', '| Id | Says | Proof |', '|---|---|---|', ...rows].join('\n');

describe('the check of the table', () => {
  test('the check of the table accepts a table with an existing test for every row', () => {
    const table = tableOf(
      `| S1.1 | A door opens | ${OPENS}, \`src/door.test.ts › opens at %s o’clock\` |`,
      "| S1.2 | It is the owner's | `src/door.test.ts › is the owner's` |",
      '| S2.1 | A role enters | `tests/rules/cases/door-cases.ts › a ${role} enters` |',
    );
    expect(complaintsAbout(table, [2, 1], read)).toEqual([]);
  });

  test.each([
    ['no proof', '| S1.1 | A door opens | |', 'S1.1 has no proof'],
    ['a promise for a proof', '| S1.1 | A door opens | seen by hand |', 'S1.1 has no proof'],
    ['no statement', `| S1.1 | | ${OPENS} |`, 'S1.1 says nothing'],
    [
      'a file that does not exist',
      '| S1.1 | A door opens | `src/gate.test.ts › opens` |',
      'S1.1: src/gate.test.ts does not exist',
    ],
    [
      'a file that is no test',
      '| S1.1 | A door opens | `src/door.ts › opens` |',
      'S1.1: src/door.ts is no test',
    ],
    [
      'a title that no test has',
      '| S1.1 | A door opens | `src/door.test.ts › shuts` |',
      'S1.1: src/door.test.ts has no test "shuts"',
    ],
    [
      'half a title',
      '| S1.1 | A door opens | `src/door.test.ts › opens at` |',
      'S1.1: src/door.test.ts has no test "opens at"',
    ],
    [
      'a test that is commented out',
      '| S1.1 | A door opens | `src/door.test.ts › opens by key` |',
      'S1.1: src/door.test.ts has no test "opens by key"',
    ],
    [
      'a test that is skipped',
      '| S1.1 | A door opens | `src/door.test.ts › opens some day` |',
      'S1.1: src/door.test.ts has no test "opens some day"',
    ],
    [
      'an argument that is no title',
      '| S1.1 | A door opens | `src/door.test.ts › opened` |',
      'S1.1: src/door.test.ts has no test "opened"',
    ],
    [
      'a text that is no title',
      '| S1.1 | A door opens | `src/door.test.ts › never called` |',
      'S1.1: src/door.test.ts has no test "never called"',
    ],
    [
      'one good proof and one bad',
      `| S1.1 | A door opens | ${OPENS}, \`src/door.test.ts › shuts\` |`,
      'S1.1: src/door.test.ts has no test "shuts"',
    ],
  ])('the check of the table refuses a row with %s', (_, row, complaint) => {
    expect(complaintsAbout(tableOf(row), [1], read)).toEqual([complaint]);
  });

  test.each([
    ['lost its first row', ['S1.2', 'S2.1'], 'S1.1'],
    ['lost its last row', ['S1.1', 'S1.2'], 'S2.1'],
    ['has a row twice', ['S1.1', 'S1.1', 'S1.2', 'S2.1'], 'S1.2'],
    ['has its rows out of order', ['S1.2', 'S1.1', 'S2.1'], 'S1.1'],
    ['has a row that nobody counted', ['S1.1', 'S1.2', 'S2.1', 'S2.2'], 'S2.2'],
    ['is empty', [], 'S1.1'],
  ])('the check of the table refuses a table that %s', (_, ids, misplaced) => {
    const table = tableOf(...ids.map((id) => `| ${id} | A door opens | ${OPENS} |`));
    expect(complaintsAbout(table, [2, 1], read)).toEqual([
      `${misplaced} is missing, twice there, out of order, or too many`,
    ]);
  });
});
