import { Database } from 'builtin-firestore/store/database.ts';
import { fieldsOf } from './in-process-writes.ts';
import type { Seed } from './request.ts';

/** When a seed's documents were written, in microseconds: before every commit of a test. */
const SEED_TIME = 1_700_000_000_000_000n;

/** The time of a test's first commit in process. */
export const TEST_TIME = 1_800_000_000_123_456n;

export function seededDatabase(seed: Seed): Database {
  const database = new Database();
  for (const [path, data] of Object.entries(seed)) {
    database.put(path, { path, fields: fieldsOf(data), createTime: SEED_TIME, updateTime: SEED_TIME });
  }
  return database;
}
