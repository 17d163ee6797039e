import { onTestFinished } from 'vitest';
import { QUEUE_ORDER } from '#domain/accounts/model/profile-fields.ts';
import type { AccountFeed, WatchableAccounts } from '#domain/accounts/ports/account-feed.ts';
import type { FeedState, Watched } from '#domain/shared/feed.ts';
import {
  arrangeAccount,
  arrangeAdmin,
  uniqueMark,
  type ArrangedAccount,
} from '../stage/arranged-account.contract.ts';
import { openTabAs } from '../stage/stage.contract.ts';
import type { BrowserUnderTest, TabUnderTest, WorldUnderTest } from '../stage/world-under-test.contract.ts';

/** Before every other test's accounts, so that an account is on the first page whatever the world holds. */
const FIRST = { [QUEUE_ORDER]: new Date('2001-01-01T00:00:00.000Z') };
export const QUEUE = { kind: 'queue', status: 'pending', role: null } as const;

type Kind = keyof WatchableAccounts;
type State<Of extends Kind> = FeedState<WatchableAccounts[Of]['seen']>;

/** Watches something; ended with the test. */
export function watching<Of extends Kind>(feed: AccountFeed, what: Watched<WatchableAccounts, Of>) {
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

export const lists = (uid: string) => (state: State<'queue'>) =>
  state.seen?.rows.some((row) => row.uid === uid) === true;
export const lacks = (uid: string) => (state: State<'queue'>) => state.seen !== null && !lists(uid)(state);

/** Somebody who waits for approval, first in the queue. */
export const arrangeApplicant = (
  world: Pick<WorldUnderTest, 'identities' | 'documents'>,
  name = `P${uniqueMark()}`,
) => arrangeAccount(world, { status: 'pending', name, fields: FIRST });

/** An administrator with the feed of a browser of their own. */
export async function arrangeWatch<Browser extends BrowserUnderTest>(
  world: Pick<WorldUnderTest, 'identities' | 'documents'> & { openBrowser(): Promise<Browser> },
): Promise<{
  admin: ArrangedAccount;
  tab: TabUnderTest;
  network: Browser['network'];
  feed: AccountFeed;
}> {
  const admin = await arrangeAdmin(world);
  const { browser, tab } = await openTabAs(world, admin);
  return { admin, tab, network: browser.network, feed: tab.feed };
}
