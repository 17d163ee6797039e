import { describe, expect, it } from 'vitest';
import { readableOf } from '#domain/accounts/model/found-account.ts';
import type { AccountFeed } from '#domain/accounts/ports/account-feed.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { arrangeAccount, uniqueEmail, uniqueMark } from '../stage/arranged-account.builder.ts';
import { decisionOf, userSeenIn } from '../stage/reviewing.builder.ts';
import { openTabAs, stageFor } from '../stage/stage.builder.ts';
import { watching } from '../stage/watching.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { arrangeApplicant, arrangeWatch, lacks, lists, QUEUE } from './queue-watch.builder.ts';

/** The contract of every account feed. `via` is how the feed under test gets its data. */
export function describeAccountFeed(name: string, via: 'polling' | 'listening', makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);
  const isSo = (state: FeedState<unknown>) => state.via === via;
  const when = via === 'listening' ? 'at once' : 'at the next look';
  /** A listener needs no look. */
  const look = (feed: AccountFeed) => {
    if (via === 'polling') feed.lookNow();
  };

  describe(`AccountFeed on ${name}, ${via}`, () => {
    it('a watch reports the page that the repository returns, and when it was confirmed', async () => {
      const { feed, tab } = await arrangeWatch(world());
      const { uid } = await arrangeApplicant(world());
      const state = await watching(feed, QUEUE).until((state) => isSo(state) && lists(uid)(state));
      const page = valueOf(
        await tab.reviews.page({ status: 'pending', role: null, search: '', cursor: null }),
      );
      expect(state).toMatchObject({ seen: page, error: null });
      expect(state.confirmedAt).toBeInstanceOf(Date);
    });

    it(`an account that is stored is reported ${when}, and an account that is decided on is no longer reported`, async () => {
      const { feed, tab, admin } = await arrangeWatch(world());
      const watch = watching(feed, QUEUE);
      await watch.until((state) => isSo(state) && state.seen !== null);
      const mark = `P${uniqueMark()}`;
      const come = watch.until(
        ({ seen }) => seen?.rows.some(({ account }) => readableOf(account).name === mark) === true,
      );
      const { uid } = await arrangeApplicant(world(), mark);
      look(feed);
      expect((await come).via).toBe(via);
      const before = await userSeenIn(tab, uid);
      const gone = watch.until(lacks(uid));
      valueOf(await tab.records.commit(decisionOf(before, admin, { status: 'approved' })));
      look(feed);
      expect((await gone).via).toBe(via);
    });

    it(`a profile is reported as it is read, and its change ${when}`, async () => {
      const { feed, tab, admin } = await arrangeWatch(world());
      // The watch of a queue loads the listener, which the watch of the profile then uses as well.
      watching(feed, QUEUE);
      const watch = watching(feed, { kind: 'profile', uid: admin.uid });
      const known = await watch.until(isSo);
      expect(known.seen).toEqual(valueOf(await tab.users.read(admin.uid)));
      const renamed = watch.until(({ seen }) => seen !== null && readableOf(seen).name === 'Alma Admin');
      await world().documents.write({ [`users/${admin.uid}`]: { ...admin.profile, name: 'Alma Admin' } });
      look(feed);
      expect((await renamed).via).toBe(via);
    });

    it('a gate is reported as it is read, at each look', async () => {
      const person = await arrangeAccount(world(), { status: 'pending' });
      const tab = await (await world().openBrowser()).openTab();
      const watch = watching(tab.feed, { kind: 'gate', email: person.email });
      const { seen, via: how } = await watch.until((state) => state.seen !== null);
      expect([seen, how]).toEqual([{ entry: { gate: 'pending', uid: person.uid } }, 'polling']);
      await world().documents.write({
        [`accountDirectory/${person.email}`]: { gate: 'open', uid: person.uid },
      });
      tab.feed.lookNow();
      const open = await watch.until(({ seen }) => seen?.entry?.gate === 'open');
      expect(open.seen).toEqual({ entry: { gate: 'open', uid: person.uid } });
      const nobody = await watching(tab.feed, { kind: 'gate', email: uniqueEmail() }).until(() => true);
      expect(nobody.seen).toEqual({ entry: null });
    });

    it('a watch without the network keeps its last state, and is silent', async () => {
      const { feed, network } = await arrangeWatch(world());
      const { uid } = await arrangeApplicant(world());
      const watch = watching(feed, QUEUE);
      const known = await watch.until((state) => isSo(state) && lists(uid)(state));
      network.goOffline();
      const silent = watch.until((state) => state.via === 'silent');
      feed.lookNow();
      const { seen, error } = await silent;
      expect([lists(uid)({ ...known, seen }), error]).toEqual([true, { code: 'network' }]);
      network.goOnline();
      const back = watch.until((state) => state.via === 'polling');
      feed.lookNow();
      expect((await back).error).toBeNull();
    });

    it('a watch that has ended reports nothing', async () => {
      const { feed } = await arrangeWatch(world());
      const [ended, other] = [watching(feed, QUEUE), watching(feed, QUEUE)];
      ended.stop();
      await other.until((state) => isSo(state) && state.seen !== null);
      expect(ended.states).toEqual([]);
    });

    it('a passenger may not watch the queue, nor an administrator from the first look after their rejection', async () => {
      const { tab } = await openTabAs(world(), await arrangeAccount(world()));
      const denial = await watching(tab.feed, QUEUE).until(({ error }) => error !== null);
      expect(denial).toMatchObject({ seen: null, via: 'silent', error: { code: 'permission-denied' } });

      const { feed, admin } = await arrangeWatch(world());
      const watch = watching(feed, QUEUE);
      expect((await watch.until(isSo)).error).toBeNull();
      await world().documents.write({ [`users/${admin.uid}`]: { ...admin.profile, status: 'rejected' } });
      const revoked = watch.until(({ error }) => error !== null);
      feed.lookNow();
      expect((await revoked).error).toEqual({ code: 'permission-denied' });
    });
  });
}
