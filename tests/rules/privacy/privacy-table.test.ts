import { expect, it } from 'vitest';
import { readablePathsIn } from '../mutation/declarations.ts';
import { loadSource } from '../scenario/load-source.ts';
import { RULES_SOURCE } from '../scenario/read-rules.ts';
import { RULES_FILE } from '../scenario/rules-file.ts';
import { verdict } from '../scenario/verdict.ts';
import { isPathOf } from './fields-at.ts';
import { READERS } from './privacy-people.ts';
import { listsWithoutLimit, privacyRequests } from './privacy-requests.ts';
import { PRIVACY_ROWS, type Reading } from './privacy-rows.ts';

const ruleset = loadSource(RULES_SOURCE);

it.each(PRIVACY_ROWS.map((row) => [row.title, row] as const))(
  'exactly the people of the table read the %s',
  (_, row) => {
    const allowed = privacyRequests(row).filter(({ prepared }) => verdict(ruleset, prepared).allowed);
    const readersBy = (way: keyof Reading) =>
      Object.keys(READERS).filter((reader) =>
        allowed.some((request) => request.reader === reader && request.way === way),
      );
    expect({ byPath: readersBy('byPath'), inList: readersBy('inList') }).toEqual(row.expected);
  },
);

it('no person lists documents without a limit', () => {
  expect(listsWithoutLimit().filter(({ prepared }) => verdict(ruleset, prepared).allowed)).toEqual([]);
});

it('every document that a person may read is in the table', () => {
  const missing = readablePathsIn(RULES_FILE).filter(
    (path) => !PRIVACY_ROWS.some((row) => isPathOf(path, row.path)),
  );
  expect(missing).toEqual([]);
});
