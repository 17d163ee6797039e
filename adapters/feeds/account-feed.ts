import type { AccountFeed, WatchableAccounts } from '#domain/accounts/ports/account-feed.ts';
import type { ReviewRepository } from '#domain/accounts/ports/review-repository.ts';
import type { UserRepository } from '#domain/accounts/ports/user-repository.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { succeed } from '#domain/shared/result.ts';
import { createFeed, type Sources } from './create-feed.ts';

/** The pause between an answer about a queue and the next request. Milliseconds. */
const QUEUE_PACE = { visible: 5000, hidden: 30_000 } as const;

export type AccountListeners = {
  readonly [Kind in 'queue' | 'profile']: Sources<WatchableAccounts>[Kind]['listen'];
};

/** For the adapters in memory, which have no listeners. */
const NONE: AccountListeners = { queue: null, profile: null };

/**
 * Polls the repositories with the queries of the pages that show the data. The page of a queue calls `openReviews`
 * before it watches the queue, so the call here does not reject.
 */
export function createAccountFeed(
  users: Pick<UserRepository, 'read' | 'readEntry'>,
  openReviews: () => Promise<Pick<ReviewRepository, 'page' | 'count'>>,
  clock: Clock,
  listeners: AccountListeners = NONE,
): AccountFeed {
  const readProfile: Sources<WatchableAccounts>['profile']['fetch'] = ({ uid }) => users.read(uid);
  const readGate: Sources<WatchableAccounts>['gate']['fetch'] = async ({ email }) => {
    const read = await users.readEntry(email);
    return read.ok ? succeed({ entry: read.value }) : read;
  };
  const sources: Sources<WatchableAccounts> = {
    queue: {
      fetch: async ({ status, role }) =>
        (await openReviews()).page({ status, role, search: '', cursor: null }),
      ping: async ({ status }) => (await openReviews()).count(status),
      pace: QUEUE_PACE,
      listen: listeners.queue,
    },
    profile: { fetch: readProfile, ping: readProfile, pace: null, listen: listeners.profile },
    gate: { fetch: readGate, ping: readGate, pace: null, listen: null },
  };
  return createFeed(sources, clock);
}
