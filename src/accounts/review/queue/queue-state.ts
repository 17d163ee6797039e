import type { Decision } from '#domain/accounts/model/decision.ts';
import { ACCOUNT_STATUSES, type AccountStatus, type User } from '#domain/accounts/model/user.ts';
import type { ListedStatus, QueueQuery } from '#domain/accounts/ports/review-repository.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import type { QueuePage } from '#domain/accounts/services/review-queue.ts';
import { isSame } from '#domain/shared/is-same.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import type { CursorPages } from '#core/navigation/use-cursor-pages.ts';
import type { Activities } from '../decisions/decision-activity.ts';
import type { Batch } from './selection/batch.ts';

export interface ListedPage extends QueuePage {
  readonly query: QueueQuery;
  /** Its position in the list. */
  readonly pages: CursorPages;
  /** Whether rows have been removed since it arrived. */
  readonly thinned: boolean;
}

/** A request for a page; asking for the same query again is another request. */
export interface QueueRequest {
  readonly query: QueueQuery;
  readonly attempt: number;
}

/** What a screen reader says about the queue. Failures of a list are alerts instead. */
export type QueueNews =
  | { readonly of: 'page'; readonly page: ListedPage }
  | { readonly of: 'slow-decision'; readonly users: readonly User[]; readonly kind: Intent['kind'] }
  | { readonly of: 'decisions'; readonly decisions: readonly Decision[] }
  | { readonly of: 'failed-decision'; readonly user: User; readonly error: ProductError }
  | { readonly of: 'newcomers'; readonly count: number; readonly status: ListedStatus }
  | { readonly of: 'undo'; readonly undone: readonly Decision[]; readonly failure: ProductError | null };

export interface QueueState {
  /** How often the accounts have been requested again. */
  readonly attempt: number;
  readonly asked: QueueRequest | null;
  /** The request that was answered last. */
  readonly answered: QueueRequest | null;
  /** Why that request failed. */
  readonly error: ProductError | null;
  /** The last page that arrived; it stays after a later failure. */
  readonly page: ListedPage | null;
  readonly activities: Activities;
  /** They may include rows that are no longer shown. */
  readonly selected: ReadonlySet<string>;
  readonly batch: Batch | null;
  /** The accounts of each status; one that could not be counted is absent. */
  readonly counts: Readonly<Partial<Record<AccountStatus, number>>>;
  /** Counts that a decision has made unknown; they are counted again when it has ended. */
  readonly uncertain: ReadonlySet<AccountStatus>;
  /** How many accounts have moved from one count to another here: a count asked for before a move is out of date. */
  readonly moves: number;
  /** The statuses to count. A new array starts a new count. */
  readonly toCount: readonly AccountStatus[];
  /** How many decisions an account has had, for accounts decided on here: an answer with fewer is out of date. */
  readonly reviewed: ReadonlyMap<string, number>;
  /** Accounts that the server has listed since the page arrived, and that are not shown yet. */
  readonly newcomers: readonly string[];
  /** Rows that the server no longer lists. */
  readonly gone: readonly string[];
  /** When the server last confirmed the list, if it cannot be reached now. */
  readonly blindSince: Date | null;
  /** What a screen reader should say; `null` in between, because a repeated text is no change and would not be announced. */
  readonly news: QueueNews | null;
  /** The accounts whose rows should get focus when they appear. A new array is a new request. */
  readonly awaited: readonly string[];
}

/** The queue before its first answer; `cameFrom` is the account whose page was left for it. */
export function emptyQueue(cameFrom: string | null): QueueState {
  return {
    attempt: 0,
    asked: null,
    answered: null,
    error: null,
    page: null,
    activities: new Map(),
    selected: new Set(),
    batch: null,
    counts: {},
    uncertain: new Set(),
    moves: 0,
    toCount: ACCOUNT_STATUSES,
    reviewed: new Map(),
    newcomers: [],
    gone: [],
    blindSince: null,
    news: null,
    awaited: cameFrom === null ? [] : [cameFrom],
  };
}

/** Counts again. A count taken during a decision could miss it, so it waits until the decision has ended. */
export function recounted(known: QueueState, statuses: readonly AccountStatus[]): QueueState {
  const idle = [...known.activities.values()].every(({ state }) => state !== 'busy');
  return idle
    ? { ...known, toCount: [...statuses] }
    : { ...known, uncertain: new Set([...known.uncertain, ...statuses]) };
}

/**
 * What the list shows for a query. While another page of the same status loads, the old rows stay; if it cannot be loaded,
 * they stay unless the search has changed.
 */
export function listUnder(query: QueueQuery, { attempt, answered, error: failure, page }: QueueState) {
  const loading = !isSame({ query, attempt }, answered);
  const belongs =
    page !== null &&
    page.query.status === query.status &&
    (failure === null || page.query.search === query.search);
  const error = loading ? null : failure;
  const shown = belongs && (error === null || page.rows.length > 0) ? page : null;
  return {
    loading,
    error,
    page: shown,
    /** Nothing to show yet. */
    empty: error === null && (shown === null || (loading && shown.rows.length === 0)),
  };
}
