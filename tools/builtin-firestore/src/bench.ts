import { parseArgs } from 'node:util';
import { serve } from './http/serve.ts';

/**
 * Measures the built-in Firestore over HTTP: how long it takes to start, to store a large collection, to answer the
 * first query and the following ones, and how many requests it serves per second. Prints one JSON object.
 */
const { values: flags } = parseArgs({
  options: {
    documents: { type: 'string', default: '100000' },
    requests: { type: 'string', default: '2000' },
  },
});
const documentCount = Number(flags.documents);
const requestCount = Number(flags.requests);
const ROOT = 'projects/demo-bench/databases/(default)/documents';
const STATUSES = ['pending', 'approved', 'rejected'];

async function measure(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await action();
  return Math.round((performance.now() - start) * 100) / 100;
}

const server = await serve({ port: 0, indexes: null });
// Since the process started.
const readyMs = performance.now();
const address = `http://${server.host}:${server.port}/v1/${ROOT}`;

async function call(verb: string, body: object): Promise<unknown> {
  const headers = { authorization: 'Bearer owner' };
  const response = await fetch(`${address}:${verb}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** How many documents one commit seeds. */
const WRITES_PER_COMMIT = 500;
const nameOf = (index: number): string => `${ROOT}/users/u${(index * 7919) % documentCount}`;

function userWrite(index: number): object {
  const status = STATUSES[index % STATUSES.length] ?? '';
  return {
    update: {
      name: nameOf(index),
      fields: {
        status: { stringValue: status },
        email: { stringValue: `user${index}@example.org` },
        nameKey: { stringValue: `name ${(index * 104_729) % documentCount}` },
        reviewCount: { integerValue: String(index % 5) },
      },
    },
  };
}

const pendingPage = {
  structuredQuery: {
    from: [{ collectionId: 'users' }],
    where: {
      fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'pending' } },
    },
    orderBy: [{ field: { fieldPath: 'nameKey' } }],
    limit: 30,
  },
};

async function repeat(action: (index: number) => Promise<unknown>): Promise<number> {
  const ms = await measure(async () => {
    for (let index = 0; index < requestCount; index += 1) await action(index);
  });
  return Math.round(requestCount / (ms / 1000));
}

const result = {
  documents: documentCount,
  readyMs: Math.round(readyMs),
  seedMs: await measure(async () => {
    for (let start = 0; start < documentCount; start += WRITES_PER_COMMIT) {
      const size = Math.min(WRITES_PER_COMMIT, documentCount - start);
      await call('commit', { writes: Array.from({ length: size }, (_, index) => userWrite(start + index)) });
    }
  }),
  firstQueryMs: await measure(() => call('runQuery', pendingPage)),
  secondQueryMs: await measure(() => call('runQuery', pendingPage)),
  queriesPerSecond: await repeat(() => call('runQuery', pendingPage)),
  getsPerSecond: await repeat((index) => call('batchGet', { documents: [nameOf(index)] })),
  writesPerSecond: await repeat((index) => call('commit', { writes: [userWrite(index + 1)] })),
  queryAfterWritesMs: await measure(() => call('runQuery', pendingPage)),
  residentMegabytes: Math.round(process.memoryUsage().rss / 1_048_576),
};
console.log(JSON.stringify(result, null, 2));
await server.close();
