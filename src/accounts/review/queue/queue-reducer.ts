import type { User } from '#domain/accounts/model/user.ts';
import type { Queued, QueueQuery } from '#domain/accounts/ports/review-repository.ts';
import type { QueuePage, QueueRow } from '#domain/accounts/ports/review-repository.ts';
import { accountMeaning } from '#domain/accounts/model/errors/account-meaning.ts';
import { isWorthRetrying } from '#domain/accounts/model/errors/is-worth-retrying.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import { isSame } from '#domain/shared/is-same.ts';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import { pinnedRows, type PinnedRow } from '#ui/data/pinned-rows.ts';
import { activitiesReducer, type DecisionEvent } from '../decisions/activities-reducer.ts';
import type { BatchProgress, ListedPage, QueueEvent, QueueNews, QueueState } from './queue-state.ts';

type Rows = ListedPage['rows'];

/** Whether a query is watched: only a first page without a search and without a filter by address is. */
export function isWatched({ address, search, cursor }: QueueQuery): boolean {
  return address === undefined && search === '' && cursor === null;
}

const uidOf = ({ uid }: QueueRow) => uid;
const userOf = ({ account }: QueueRow) => (account.state === 'sound' ? account.user : null);
const isBusy = ({ activities }: QueueState, uid: string) => activities.get(uid)?.state === 'busy';

/** The state with its counts marked as out of date. They are then requested again. */
const recounted = (state: QueueState): QueueState => ({ ...state, recounts: state.recounts + 1 });

function withRows(state: QueueState, rowsIn: (page: ListedPage) => Rows): QueueState {
  const { page, requested, answered } = state;
  if (page === null) return state;
  const rows = rowsIn(page);
  const anyDecided = page.anyDecided || rows.length < page.rows.length;
  // If all rows of a page are decided on and more follow, the page is requested again from its cursor.
  const isAllDecided = anyDecided && rows.length === 0 && page.next !== null && state.error === null;
  const refills = isAllDecided && requested !== null && requested === answered;
  return { ...state, attempt: state.attempt + (refills ? 1 : 0), page: { ...page, rows, anyDecided } };
}

const replaced = (rows: Rows, item: QueueRow): Rows =>
  rows.map((row) => (row.item.uid === item.uid ? { ...row, item } : row));

function selecting(state: QueueState, uids: readonly string[], wanted: boolean): QueueState {
  const others = [...state.selected].filter((uid) => !uids.includes(uid));
  return { ...state, selected: new Set(wanted ? [...others, ...uids] : others) };
}

/** Returns the batch after one more answer; `null` after the last answer if none failed. */
function batchReducer(
  batch: BatchProgress,
  user: User,
  failure: AccountFailure | null,
): BatchProgress | null {
  const done = batch.done + 1;
  const failed = batch.failed + (failure === null ? 0 : 1);
  if (done === batch.users.length && failed === 0) return null;
  const again = failure !== null && isWorthRetrying(failure);
  return { ...batch, done, failed, retriable: again ? [...batch.retriable, user] : batch.retriable };
}

const isInBatch = ({ batch }: QueueState, { uid }: User) =>
  batch !== null && batch.done < batch.users.length && batch.users.some((user) => user.uid === uid);

function answered(state: QueueState, event: Extract<QueueEvent, { type: 'answered' }>): QueueState {
  const { request, pages, result } = event;
  if (!result.ok) return { ...state, answered: request, error: result.error };
  const { next, more } = result.value;
  const rows = result.value.rows.map((item) => ({ item, gone: false }));
  const page = { rows, next, more, query: request.query, pages, anyDecided: false };
  const before = state.page;
  // The first page of a visit is not announced, because its heading gets the focus. Nor is the same page again.
  const isNew = before !== null && !isSame(before.query, request.query);
  const news: QueueNews | null = isNew ? { of: 'page', page } : state.news;
  return { ...state, answered: request, error: null, page, news, newcomers: [], silentSince: null };
}

/** Whether a row has fewer decisions than `count`. If so, it was read before a decision that this page shows. */
function isOlder(row: QueueRow, count: number | undefined): boolean {
  const user = userOf(row);
  return user !== null && count !== undefined && user.reviewCount < count;
}

/** Whether the server's page would contain this row if its account still had the status of the list. */
function isInReach(row: QueueRow, seen: QueuePage): boolean {
  const user = userOf(row);
  if (user === null || seen.next === null) return user !== null;
  const last = seen.rows.map(userOf).findLast((other) => other !== null);
  return last !== undefined && user.appliedAt < last.appliedAt;
}

