import type { Result } from '../../shared/result.ts';
import type { NumberedAccounts } from './accounts-by-number.ts';
import type { EmailAddress } from '../model/email-address.ts';
import type { FoundAccount } from '../model/found-account.ts';
import type { FailedMail } from '../model/failed-mail.ts';
import type { Note } from '../model/note.ts';
import type { Review } from '../model/review.ts';
import type { KnownRole } from '../../shared/people/role.ts';
import type { StoredProfile } from '../model/stored-profile.ts';
import { ACCOUNT_STATUSES, type AccountStatus, type User } from '../model/user.ts';

/**
 * One page and, if more follow, an opaque cursor for the next one. A page of a search may be shorter than others, or
 * empty, although more follow, because an account that was found in one way is not listed again for another.
 */
export interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/**
 * One account in a queue or a search. An account without a status is in no queue of one status, and one without
 * `registeredAt` in no queue by registration; Record health lists both.
 */
export interface QueueRow {
  readonly uid: string;
  readonly account: FoundAccount;
}
export interface QueuePage extends PageOf<QueueRow> {
  /** Whether more accounts may match the number that was searched; typing more of its digits finds them. */
  readonly more: boolean;
}

/** A stored profile, as Record health examines it. */
export interface StoredRow {
  readonly uid: string;
  readonly profile: StoredProfile;
}

export interface Queued {
  readonly status: AccountStatus;
  /** `null` for all roles. */
  readonly role: KnownRole | null;
}

export const LISTED_STATUSES = ['any', ...ACCOUNT_STATUSES] as const;
export type ListedStatus = (typeof LISTED_STATUSES)[number];

/** Whether an address is proven (D26). */
export const ADDRESS_PROOFS = ['unproven', 'proven'] as const;
export type AddressProof = (typeof ADDRESS_PROOFS)[number];

export interface QueueQuery extends Omit<Queued, 'status'> {
  readonly status: ListedStatus;
  /** Only accounts whose address is, or is not, proven; absent for all. A search ignores it. */
  readonly address?: AddressProof | undefined;
  /** The beginning of an address or of a word of a name, or either end of a number, in any case; empty for all. */
  readonly search: string;
  /** The `next` of the previous page. `null`, or a cursor of a list in another order, asks for the first page. */
  readonly cursor: string | null;
}

export interface ActivityEntry {
  readonly uid: string;
  readonly review: Review;
}

export interface ActivityEntries {
  readonly entries: readonly ActivityEntry[];
  /** How many entries of the page are too damaged to be read. */
  readonly unreadable: number;
  /** The cursor of the next page; `null` on the last one. */
  readonly next: string | null;
}

export interface FailedMails {
  /** The mails whose last attempt is latest, latest first, at most `PAGE_SIZE`. */
  readonly mails: readonly FailedMail[];
  readonly more: boolean;
}

/** The decisions to list, across all accounts. */
export interface ActivityQuery {
  /** The uid of the administrator who decided; `null` for all. */
  readonly by: string | null;
  /** Only decisions from this time on; `null` for all. */
  readonly since: Date | null;
  /** As in a `QueueQuery`. */
  readonly cursor: string | null;
}

/**
 * The reads of administrators with the power *accounts*. For anyone else every method fails with `permission-denied`,
 * but the power *desk* may list and count approved accounts. Other failures are those of a `UserRepository`.
 */
export interface ReviewRepository {
  /**
   * A page of a queue has the oldest registration first, or the earliest proof if only proven addresses are listed. A
   * page of a search has the `numbered` accounts first (the first page alone), then matches by address, then by the
   * first word of the name, the second, third, fourth and last.
   */
  page(query: QueueQuery, numbered?: NumberedAccounts): Promise<Result<QueuePage>>;
  /** The number of accounts of a status, counted up to `COUNT_LIMIT`. */
  count(status: AccountStatus): Promise<Result<number>>;
  /** A page of all profiles by document id, for the health check; `cursor` as in a `QueueQuery`. */
  pageById(cursor: string | null): Promise<Result<PageOf<StoredRow>>>;
  /** When this address was released after a rejection (D28), or `null`. A hint for reviewers, never a refusal. */
  releasedAfterRejection(email: EmailAddress): Promise<Result<Date | null>>;
  /**
   * Other sound accounts that may be of the same person, at most six from each query: of the name apart from case and
   * accents, of the number as typed in profiles, of that number in approvals, and of variants of the address.
   */
  alike(user: User): Promise<Result<readonly User[]>>;
  /** The account's last `COUNT_LIMIT` audit entries, newest first; `unexpected` if one of them is damaged. */
  history(uid: string): Promise<Result<readonly Review[]>>;
  /** A page of the decisions on all accounts, newest first. */
  activity(query: ActivityQuery): Promise<Result<ActivityEntries>>;
  /** The last `COUNT_LIMIT` notes on an account other than the administrator's own, newest first. */
  notes(uid: string): Promise<Result<readonly Note[]>>;
  /** The mails that the sender has given up. */
  failedMails(): Promise<Result<FailedMails>>;
}
