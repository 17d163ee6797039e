import type { FeedState } from '../../shared/feed.ts';
import type { AccountStatus } from '../model/user.ts';
import type { ProfilePage } from './review-repository.ts';

/** What can be watched, a closed set: each has its rule, its index and its price (docs/scale.md). */
export interface Watched {
  readonly kind: 'queue';
  readonly status: AccountStatus;
}

/** Accounts as they change on the server. Reads only. */
export interface AccountFeed {
  /**
   * Watches the first page of a status as `ReviewRepository.page` answers it, and tells after every answer and every
   * failure until the returned function is called. It asks at once, unless `heardAt` says when the caller was answered
   * itself; then an interval later. Failures are those of the repository, and never end the watch.
   */
  watch(what: Watched, tell: (state: FeedState<ProfilePage>) => void, heardAt: Date | null): () => void;
  /** Asks for everything that is watched again, now; answers to earlier questions are dropped. */
  lookNow(): void;
}