/** The page after an answer of its feed. Rows that are no longer listed are marked; new rows are offered. */
function withSeen(known: QueueState, page: ListedPage, seen: QueuePage): QueueState {
  const shown = new Map(page.rows.map(({ item }) => [item.uid, item]));
  const seenUids = new Set(seen.rows.map(uidOf));
  const fresh = seen.rows.filter((row) => !isOlder(row, known.reviewed.get(row.uid)));
  const asShown = (row: QueueRow) => {
    const item = shown.get(row.uid);
    const stays =
      item && (isBusy(known, row.uid) || isOlder(row, userOf(item)?.reviewCount) || isSame(item, row));
    return stays ? item : row;
  };
  /** Whether a row stays unmarked: it is listed, being decided on, of another status, or maybe on another page. */
  const isStillListed = ({ item, gone }: PinnedRow<QueueRow>) =>
    seenUids.has(item.uid) ||
    isBusy(known, item.uid) ||
    !(gone || (userOf(item)?.status === page.query.status && isInReach(item, seen)));
  const others = page.rows.filter(isStillListed).map(({ item }) => item);
  const listed = [...others, ...fresh.map(asShown)];
  const { rows, added } = pinnedRows(page.rows, listed, { pinned: true, keyOf: uidOf });
  // A new row is a newcomer if it is before the last row that is shown already. If the answer has no such row, or is
  // the last page, all new rows are newcomers.
  const lastShown = fresh.findLastIndex(({ uid }) => shown.has(uid));
  const isHere = (row: QueueRow) => page.next === null || lastShown === -1 || fresh.indexOf(row) < lastShown;
  const newcomers = added.flatMap(({ item }) => (isHere(item) ? item.uid : []));
  // On the last page the new cursor would skip the newcomers. So it is used only if there are none.
  const next = page.next === null && newcomers.length === 0 ? seen.next : page.next;
  const isSamePage = rows.every((row, index) => row === page.rows[index]) && next === page.next;
  if (isSamePage && isSame(newcomers, known.newcomers)) return known;
  const gone = rows.flatMap((row) => (row.gone ? row.item.uid : []));
  const hasMore = newcomers.some((uid) => !known.newcomers.includes(uid));
  const news: QueueNews = { of: 'newcomers', count: newcomers.length, status: page.query.status };
  const state = { ...known, page: { ...page, rows, next }, newcomers, news: hasMore ? news : known.news };
  return recounted(selecting(state, gone, false));
}

/** The queue after an answer of its feed. No row is added, removed or moved. */
function fed(known: QueueState, { status, role }: Queued, feed: FeedState<QueuePage>): QueueState {
  const { seen, via, error, confirmedAt } = feed;
  const isSilent = via === 'silent' && (error === null || accountMeaning(error).kind === 'transient');
  const silentSince = isSilent ? confirmedAt : null;
  const state = isSame(silentSince, known.silentSince) ? known : { ...known, silentSince };
  const { page, requested, attempt } = known;
  // While a request is running or about to begin, its answer will be newer than the feed's.
  const isCurrent = requested?.attempt === attempt && requested === known.answered && known.error === null;
  if (seen === null || page === null || !isCurrent) return state;
  if (!isWatched(page.query) || page.query.status !== status || page.query.role !== role) return state;
  return withSeen(state, page, seen);
}

function decisionReducer(known: QueueState, event: DecisionEvent): QueueState {
  switch (event.type) {
    case 'slow': {
      const { user, intent } = event;
      const news: QueueNews = { of: 'decisions-begun', users: [user], kind: intent.kind };
      return isInBatch(known, user) ? known : { ...known, news };
    }
    case 'decided': {
      const { after } = event.decision;
      const reviewed = new Map(known.reviewed).set(after.uid, after.reviewCount);
      // The row shows the account as it is now. It is removed if the account no longer belongs in the list.
      return withRows(selecting({ ...known, reviewed }, [after.uid], false), ({ rows, query }) =>
        query.status === 'any' || after.status === query.status
          ? replaced(rows, { uid: after.uid, account: { state: 'sound', user: after } })
          : rows.filter(({ item }) => item.uid !== after.uid),
      );
    }
    default:
      return known;
  }
}

function undone(known: QueueState, event: Extract<QueueEvent, { type: 'undone' }>): QueueState {
  const users = event.undone.map(({ after }) => after);
  const state: QueueState = { ...known, news: { of: 'undo', undone: event.undone, failure: event.failure } };
  if (users.length === 0) return state;
  return recounted({
    ...state,
    reviewed: new Map([
      ...known.reviewed,
      ...users.map(({ uid, reviewCount }) => [uid, reviewCount] as const),
    ]),
    attempt: known.attempt + 1,
    awaited: users.map(({ uid }) => uid),
  });
}

export function queueReducer(known: QueueState, event: QueueEvent): QueueState {
  switch (event.type) {
    case 'requested': {
      const goesOn = known.requested === null || isSame(known.requested.query, event.request.query);
      return { ...known, requested: event.request, news: goesOn ? known.news : null };
    }
    case 'answered':
      return answered(known, event);
    case 'fed':
      return fed(known, event.queue, event.feed);
    case 'renewed':
      return { ...queueReducer(known, { type: 'retried' }), awaited: known.newcomers };
    case 'retried':
      return recounted({ ...known, attempt: known.attempt + 1 });
    case 'changed':
      return withRows(known, ({ rows }) => replaced(rows, event.row));
    case 'counted':
      if (event.recounts !== known.recounts) return known;
      return { ...known, counts: { ...known.counts, [event.status]: event.count } };
    case 'selected':
      return selecting(known, event.uids, event.wanted);
    case 'begun': {
      if (event.batch === undefined) return { ...known, news: null };
      const { users, intent } = event.batch;
      const news: QueueNews = { of: 'decisions-begun', users, kind: intent.kind };
      return { ...known, news, batch: { users, intent, done: 0, failed: 0, retriable: [] } };
    }
    case 'batch-went-on':
      return { ...known, batch: known.batch && batchReducer(known.batch, event.user, event.failure) };
    case 'batch-dismissed':
      return { ...known, batch: null };
    case 'ended':
      return recounted({ ...known, news: event.news });
    case 'undone':
      return undone(known, event);
    default:
      return decisionReducer({ ...known, activities: activitiesReducer(known.activities, event) }, event);
  }
}
