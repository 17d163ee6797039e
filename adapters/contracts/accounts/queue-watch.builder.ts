import { QUEUE_ORDER } from '#domain/accounts/model/profile-fields.ts';
import type { AccountFeed, WatchableAccounts } from '#domain/accounts/ports/account-feed.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import {
  arrangeAccount,
  arrangeAdmin,
  uniqueMark,
  type ArrangedAccount,
} from '../stage/arranged-account.builder.ts';
import { openTabAs } from '../stage/stage.builder.ts';
import type { BrowserUnderTest, TabUnderTest, WorldUnderTest } from '../stage/world-under-test.builder.ts';

/** Puts an account before the accounts of all other tests, on the first page. */
const FIRST = { [QUEUE_ORDER]: new Date('2001-01-01T00:00:00.000Z') };
export const QUEUE = { kind: 'queue', status: 'pending', role: null } as const;

type QueueState = FeedState<WatchableAccounts['queue']['seen']>;

export const lists = (uid: string) => (state: QueueState) =>
  state.seen?.rows.some((row) => row.uid === uid) === true;
export const lacks = (uid: string) => (state: QueueState) => state.seen !== null && !lists(uid)(state);

/** An applicant who waits for approval, first in the queue. */
export const arrangeApplicant = (
  world: Pick<WorldUnderTest, 'identities' | 'documents'>,
  name = `P${uniqueMark()}`,
) => arrangeAccount(world, { status: 'pending', name, fields: FIRST });

/** An administrator, with the feed of their own browser. */
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
