import type { Decision } from '../account/decision.ts';
import type { EmailAddress } from '../account/email-address.ts';
import type { Review } from '../account/review.ts';
import type { StoredProfile } from '../account/stored-profile.ts';
import type { AccountStatus } from '../account/user.ts';
import type { Result } from '../result.ts';

/** A profile with the id it is stored under. */
export interface ProfileRow {
  readonly uid: string;
  readonly profile: StoredProfile;
}

/**
 * One page and, where more follows, an opaque text that asks for the next one. A page of a search may be shorter than
 * others, or empty, although more follows: accounts that were listed by address are not listed by name again.
 */
export interface ProfilePage {
  readonly rows: readonly ProfileRow[];
  readonly next: string | null;
}

export interface QueueQuery {
  readonly status: AccountStatus;
  /** A prefix of the address or of the name, in the form both are searched by; empty for all. */
  readonly search: string;
  /** The `next` of the page before. `null` asks for the first page, and so does whatever is no `next` of this list. */
  readonly cursor: string | null;
}

/** Rows on a page. A page costs the same reads however many accounts there are. */
export const PAGE_SIZE = 25;

/** Counts stop here and are shown as “100+”. */
export const COUNT_LIMIT = 100;

/** What approved administrators read and write. Everyone else gets `permission-denied`. */
export interface ReviewRepository {
  /** A page of accounts of one status, oldest registration first; with a search, by address, then by name. */
  page(query: QueueQuery): Promise<Result<ProfilePage>>;
  /** How many accounts have the status, counted up to `COUNT_LIMIT`. */
  count(status: AccountStatus): Promise<Result<number>>;
  /** A page of all profiles by document id, for the health check; `cursor` as in a `QueueQuery`. */
  pageById(cursor: string | null): Promise<Result<ProfilePage>>;
  /**
   * Stores a decision, its audit entry, the directory's gate and the mail: all or nothing. `permission-denied` where
   * the stored status or count is no longer that of `before`, or the decision is not the actor's to take.
   */
  decide(decision: Decision): Promise<Result<void>>;
  /** When this address was released after a rejection (design D28), or `null`. A hint for reviewers, never a refusal. */
  releasedAfterRejection(email: EmailAddress): Promise<Result<Date | null>>;
  /** The account's audit trail, newest first, at most `COUNT_LIMIT` entries. */
  history(uid: string): Promise<Result<readonly Review[]>>;
}
