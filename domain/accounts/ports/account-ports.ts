import type { Clock } from '../../shared/clock.ts';
import type { LastKnown } from '../../shared/last-known.ts';
import type { RecordStore } from '../../shared/record-store.ts';
import type { AccountsByNumber } from './accounts-by-number.ts';
import type { AccountFeed } from './account-feed.ts';
import type { IdentityPort } from './identity-port.ts';
import type { ReviewRepository } from './review-repository.ts';
import type { UserRepository } from './user-repository.ts';

/** What a set of adapters implements, and the composition root for `accountsByNumber`: the only list of ports. */
export interface AccountPorts {
  readonly identity: IdentityPort;
  readonly users: UserRepository;
  readonly reviews: ReviewRepository;
  readonly records: RecordStore;
  readonly feed: AccountFeed;
  readonly clock: Clock;
  readonly lastKnown: LastKnown;
  /** Absent where there are no rides. */
  readonly accountsByNumber?: AccountsByNumber;
}
