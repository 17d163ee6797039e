import type { Decision } from '#domain/accounts/model/decision.ts';
import type { AccountStatus, User } from '#domain/accounts/model/user.ts';
import type { ListedStatus, Queued, QueueQuery } from '#domain/accounts/ports/review-repository.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import type { QueuePage, QueueRow } from '#domain/accounts/ports/review-repository.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import { isSame } from '#domain/shared/is-same.ts';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CursorPages } from '#core/navigation/use-cursor-pages.ts';
import type { PinnedRow } from '#ui/data/pinned-rows.ts';
import type { Activities, DecisionEvent } from '../decisions/activities-reducer.ts';

export interface ListedPage {
  readonly rows: readonly PinnedRow<QueueRow>[];
  /** The cursor of the next page; `null` on the last page. */
  readonly next: string | null;
  /** Whether more accounts may match the searched phone number. */
  readonly more: boolean;
  readonly query: QueueQuery;
  /** The page's position in the list. */
  readonly pages: CursorPages;
  /** Whether rows have been removed since the page arrived, because they were decided on. */
  readonly anyDecided: boolean;
}

/** The progress of several decisions. `retriable` are the users whose failed decisions may succeed on a retry. */
export interface BatchProgress {
  readonly intent: Intent;
  readonly users: readonly User[];
  readonly done: number;
  readonly failed: number;
  readonly retriable: readonly User[];
}

/** A request for a page. Another request for the same query is a new attempt. */
export interface QueueRequest {
  readonly query: QueueQuery;
  readonly attempt: number;
}

/** The announcements about the queue. The failure of a list is an alert instead. */
export type QueueNews =
  | { readonly of: 'page'; readonly page: ListedPage }
  /** A batch has begun, or a single decision takes long. */
  | { readonly of: 'decisions-begun'; readonly users: readonly User[]; readonly kind: Intent['kind'] }
  | { readonly of: 'decisions'; readonly decisions: readonly Decision[] }
  | { readonly of: 'failed-decision'; readonly user: User; readonly error: AccountFailure }
  | { readonly of: 'newcomers'; readonly count: number; readonly status: ListedStatus }
  | { readonly of: 'undo'; readonly undone: readonly Decision[]; readonly failure: AccountFailure | null };

export interface QueueState {
  /** How often the accounts have been requested again. */
  readonly attempt: number;
  readonly requested: QueueRequest | null;
  /** The request that was answered last. */
  readonly answered: QueueRequest | null;
  /** Why the request `answered` failed; `null` if it succeeded. */
  readonly error: AccountFailure | null;
  /** The last page that arrived; it stays after a later failure. */
  readonly page: ListedPage | null;
  readonly activities: Activities;
  /** The uids of the selected accounts. Some of their rows may no longer be shown. */
  readonly selected: ReadonlySet<string>;
  readonly batch: BatchProgress | null;
  /** The number of accounts by status. A number that could not be counted is absent. */
  readonly counts: Readonly<Partial<Record<AccountStatus, number>>>;
  /** How often the counts were out of date. */
  readonly recounts: number;
  /** By uid, the number of decisions of each account decided on here. An answer with a lower number is out of date. */
  readonly reviewed: ReadonlyMap<string, number>;
  /** The uids that the server has listed since the page arrived, and that are not shown yet. */
  readonly newcomers: readonly string[];
  /** When the list was last confirmed, if the server cannot be reached now; otherwise `null`. */
  readonly silentSince: Date | null;
  /** The last announcement; `null` between two, because an equal text would not be announced again. */
  readonly news: QueueNews | null;
  /** The uids whose rows get focus when they appear. A new array is a new request. */
  readonly awaited: readonly string[];
}

export type QueueEvent =
  | DecisionEvent
  | { readonly type: 'requested'; readonly request: QueueRequest }
  | {
      readonly type: 'answered';
      readonly request: QueueRequest;
      readonly pages: CursorPages;
      readonly result: Result<QueuePage>;
    }
  | { readonly type: 'fed'; readonly queue: Queued; readonly feed: FeedState<QueuePage> }
  /** The user has asked for an update of the list. */
  | { readonly type: 'renewed' }
  /** The user has asked for another attempt. */
  | { readonly type: 'retried' }
  /** An account has changed: another decision on it was stored first. */
  | { readonly type: 'changed'; readonly row: QueueRow }
  /** `recounts` is the state's value when the count was requested. */
  | {
      readonly type: 'counted';
      readonly status: AccountStatus;
      readonly count: number;
      readonly recounts: number;
    }
  | { readonly type: 'selected'; readonly uids: readonly string[]; readonly wanted: boolean }
  /** A decision, a batch or an undo begins, so the last news is out of date. Only a batch has `batch`. */
  | { readonly type: 'begun'; readonly batch?: Pick<BatchProgress, 'intent' | 'users'> }
  | { readonly type: 'batch-went-on'; readonly user: User; readonly failure: AccountFailure | null }
  | { readonly type: 'batch-dismissed' }
  /** All answers to a decision or a batch have arrived. `news` is `null` if there is nothing to announce. */
  | { readonly type: 'ended'; readonly news: QueueNews | null }
  | {
      readonly type: 'undone';
      readonly undone: readonly Decision[];
      readonly failure: AccountFailure | null;
    };

/** The queue before its first answer. `cameFrom` is the account whose page the user has just left. */
export function emptyQueue(cameFrom: string | null): QueueState {
  return {
    attempt: 0,
    requested: null,
    answered: null,
    error: null,
    page: null,
    activities: new Map(),
    selected: new Set(),
    batch: null,
    counts: {},
    recounts: 0,
    reviewed: new Map(),
    newcomers: [],
    silentSince: null,
    news: null,
    awaited: cameFrom === null ? [] : [cameFrom],
  };
}

/**
 * The list for a query. While another page of the same status loads, the old rows stay. If that page fails, they stay
 * only if the search is still the same.
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
    /** Whether there is nothing to show yet. */
    empty: error === null && (shown === null || (loading && shown.rows.length === 0)),
  };
}
