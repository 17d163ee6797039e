import { z } from 'zod';
import { createBrowserStorage } from '#adapters/firebase/testing/browser-storage.ts';
import { createFirebaseAdapters } from '#adapters/firebase/firebase-adapters.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { createEmailCheck } from '#domain/accounts/services/email-check.ts';
import { startLocalBackend } from '#backend/local-backend.ts';
import { createLifecycle } from '#backend/lifecycle.ts';
import { LOOPBACK, PROJECT_ID } from '#backend/settings.ts';
import { seed } from '#emulator-seed/seed.ts';
import { documentsOf } from '#emulator-seed/seed-documents.ts';
import { SEED_ACCOUNTS, SEED_PASSWORD } from '#emulator-seed/seed-accounts.ts';
import { assessProfile } from '#domain/accounts/model/profile-assessment.ts';
import { composeProduct } from '#src/app/composition/compose-product.ts';

/**
 * Counts what a page of the review queue, a page of the health list and an email check cost in billed reads, with 30,
 * 10,000 and 100,000 pending accounts in the built-in Firestore. The target is a constant; only the second page is
 * not full with 30.
 *
 *     node --import tsx tools/bench/queue-reads.ts [amount ...]
 */
const AMOUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [30, 10_000, 100_000];
const PORTS = { appPort: 5799, authPort: 9799, firestorePort: 8799 };
const PER_COMMIT = 250;

const lifecycle = createLifecycle((message) => {
  throw new Error(message);
});
const { authUrl, firestore } = await startLocalBackend({ ...PORTS, firestore: 'builtin' }, lifecycle);
const { host } = firestore;
await seed({ authUrl, firestoreHost: host, projectId: PROJECT_ID });

const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents`;

function writesOf(number: number): readonly object[] {
  const id = `bench${String(number).padStart(7, '0')}`;
  const email = `${id}@example.com`;
  const at = new Date(Date.UTC(2020, 0, 1) + number * 60_000).toISOString();
  const person = { uid: id, email, name: `Person ${id}`, role: 'passenger', createdAt: at } as const;
  return documentsOf({ ...person, status: 'pending' }).map(({ path, fields }) => ({
    update: { name: `${ROOT}/${path}`, fields },
  }));
}

async function addAccounts(from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += PER_COMMIT) {
    const numbers = Array.from({ length: Math.min(PER_COMMIT, to - start) }, (_, index) => start + index);
    const answer = await fetch(`http://${host}/v1/${ROOT}:commit`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ writes: numbers.flatMap(writesOf) }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
}

const Counts = z.object({ documents: z.number(), ruleLookups: z.number() });
async function readsSoFar(): Promise<number> {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${PROJECT_ID}/reads`);
  const { documents, ruleLookups } = Counts.parse(await answer.json());
  return documents + ruleLookups;
}

async function costOf(action: () => Promise<unknown>): Promise<string> {
  const before = await readsSoFar();
  const start = performance.now();
  await action();
  const took = performance.now() - start;
  return `${(await readsSoFar()) - before} reads ${took.toFixed(0).padStart(4)} ms`;
}

const admin = SEED_ACCOUNTS.find(({ role, status }) => role === 'admin' && status === 'approved');
if (admin === undefined) throw new Error('The seed has no approved administrator.');
const storage = await createBrowserStorage();
const adapters = createFirebaseAdapters(
  {
    apiKey: 'demo-key',
    authDomain: `${PROJECT_ID}.firebaseapp.com`,
    projectId: PROJECT_ID,
    appId: '',
    appCheckKey: null,
    emulators: { authUrl: authUrl.replace('localhost', LOOPBACK), firestoreHost: host },
  },
  { persistence: [storage.openTab()], name: 'bench' },
);
const product = composeProduct(adapters);
valueOf(await product.signIn({ email: admin.email, password: SEED_PASSWORD, area: null }));

const { reviewQueue, readHealthPage, accountDecisions } = product;
const pending = { status: 'pending', role: null, search: '', cursor: null } as const;
const rows = new Map<string, string[]>();
let present = 0;
for (const amount of AMOUNTS) {
  await addAccounts(present, amount);
  present = amount;
  const next = valueOf(await reviewQueue.page(pending)).next;
  const measured: Record<string, () => Promise<unknown>> = {
    'queue, first page': () => reviewQueue.page(pending),
    'queue, next page': () => reviewQueue.page({ ...pending, cursor: next }),
    'queue, search': () => reviewQueue.page({ ...pending, search: 'person bench0000003' }),
    'queue, count': () => reviewQueue.count('pending'),
    'health page': () => readHealthPage(null),
    // A service of its own each time, because it remembers what it was told.
    'email check': () => createEmailCheck(adapters.users, adapters.feed).check('bench0000001@example.com'),
  };
  // Another account at each scale, since a decision can be taken once.
  const uid = `bench${String(3 * (1 + AMOUNTS.indexOf(amount))).padStart(7, '0')}`;
  const applicant = assessProfile(uid, valueOf(await adapters.users.read(uid)));
  if (applicant.state !== 'sound') throw new Error(`${uid} is damaged.`);
  measured['a review'] = async () =>
    valueOf(await accountDecisions.decide(applicant.user, { kind: 'approve' }));
  for (const [name, action] of Object.entries(measured)) {
    rows.set(name, [...(rows.get(name) ?? []), await costOf(action)]);
  }
}

console.log(`Billed reads (documents and rule look-ups) on the built-in Firestore, Auth and rules in force`);
console.log(
  ['pending accounts'.padEnd(20), ...AMOUNTS.map((amount) => String(amount).padStart(22))].join(''),
);
for (const [name, cells] of rows) {
  console.log([name.padEnd(20), ...cells.map((cell) => cell.padStart(22))].join(''));
}
await adapters.close();
await lifecycle.stopAll();
process.exit();
