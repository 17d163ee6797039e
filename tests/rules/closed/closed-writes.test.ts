import { expect, it } from 'vitest';
import { ALL_CASES } from '../cases/all-cases.ts';
import { loadSource } from '../scenario/load-source.ts';
import { RULES_SOURCE } from '../scenario/read-rules.ts';
import { seededDatabase, TEST_TIME } from '../scenario/seeded-database.ts';
import { prepare, verdict } from '../scenario/verdict.ts';
import { closedWrites } from './closed-writes.ts';

const ruleset = loadSource(RULES_SOURCE);

it.each(
  ALL_CASES.filter(({ permitted }) => permitted.does.kind === 'commit').map(
    (one) => [one.title, one] as const,
  ),
)('nothing more than this is permitted: %s', (_, one) => {
  const database = seededDatabase(one.seed);
  const permitted = closedWrites(one).filter(
    ([, request]) => verdict(ruleset, prepare(database, request, TEST_TIME)).allowed,
  );
  expect(permitted.map(([what]) => what)).toEqual([]);
});
