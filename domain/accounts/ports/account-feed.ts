import type { FeedState } from '../../shared/feed.ts';
import type { AccountStatus } from '../model/user.ts';
import type { ProfilePage } from './review-repository.ts';

/** Accounts as they change on the server: a closed set of watches, each with its rule, index and price. Reads only. */
export interface AccountFeed {
  /**
   * Watches the first page of a status as `ReviewRepository.page` answers it, and tells after every answer and every
   * failure until the returned function is called. It asks at once, unless `heardAt` says when the caller was answered
   * itself; then an interval later. Failures are those of the repository, and never end the watch.
   */
  watchQueue(
    status: AccountStatus,
    tell: (state: FeedState<ProfilePage>) => void,
    heardAt: Date | null,
  ): () => void;
  /** Asks for everything that is watched again, now; answers to earlier questions are dropped. */
  readonly lookNow: () => void;
}
