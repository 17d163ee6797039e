import { get } from 'node:http';
import { parseArgs } from 'node:util';
import { startFirestore } from './start-firestore.ts';
import { headersOf, listenRequests } from './testing/listen-requests.ts';

/**
 * Measures what listeners cost: how long a commit takes without and with them, back to back, and how long after
 * it was sent the last listener has heard of it. Half of the listeners hear a page of 30, half a third of the
 * collection; the rules look up each one's profile. Clients and server share this process. Prints one JSON object.
 */
const { values: flags } = parseArgs({
  options: {
    documents: { type: 'string', default: '10000' },
    listeners: { type: 'string', default: '200' },
    commits: { type: 'string', default: '100' },
  },
});
const documentCount = Number(flags.documents);
const listenerCount = Number(flags.listeners);
const commitCount = Number(flags.commits);

const PROJECT = 'demo-listening';
const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /users/{id} {
    allow list: if get(/databases/$(d)/documents/staff/$(request.auth.uid)).data.role == 'admin'
      && resource.data.status == 'pending';
  }
} }`;
const WRITES_PER_COMMIT = 500;
const STATUSES = ['pending', 'approved', 'rejected'];

const server = await startFirestore({ port: 0, rules: RULES, projectId: PROJECT });
const address = `http://${server.host}:${server.port}`;
const messages = listenRequests(PROJECT);

async function post(path: string, body: string): Promise<string> {
  const headers = { authorization: 'Bearer owner' };
  const response = await fetch(`${address}${path}`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(await response.text());
  return response.text();
}

const set = (path: string, fields: object): object => ({ update: { name: messages.nameOf(path), fields } });
const user = (index: number, revision: number): object =>
  set(`users/u${index}`, {
    status: { stringValue: STATUSES[index % STATUSES.length] },
    nameKey: { stringValue: `name ${(index * 7919) % documentCount}` },
    revision: { integerValue: String(revision) },
  });
const commit = (...writes: readonly object[]): Promise<string> =>
  post(`/v1/${messages.database}/documents:commit`, JSON.stringify({ writes }));

const pending = {
  where: { fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'pending' } } },
  orderBy: [{ field: { fieldPath: 'nameKey' } }],
};

/** When each listener last heard anything. */
const heardAt: number[] = [];

async function listen(index: number): Promise<void> {
  const clauses = index % 2 === 0 ? { ...pending, limit: 30 } : pending;
  const channel = `/google.firestore.v1.Firestore/Listen/channel?VER=8&database=${messages.database}`;
  const form = new URLSearchParams({
    headers: headersOf('ada'),
    count: '1',
    ofs: '0',
    req0___data__: JSON.stringify(messages.query(2, 'users', clauses)),
  });
  const sid = /"c","([^"]+)"/.exec(await post(`${channel}&RID=1`, form.toString()))?.[1];
  let acknowledged = 0;
  const attach = (): void => {
    let end = '';
    get(
      `${address}${channel}&RID=rpc&CI=0&TYPE=xmlhttp&SID=${sid}&AID=${acknowledged}`,
      { agent: false },
      (answer) => {
        answer.setEncoding('utf8').on('data', (text: string) => {
          heardAt[index] = performance.now();
          end = (end + text).slice(-500);
          for (const [, number] of end.matchAll(/\[(\d+),\[/g)) acknowledged = Number(number);
        });
        answer.on('end', attach).on('error', () => {});
      },
    ).on('error', () => {});
  };
  attach();
}

const quantile = (values: readonly number[], share: number): number =>
  Math.round(([...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0) * 10) / 10;

const quiet = (): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (performance.now() - Math.max(0, ...heardAt) > 1000) resolve();
      else setTimeout(look, 100);
    };
    look();
  });

let revision = 0;

interface Costs {
  /** Until the commit was answered. */
  readonly answered: number[];
  /** Until the last listener had heard of it. */
  readonly heard: number[];
  /** Of the whole process, clients included. */
  readonly cpu: number[];
}

/** Commits one after the other, each once all have heard of the last. The document is on every page. */
async function commits(): Promise<Costs> {
  const costs: Costs = { answered: [], heard: [], cpu: [] };
  for (let index = 0; index < commitCount; index += 1) {
    const start = performance.now();
    const before = process.cpuUsage();
    heardAt.fill(0);
    revision += 1;
    await commit(user(0, revision));
    costs.answered.push(performance.now() - start);
    while (heardAt.some((time) => time < start)) await new Promise((resolve) => setImmediate(resolve));
    costs.heard.push(Math.max(start, ...heardAt) - start);
    const { user: busy, system } = process.cpuUsage(before);
    costs.cpu.push((busy + system) / 1000);
  }
  return costs;
}
await commit(set('staff/ada', { role: { stringValue: 'admin' } }));
for (let start = 0; start < documentCount; start += WRITES_PER_COMMIT) {
  const size = Math.min(WRITES_PER_COMMIT, documentCount - start);
  await commit(...Array.from({ length: size }, (_, index) => user(start + index, 0)));
}
await commits();
const alone = await commits();
for (let index = 0; index < listenerCount; index += 1) await listen(index);
await quiet();
await commits();
const listened = await commits();
const summary = ({ answered, heard, cpu }: Costs): object => ({
  answeredMs: { median: quantile(answered, 0.5), p95: quantile(answered, 0.95) },
  lastHeardMs: { median: quantile(heard, 0.5), p95: quantile(heard, 0.95) },
  cpuMs: { median: quantile(cpu, 0.5), p95: quantile(cpu, 0.95) },
});

const result = {
  documents: documentCount,
  listeners: listenerCount,
  alone: summary(alone),
  listened: summary(listened),
  residentMegabytes: Math.round(process.memoryUsage().rss / 1_048_576),
};
console.log(JSON.stringify(result));
await server.close();
process.exit(0);
