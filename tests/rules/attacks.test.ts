import { storeCommit } from 'builtin-firestore/store';
import { describeAttacks } from './attacks.contract.ts';
import { loadSource } from './scenario/load-source.ts';
import { RULES_SOURCE } from './scenario/read-rules.ts';
import { seededDatabase, TEST_TIME } from './scenario/seeded-database.ts';
import { prepare, verdict } from './scenario/verdict.ts';

const ruleset = loadSource(RULES_SOURCE);
/** Between two requests. Microseconds. */
const PAUSE = 50_000n;

describeAttacks(async (seed) => {
  const database = seededDatabase(seed);
  let time = TEST_TIME;
  return async (request) => {
    time += PAUSE;
    const prepared = prepare(database, request, time);
    const { allowed } = verdict(ruleset, prepared);
    if (allowed && prepared.staged !== null) storeCommit(database, prepared.staged, '');
    return allowed;
  };
});
