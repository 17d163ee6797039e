import { storeCommit } from 'builtin-firestore/store';
import { loadSource } from './load-source.ts';
import { RULES_SOURCE } from './read-rules.ts';
import type { Request, Seed } from './request.ts';
import { seededDatabase, TEST_TIME } from './seeded-database.ts';
import { prepare, verdict } from './verdict.ts';

const RULESET = loadSource(RULES_SOURCE);
const SECOND = 1_000_000;

/**
 * Sends requests one after the other. Each takes `requestSeconds` by the clock of the rules, and is stored if allowed.
 */
export function clockedRequests(seed: Seed, requestSeconds = 0.05) {
  const database = seededDatabase(seed);
  let passed = 0;
  return {
    allows(request: Request): boolean {
      passed += requestSeconds * SECOND;
      const prepared = prepare(database, request, TEST_TIME + BigInt(Math.round(passed)));
      const { allowed } = verdict(RULESET, prepared);
      if (allowed && prepared.staged !== null) storeCommit(database, prepared.staged, '');
      return allowed;
    },
    waits: (seconds: number) => void (passed += seconds * SECOND),
    seconds: () => passed / SECOND,
    has: (path: string) => database.get(path) !== null,
  };
}
