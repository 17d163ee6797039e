import { describe, expect, it } from 'vitest';
import { ALL_CASES } from './cases/all-cases.ts';
import { loadSource } from './scenario/load-source.ts';
import { RULES_SOURCE } from './scenario/read-rules.ts';
import { seededDatabase, TEST_TIME } from './scenario/seeded-database.ts';
import { writesOf, type Request } from './scenario/request.ts';
import { prepare, verdict } from './scenario/verdict.ts';

/** Production allows 20 look-ups, and 1,000 expressions for each write; permitted requests must stay far below. */
const MOST_LOOKUPS = 10;
/** The limit for a batch that moves a fare between the sums of two days. Each single write needs at most 10. */
const MOST_LOOKUPS_OF_SUMS = 14;
const MOST_EVALUATIONS = 600;

const hasSums = (request: Request) => writesOf(request).some(({ path }) => path.startsWith('takings/'));

const ruleset = loadSource(RULES_SOURCE);

describe.each(ALL_CASES.map((one) => [one.title, one] as const))('%s', (_, { seed, permitted, refused }) => {
  const database = seededDatabase(seed);

  it('the request is permitted, well under the limits', () => {
    const { allowed, reason, evaluations, lookups } = verdict(
      ruleset,
      prepare(database, permitted, TEST_TIME),
    );
    expect({ allowed, reason }).toEqual({ allowed: true, reason: '' });
    expect(evaluations).toBeLessThanOrEqual(MOST_EVALUATIONS);
    expect(lookups).toBeLessThanOrEqual(hasSums(permitted) ? MOST_LOOKUPS_OF_SUMS : MOST_LOOKUPS);
  });

  it.each(Object.entries(refused))('refused: %s', (_title, request) => {
    expect(verdict(ruleset, prepare(database, request, TEST_TIME)).allowed).toBe(false);
  });
});
