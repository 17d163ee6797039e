import { describe, expect, it, onTestFinished } from 'vitest';
import { QUEUE_ORDER } from '#domain/accounts/model/profile-fields.ts';
import type { ProfilePage } from '#domain/accounts/ports/review-repository.ts';
import type { AccountFeed } from '#domain/accounts/ports/account-feed.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { arrangeAccount, arrangeAdmin, uniqueMark } from '../stage/arranged-account.contract.ts';
import { decisionOf, userSeenIn } from '../stage/reviewing.contract.ts';
import { openTabAs, stageFor } from '../stage/stage.contract.ts';
import type { MakeWorld, WorldUnderTest } from '../stage/world-under-test.contract.ts';

/** Before every other test's accounts, so that an account is on the first page whatever the world holds. */
const FIRST = { [QUEUE_ORDER]: new Date('2001-01-01T00:00:00.000Z') };

type State = FeedState<ProfilePage>;

/** Watches the pending accounts; ended with the test. */
function watchPending(feed: AccountFeed, heardAt: Date | null = null) {
  const told: State[] = [];
  const waiting = new Set<() => void>();
  const stop = feed.watchQueue(
    'pending',
    (state) => {
      told.push(state);
      for (const check of waiting) check();
    },
    heardAt,
  );
  onTestFinished(stop);
  return {
    told,
    stop,
    /** Resolves with the first state told from now on that is so. */
    next: (isSo: (state: State) => boolean) =>
      new Promise<State>((resolve) => {
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

const lists = (uid: string) => (state: State) => state.seen?.rows.some((row) => row.uid === uid) === true;
const lacks = (uid: string) => (state: State) => state.seen !== null && !lists(uid)(state);

async function arrangeWatch(world: WorldUnderTest) {
  const admin = await arrangeAdmin(world);
  const { browser, tab } = await openTabAs(world, admin);
  return { admin, tab, network: browser.network, feed: tab.feed };
}

/** What every account feed must do. */
export function describeAccountFeed(name: string, makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);
  const applicant = () =>
    arrangeAccount(world(), { status: 'pending', name: `P${uniqueMark()}`, fields: FIRST });

  describe(`AccountFeed on ${name}`, () => {
    it('a watch tells the page that the repository answers, and since when that is known', async () => {
      const { feed, tab } = await arrangeWatch(world());
      const { uid } = await applicant();
      const state = await watchPending(feed).next(lists(uid));
      const page = valueOf(await tab.reviews.page({ status: 'pending', search: '', cursor: null }));
      expect(state).toMatchObject({ seen: page, via: 'polling', error: null });
      expect(state.confirmedAt).toBeInstanceOf(Date);
    });

    it('an account that is stored is told at the next look, and one that is decided on is told no more', async () => {
      const { feed, tab, admin } = await arrangeWatch(world());
      const watch = watchPending(feed);
      await watch.next(({ seen }) => seen !== null);
      const { uid } = await applicant();
      const come = watch.next(lists(uid));
      feed.lookNow();
      expect((await come).via).toBe('polling');
      const before = await userSeenIn(tab, uid);
      valueOf(await tab.reviews.decide(decisionOf(before, admin, { status: 'approved' })));
      const gone = watch.next(lacks(uid));
      feed.lookNow();
      expect((await gone).via).toBe('polling');
    });

    it('a watch without the network keeps what it has seen, and says that it is silent', async () => {
      const { feed, network } = await arrangeWatch(world());
      const { uid } = await applicant();
      const watch = watchPending(feed);
      const known = await watch.next(lists(uid));
      network.goOffline();
      const silent = watch.next(({ via }) => via === 'silent');
      feed.lookNow();
      expect(await silent).toEqual({ ...known, via: 'silent', error: { code: 'network' } });
      network.goOnline();
      const back = watch.next(({ via }) => via === 'polling');
      feed.lookNow();
      expect((await back).error).toBeNull();
    });

    it('a watch that has ended tells nothing', async () => {
      const { feed } = await arrangeWatch(world());
      const [ended, other] = [watchPending(feed), watchPending(feed)];
      ended.stop();
      await other.next(({ seen }) => seen !== null);
      expect(ended.told).toEqual([]);
    });

    it('a passenger is denied, and an administrator whose account is rejected is told so at the next look', async () => {
      const { tab } = await openTabAs(world(), await arrangeAccount(world()));
      const denial = await watchPending(tab.feed).next(({ error }) => error !== null);
      expect(denial).toMatchObject({ seen: null, via: 'silent', error: { code: 'permission-denied' } });

      const { feed, admin } = await arrangeWatch(world());
      const watch = watchPending(feed);
      expect((await watch.next(() => true)).error).toBeNull();
      await world().documents.write({ [`users/${admin.uid}`]: { ...admin.profile, status: 'rejected' } });
      const revoked = watch.next(({ error }) => error !== null);
      feed.lookNow();
      expect((await revoked).error).toEqual({ code: 'permission-denied' });
    });
  });
}
