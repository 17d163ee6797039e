import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** How many statements sections 1 to 9 of the specification make. */
const STATEMENTS = [5, 36, 9, 16, 11, 8, 10, 30, 14];

const rows = readFileSync('docs/spec-coverage.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|(?: ?Id |-)/.test(line))
  .map((line) => {
    const [, id = '', statement = '', proofs = ''] = line.split(/(?<!\\)\|/);
    return { id: id.trim(), statement: statement.trim(), proofs };
  });
const proofs = rows.flatMap((row) =>
  [...row.proofs.matchAll(/`([^`]+?) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({
    id: row.id,
    file,
    title: title.replaceAll(String.raw`\|`, '|'),
  })),
);

/** Whether a test has exactly this title: as an argument, or as the title of a rules case. */
function hasTest(file: string, title: string): boolean {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote},`));
}

describe('docs/spec-coverage.md', () => {
  test('docs/spec-coverage.md has a row for every statement of the specification, in order', () => {
    const wanted = STATEMENTS.flatMap((count, section) =>
      Array.from({ length: count }, (_, row) => `S${section + 1}.${row + 1}`),
    );
    expect(rows.map(({ id }) => id)).toEqual(wanted);
    expect(rows.filter(({ statement }) => statement === '')).toEqual([]);
  });

  test('docs/spec-coverage.md names tests only, and at least one for each statement', () => {
    const proven = new Set(proofs.map(({ id }) => id));
    expect(rows.filter(({ id }) => !proven.has(id))).toEqual([]);
    const isTest = /\.(?:test\.tsx?|spec\.ts|contract\.ts)$|^tests\/rules\/cases\/[\w-]+-cases\.ts$/;
    expect(proofs.filter(({ file }) => !isTest.test(file))).toEqual([]);
  });

  test('docs/spec-coverage.md quotes the titles of tests that exist', () => {
    expect(proofs.length).toBeGreaterThan(rows.length);
    expect(proofs.filter(({ file, title }) => !hasTest(file, title))).toEqual([]);
  });
});
