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
 * One page; `next` is an opaque cursor if more rows follow. A search lists each account only for the first field that
 * matches. So its page may be short or empty although more rows follow.
 */
export interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/**
 * An account in a queue or a search. A queue by status lists only accounts with a status. A queue by registration lists
 * only accounts with `registeredAt`. The page *Record health* lists all.
 */
export interface QueueRow {
  readonly uid: string;
  readonly account: FoundAccount;
}
export interface QueuePage extends PageOf<QueueRow> {
  /** Whether other accounts may match the searched number, too. More digits would find them. */
  readonly more: boolean;
}

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
  /** Limits the queue to accounts with a proven or an unproven address; absent for all. A search ignores it. */
  readonly address?: AddressProof | undefined;
  /** The beginning of an address or of a word of a name, or either end of a number; `''` for a queue. */
  readonly search: string;
  /** The `next` of the page before; `null` for the first page. A cursor of another order counts as `null`. */
  readonly cursor: string | null;
}

export interface ActivityEntry {
  readonly uid: string;
  readonly review: Review;
}

export interface ActivityEntries {
  readonly entries: readonly ActivityEntry[];
  /** How many entries of the page are too damaged to read. */
  readonly unreadable: number;
  /** The cursor of the next page; `null` on the last page. */
  readonly next: string | null;
}

export interface FailedMails {
  /** At most `PAGE_SIZE` mails. The mail that was given up last comes first. */
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
 * The reads for administrators with the power *accounts*. The power *desk* suffices to list and count approved
 * accounts. Without the power a method fails with `permission-denied`. It also fails as a `UserRepository` does.
 */
export interface ReviewRepository {
  /**
   * Returns a page of a queue or a search. A queue begins with the oldest registration. A queue of only proven
   * addresses begins with the earliest proof. The first page of a search begins with the `numbered` accounts. Matches
   * by address follow, then by each of the first four words of the name, then by the last word.
   */
  page(query: QueueQuery, numbered?: NumberedAccounts): Promise<Result<QueuePage>>;
  /** The number of accounts with a status, at most `COUNT_LIMIT`. */
  count(status: AccountStatus): Promise<Result<number>>;
  /** A page of all profiles by document id; `cursor` as in a `QueueQuery`. */
  pageById(cursor: string | null): Promise<Result<PageOf<StoredRow>>>;
  /** When this address was released after a rejection (D28); `null` if never. A hint for reviewers, never a refusal. */
  releasedAfterRejection(email: EmailAddress): Promise<Result<Date | null>>;
  /**
   * Returns other sound accounts that may be of the same person, at most six for each sign. The signs are: an equal
   * name (accents and case do not count), a variant of the address, an equal number in the profile, an equal number in
   * an approval.
   */
  alike(user: User): Promise<Result<readonly User[]>>;
  /** The last `COUNT_LIMIT` audit entries of an account, newest first. Fails with `unexpected` if any is damaged. */
  history(uid: string): Promise<Result<readonly Review[]>>;
  /** A page of the decisions on all accounts, newest first. */
  activity(query: ActivityQuery): Promise<Result<ActivityEntries>>;
  /** The last `COUNT_LIMIT` notes on another account, newest first, without damaged notes. */
  notes(uid: string): Promise<Result<readonly Note[]>>;
  /** The mails that the sender has given up. */
  failedMails(): Promise<Result<FailedMails>>;
}
