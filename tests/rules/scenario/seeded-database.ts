import { Database } from 'builtin-firestore/store';
import { Sentinel, type Data } from './datum.ts';
import { fieldsOf } from './in-process-writes.ts';
import type { Seed } from './request.ts';

/** When a seed's documents were written, in microseconds. This is before every commit of a test. */
const SEED_TIME = 1_700_000_000_000_000n;

/** The present of the tests. It is the real time, because over the wire a request has the server's time. */
export const TEST_NOW = new Date();

/** The present for requests in process, in microseconds. */
export const TEST_TIME = BigInt(TEST_NOW.getTime()) * 1000n;

/** The data with the present in place of the server's time. */
const settled = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).map(([field, datum]) => [field, datum instanceof Sentinel ? TEST_NOW : datum]),
  );

export function seededDatabase(seed: Seed): Database {
  const database = new Database();
  for (const [path, data] of Object.entries(seed)) {
    database.put(path, {
      path,
      fields: fieldsOf(settled(data)),
      createTime: SEED_TIME,
      updateTime: SEED_TIME,
    });
  }
  return database;
}
