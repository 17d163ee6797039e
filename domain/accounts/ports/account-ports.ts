import type { Clock } from '../../shared/clock.ts';
import type { LastKnown } from '../../shared/last-known.ts';
import type { RecordStore } from '../../shared/record-store.ts';
import type { AccountsByNumber } from './accounts-by-number.ts';
import type { AccountFeed } from './account-feed.ts';
import type { IdentityPort } from './identity-port.ts';
import type { PrivateRecords } from './private-records.ts';
import type { ReviewRepository } from './review-repository.ts';
import type { UserRepository } from './user-repository.ts';

export interface AccountPorts {
  readonly identity: IdentityPort;
  readonly privateRecords: PrivateRecords;
  readonly users: UserRepository;
  readonly records: RecordStore;
  readonly feed: AccountFeed;
  readonly clock: Clock;
  readonly lastKnown: LastKnown;
}

export interface ReviewPorts {
  readonly reviews: ReviewRepository;
  /** The composition root adds it, because it is a service of rides. */
  readonly accountsByNumber?: AccountsByNumber;
}

/** Loads the review repository, for the pages of administrators only. Rejects if loading fails. */
export interface ReviewAccess {
  openReviews(): Promise<ReviewRepository>;
}
