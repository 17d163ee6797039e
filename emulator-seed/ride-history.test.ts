import { describe, expect, test } from 'vitest';
import { createAdjustableClock } from '#adapters/memory/adjustable-clock.builder.ts';
import { seedMemoryWorld } from '#adapters/memory/memory-seed.ts';
import { createMemoryWorld } from '#adapters/memory/memory-world.ts';
import { PRODUCT_RULES } from '#adapters/memory/product-rules.builder.ts';
import { readRide } from '#domain/rides/model/ride/ride.ts';
import { ridePath } from '#domain/rides/model/stored/ride-paths.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { playRideStories } from './ride-history.ts';
import { SEED_ACCOUNTS, SEED_PASSWORD } from './seed-accounts.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const nameOf = (uid: string) => SEED_ACCOUNTS.find((account) => account.uid === uid)?.name ?? uid;
const played = (week = false) => playRideStories(NOW, { nameOf, week });

const rides = () =>
  Object.entries(played().documents).flatMap(([path, document]) => {
    const [, id = '', more] = path.split('/');
    return path.startsWith('rides/') && more === undefined ? [readRide(id, document)] : [];
  });

/** A world in memory with the approved accounts of the seed. Its clock begins eight days before `NOW`. */
function openSeededWorld() {
  const clock = createAdjustableClock(NOW.getTime() - 8 * DAY_MS);
  const world = createMemoryWorld({ rules: PRODUCT_RULES, clock });
  const accounts = SEED_ACCOUNTS.filter(
    ({ status, profile }) => status === 'approved' && profile === undefined,
  );
  seedMemoryWorld(world, {
    password: SEED_PASSWORD,
    accounts: accounts.map(({ uid, email, name, createdAt, role = '' }) => ({
      uid,
      email,
      name,
      createdAt,
      role,
      status: 'approved',
    })),
  });
  const enter = async (uid: string) => {
    const tab = world.openBrowser().openTab();
    const email = accounts.find((account) => account.uid === uid)?.email ?? '';
    valueOf(await valueOf(await tab.identity.signIn(email, SEED_PASSWORD)).enter());
    return tab.records;
  };
  return { clock, world, enter };
}

describe('the rides of the seed', () => {
  test.each([false, true])(
    'the rules allow every request of the rides’ history, with the days before: %s',
    async (week) => {
      const { clock, world, enter } = openSeededWorld();
      const { firm, requests, documents } = played(week);
      world.documents.commit(firm);
      for (const { uid, at, batch } of requests) {
        clock.advance(at.getTime() - clock.now().getTime());
        const sent = await (await enter(uid)).commit(batch);
        expect(sent, `${uid} at ${at.toISOString()}`).toEqual({ ok: true, value: undefined });
      }
      for (const [path, document] of Object.entries(documents)) {
        expect(world.documents.read(path), path).toEqual(document);
      }
    },
  );

  test('with the days before, each page of dispatch has something to show', () => {
    const { documents } = played(true);
    const paths = Object.keys(documents);
    const before = (path: string) => path.startsWith('rides/SeedWeek') && !path.includes('/private/');
    const found = paths
      .filter(before)
      .map((path) => readRide(path.slice('rides/'.length), documents[path] ?? {}));
    const stateOf = (state: string) => found.filter((ride) => ride.state === state);
    expect(stateOf('completed').length).toBeGreaterThanOrEqual(14);
    expect(stateOf('requested').map((ride) => ride.state !== 'damaged' && ride.kind)).toEqual(['later']);
    for (const uid of ['seed-third-driver', 'seed-fourth-driver', 'seed-fifth-driver'])
      expect(paths.filter((path) => path.startsWith(`drivers/${uid}/duties/`))).toHaveLength(6);
    const callers = paths.filter((path) => path.startsWith('customers/'));
    expect(
      callers.map((path) => Array.isArray(documents[path]?.['rides']) && documents[path]['rides'].length > 0),
    ).toEqual([true, true]);
    const orders = paths
      .filter((path) => path.startsWith('orders/'))
      .map((path) => documents[path]?.['rider']);
    expect(orders.map((rider) => callers.includes(String(rider).replace('customer-', 'customers/')))).toEqual(
      [true],
    );
  });

  test('with the days before, each page of the books has something to show; without those days no page has', () => {
    const { documents } = played(true);
    const of = (collection: string) =>
      Object.entries(documents).filter(([path]) => new RegExp(`^${collection}/[^/]+$`).test(path));
    expect(new Set(of('takings').map(([, { day }]) => day)).size).toBeGreaterThanOrEqual(6);
    expect(of('tariffs')).toHaveLength(1);
    expect(of('payers')).toHaveLength(2);
    expect(of('handovers')).toHaveLength(1);
    const [[path, bill = {}] = ['']] = of('bills');
    expect(bill).toMatchObject({ count: 6, total: 8400, issued: { number: '2026-00001' } });
    expect(Object.keys(documents).filter((each) => each.startsWith(`${path}/lines/`))).toHaveLength(6);
    const unbilled = of('fares').filter(([, fare]) => fare['payer'] !== null && fare['bill'] === null);
    expect(unbilled.length).toBeGreaterThanOrEqual(6);
    const books = /^(takings|tariffs|payers|handovers|bills|fares|billNumbers)\/|^settings\/books$/;
    expect(Object.keys(played(false).documents).filter((each) => books.test(each))).toEqual([]);
  });

  test('the accounts for a first try have no ride, no shift and no record as a rider', () => {
    const firsts = ['seed-passenger', 'seed-second-passenger', 'seed-driver', 'seed-second-driver'];
    const involved = rides().flatMap((ride) => (ride.state === 'damaged' ? [] : [ride.rider, ride.driver]));
    expect(involved.filter((uid) => uid !== null && firsts.includes(uid))).toEqual([]);
    expect(
      Object.keys(played().documents).filter((path) => firsts.some((uid) => path.endsWith(uid))),
    ).toEqual([]);
  });

  test('the seed’s completed ride takes eight writes, and its cancelled ride six', () => {
    const { requests } = played();
    const writesOf = (state: string) => {
      const id = rides().find((ride) => ride.state === state)?.id ?? '';
      return requests
        .map(({ batch }) => batch)
        .filter((batch) => batch.some(({ path }) => path === ridePath(id)))
        .reduce((sum, batch) => sum + batch.length, 0);
    };
    expect([writesOf('completed'), writesOf('cancelled')]).toEqual([8, 6]);
  });
});
