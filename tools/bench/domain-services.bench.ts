import { openProduct, PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { seedMemoryWorld, type SeedAccount } from '#adapters/memory/memory-seed.ts';
import { createMemoryWorld } from '#adapters/memory/memory-world.ts';
import { assessProfile } from '#domain/accounts/model/profile-assessment.ts';
import { valueOf } from '#domain/shared/outcome.builder.ts';
import { createEmailCheck } from '#domain/accounts/services/email-check.ts';

/**
 * Measures the domain's services on the memory adapter with a hundred, ten thousand and a million accounts, and prints
 * the median of an operation and its ratio to the smallest world. The target is a flat cost, so a ratio near one.
 *
 *     node --import tsx tools/bench/domain-services.bench.ts [amount ...]
 */
const AMOUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 10_000, 1_000_000];
const ROUNDS = 300;
const WARM_UP = 100;
const NAMES = ['Robin', 'Kim', 'Alex', 'Sascha', 'Mika', 'Noa', 'Luca', 'Toni'];

function accountOf(number: number): SeedAccount {
  const id = String(number).padStart(7, '0');
  // A third waits, so that every list of the queue is long.
  const status = ['pending', 'approved', 'rejected'][number % 3] ?? 'pending';
  return {
    uid: `u${id}`,
    email: `person${id}@example.com`,
    name: `${NAMES[number % NAMES.length] ?? ''} ${id}`,
    role: number % 2 === 0 ? 'passenger' : 'driver',
    status,
    createdAt: new Date(Date.UTC(2020, 0, 1) + number * 60_000).toISOString(),
  };
}

function* accountsOf(amount: number) {
  for (let number = 0; number < amount; number += 1) yield accountOf(number);
}

function buildWorld(amount: number) {
  const world = createMemoryWorld();
  for (const account of accountsOf(amount))
    seedMemoryWorld(world, { password: PASSWORD, accounts: [account] });
  const staff = {
    createdAt: '2019-01-01T00:00:00.000Z',
    name: 'Ada Admin',
    role: 'admin',
    status: 'approved',
  };
  seedMemoryWorld(world, {
    password: PASSWORD,
    accounts: [{ ...staff, uid: 'u-ada', email: 'ada@example.com' }],
  });
  return world;
}

/** Milliseconds of one operation: the median of many, each on another account. */
async function measure(amount: number, operation: (account: SeedAccount, round: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const account = accountOf((round * 7919) % amount);
    const start = performance.now();
    await operation(account, round);
    if (round >= WARM_UP) times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

async function measureWorld(amount: number): Promise<Record<string, number>> {
  const world = buildWorld(amount);
  const visitor = openProduct(world.openBrowser());
  const reviewer = openProduct(world.openBrowser());
  valueOf(await reviewer.enter({ email: 'ada@example.com' }));
  const { reviewQueue, accountDecisions, readAccountFile, readHealthPage } = reviewer;
  const pending = { status: 'pending', cursor: null } as const;
  let middle: string | null = null;
  for (let page = 0; page < Math.min(200, amount / 150); page += 1) {
    middle = valueOf(await reviewQueue.page({ ...pending, search: '', cursor: middle })).next;
  }
  const decideAndUndo = async ({ uid }: SeedAccount) => {
    const seen = assessProfile(uid, valueOf(await reviewer.tab.users.read(uid)));
    if (seen.state !== 'sound' || seen.user.status === 'approved') return;
    valueOf(
      await accountDecisions.undo(valueOf(await accountDecisions.decide(seen.user, { kind: 'approve' }))),
    );
  };
  let registered = 0;
  const register = () => {
    const email = `new${(registered += 1)}@example.com`;
    return visitor.register({ email, name: 'New Person', password: PASSWORD, role: 'driver' });
  };
  return {
    'email check': await measure(amount, ({ email }) => createEmailCheck(visitor.tab.users).check(email)),
    'sign-in, or its refusal': await measure(amount, (account) => visitor.enter(account)),
    registration: await measure(amount, register),
    'queue, first page': await measure(amount, () => reviewQueue.page({ ...pending, search: '' })),
    'queue, later page': await measure(amount, () =>
      reviewQueue.page({ ...pending, search: '', cursor: middle }),
    ),
    'queue, search': await measure(amount, ({ name }) => reviewQueue.page({ ...pending, search: name })),
    'queue, count': await measure(amount, () => reviewQueue.count('pending')),
    'decision and undo': await measure(amount, decideAndUndo),
    'account file': await measure(amount, ({ uid }) => readAccountFile(uid)),
    'health page': await measure(amount, () => readHealthPage(null)),
  };
}

const results = new Map<number, Record<string, number>>();
for (const amount of AMOUNTS) results.set(amount, await measureWorld(amount));

const [smallest = {}] = results.values();
console.log(['operation'.padEnd(26), ...AMOUNTS.map((amount) => String(amount).padStart(20))].join(''));
for (const [name, base] of Object.entries(smallest)) {
  const cells = [...results.values()].map((result) => {
    const time = result[name] ?? Number.NaN;
    return `${(time * 1000).toFixed(1)} µs ${(time / base).toFixed(2)}×`.padStart(20);
  });
  console.log([name.padEnd(26), ...cells].join(''));
}
