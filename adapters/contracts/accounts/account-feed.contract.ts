import { describe, expect, it, onTestFinished } from 'vitest';
import { QUEUE_ORDER } from '#domain/accounts/model/profile-fields.ts';
import type { AccountFeed, WatchableAccounts, WatchedAccounts } from '#domain/accounts/ports/account-feed.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { arrangeAccount, arrangeAdmin, uniqueEmail, uniqueMark } from '../stage/arranged-account.contract.ts';
import { decisionOf, userSeenIn } from '../stage/reviewing.contract.ts';
import { openTabAs, stageFor } from '../stage/stage.contract.ts';
import type { MakeWorld, WorldUnderTest } from '../stage/world-under-test.contract.ts';

/** Before every other test's accounts, so that an account is on the first page whatever the world holds. */
const FIRST = { [QUEUE_ORDER]: new Date('2001-01-01T00:00:00.000Z') };
const QUEUE = { kind: 'queue', status: 'pending' } as const;

type Kind = keyof WatchableAccounts;
type State<Of extends Kind> = FeedState<WatchableAccounts[Of]['seen']>;

/** Watches something; ended with the test. */
function watching<Of extends Kind>(feed: AccountFeed, what: WatchedAccounts<Of>) {
  const told: State<Of>[] = [];
  const waiting = new Set<() => void>();
  const tell = (state: State<Of>) => {
    told.push(state);
    for (const check of waiting) check();
  };
  const stop = feed.watch(what, tell, null);
  onTestFinished(stop);
  return {
    told,
    stop,
    /** Resolves with the first state told from now on that is so. */
    next: (isSo: (state: State<Of>) => boolean) =>
      new Promise<State<Of>>((resolve) => {
        const from = told.length;
        const check = () => {
          const found = told.slice(from).find(isSo);
          if (found === undefined) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
      }),
  };
}

const lists = (uid: string) => (state: State<'queue'>) =>
  state.seen?.rows.some((row) => row.uid === uid) === true;
const lacks = (uid: string) => (state: State<'queue'>) => state.seen !== null && !lists(uid)(state);

async function arrangeWatch(world: WorldUnderTest) {
  const admin = await arrangeAdmin(world);
  const { browser, tab } = await openTabAs(world, admin);
  return { admin, tab, network: browser.network, feed: tab.feed };
}

/** What every account feed must do; `via` is how this one knows. */
export function describeAccountFeed(name: string, via: 'polling' | 'listening', makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);
  const applicant = (applicantName = `P${uniqueMark()}`) =>
    arrangeAccount(world(), { status: 'pending', name: applicantName, fields: FIRST });
  const isSo = (state: FeedState<unknown>) => state.via === via;
  const when = via === 'listening' ? 'at once' : 'at the next look';
  /** Nobody has to look where the server tells by itself. */
  const look = (feed: AccountFeed) => {
    if (via === 'polling') feed.lookNow();
  };

  describe(`AccountFeed on ${name}, ${via}`, () => {
    it('a watch tells the page that the repository answers, and since when that is known', async () => {
      const { feed, tab } = await arrangeWatch(world());
      const { uid } = await applicant();
      const state = await watching(feed, QUEUE).next((told) => isSo(told) && lists(uid)(told));
      const page = valueOf(await tab.reviews.page({ status: 'pending', search: '', cursor: null }));
      expect(state).toMatchObject({ seen: page, error: null });
      expect(state.confirmedAt).toBeInstanceOf(Date);
    });

    it(`an account that is stored is told ${when}, and one that is decided on is told no more`, async () => {
      const { feed, tab, admin } = await arrangeWatch(world());
      const watch = watching(feed, QUEUE);
      await watch.next((told) => isSo(told) && told.seen !== null);
      const mark = `P${uniqueMark()}`;
      const come = watch.next(({ seen }) => seen?.rows.some(({ profile }) => profile.name === mark) === true);
      const { uid } = await applicant(mark);
      look(feed);
      expect((await come).via).toBe(via);
      const before = await userSeenIn(tab, uid);
      const gone = watch.next(lacks(uid));
      valueOf(await tab.reviews.decide(decisionOf(before, admin, { status: 'approved' })));
      look(feed);
      expect((await gone).via).toBe(via);
    });

    it(`a profile is told as it is read, and its change ${when}`, async () => {
      const { feed, tab, admin } = await arrangeWatch(world());
      // Where a queue is watched, the own profile is listened to as well.
      watching(feed, QUEUE);
      const watch = watching(feed, { kind: 'profile', uid: admin.uid });
      const known = await watch.next(isSo);
      expect(known.seen).toEqual({ profile: valueOf(await tab.users.read(admin.uid)) });
      const renamed = watch.next(({ seen }) => seen?.profile?.name === 'Alma Admin');
      await world().documents.write({ [`users/${admin.uid}`]: { ...admin.profile, name: 'Alma Admin' } });
      look(feed);
      expect((await renamed).via).toBe(via);
    });

    it('a gate is told as it is read, at each look', async () => {
      const person = await arrangeAccount(world(), { status: 'pending' });
      const tab = await (await world().openBrowser()).openTab();
      const watch = watching(tab.feed, { kind: 'gate', email: person.email });
      const { seen, via: how } = await watch.next(() => true);
      expect([seen, how]).toEqual([{ entry: { gate: 'pending', uid: person.uid } }, 'polling']);
      await world().documents.write({
        [`accountDirectory/${person.email}`]: { gate: 'open', uid: person.uid },
      });
      const opened = watch.next(() => true);
      tab.feed.lookNow();
      expect((await opened).seen).toEqual({ entry: { gate: 'open', uid: person.uid } });
      const nobody = await watching(tab.feed, { kind: 'gate', email: uniqueEmail() }).next(() => true);
      expect(nobody.seen).toEqual({ entry: null });
    });

    it('a watch without the network keeps what it has seen, and says that it is silent', async () => {
      const { feed, network } = await arrangeWatch(world());
      const { uid } = await applicant();
      const watch = watching(feed, QUEUE);
      const known = await watch.next((told) => isSo(told) && lists(uid)(told));
      network.goOffline();
      const silent = watch.next((told) => told.via === 'silent');
      feed.lookNow();
      const { seen, error } = await silent;
      expect([lists(uid)({ ...known, seen }), error]).toEqual([true, { code: 'network' }]);
      network.goOnline();
      const back = watch.next((told) => told.via === 'polling');
      feed.lookNow();
      expect((await back).error).toBeNull();
    });

    it('a watch that has ended tells nothing', async () => {
      const { feed } = await arrangeWatch(world());
      const [ended, other] = [watching(feed, QUEUE), watching(feed, QUEUE)];
      ended.stop();
      await other.next((told) => isSo(told) && told.seen !== null);
      expect(ended.told).toEqual([]);
    });

    it('a passenger is denied, and an administrator whose account is rejected is told so at the next look', async () => {
      const { tab } = await openTabAs(world(), await arrangeAccount(world()));
      const denial = await watching(tab.feed, QUEUE).next(({ error }) => error !== null);
      expect(denial).toMatchObject({ seen: null, via: 'silent', error: { code: 'permission-denied' } });

      const { feed, admin } = await arrangeWatch(world());
      const watch = watching(feed, QUEUE);
      expect((await watch.next(isSo)).error).toBeNull();
      await world().documents.write({ [`users/${admin.uid}`]: { ...admin.profile, status: 'rejected' } });
      const revoked = watch.next(({ error }) => error !== null);
      feed.lookNow();
      expect((await revoked).error).toEqual({ code: 'permission-denied' });
    });
  });
}
