import { ACCOUNT_STATUSES, type AccountStatus } from '#domain/accounts/model/user.ts';
import { COUNT_LIMIT } from '#domain/accounts/model/account-limits.ts';
import type { QueueRow } from '#domain/accounts/services/review-queue.ts';
import { isSame } from '#domain/shared/is-same.ts';
import { activitiesAfter } from '../decisions/decision-activity.ts';
import { queueFeedReducer } from './queue-feed-reducer.ts';
import type { QueueEvent } from './queue-event.ts';
import { recounted, type ListedPage, type QueueNews, type QueueState } from './queue-state.ts';
import { batchAfter } from './selection/batch.ts';

function withRows(state: QueueState, rowsIn: (page: ListedPage) => readonly QueueRow[]): QueueState {
  const { page } = state;
  if (page === null) return state;
  const rows = rowsIn(page);
  const thinned = page.thinned || rows.length < page.rows.length;
  // A page whose rows have all been decided fills up with what follows: its cursor marks where it begins, not which rows it
  // has.
  const drained = thinned && rows.length === 0 && page.next !== null && state.error === null;
  const current = state.asked !== null && isSame(state.asked, state.answered);
  const attempt = state.attempt + (drained && current ? 1 : 0);
  return { ...state, attempt, page: { ...page, rows, thinned } };
}

const replaced = (rows: readonly QueueRow[], row: QueueRow) =>
  rows.map((known) => (known.uid === row.uid ? row : known));

function moved(state: QueueState, from: AccountStatus, to: AccountStatus): QueueState {
  if (from === to) return state;
  const isAtLimit = (status: AccountStatus) => (state.counts[status] ?? 0) >= COUNT_LIMIT;
  const step = (status: AccountStatus, by: number) => {
    const count = state.counts[status];
    return count === undefined || isAtLimit(status) ? {} : { [status]: Math.max(0, count + by) };
  };
  return {
    ...state,
    moves: state.moves + 1,
    counts: { ...state.counts, ...step(from, -1), ...step(to, 1) },
    uncertain: isAtLimit(from) ? new Set([...state.uncertain, from]) : state.uncertain,
  };
}

/** Requests the uncertain counts again, once per batch. */
function settled(state: QueueState): QueueState {
  if (state.uncertain.size === 0) return state;
  return { ...state, toCount: [...state.uncertain], uncertain: new Set() };
}

function selecting(state: QueueState, uids: readonly string[], wanted: boolean): QueueState {
  const others = [...state.selected].filter((uid) => !uids.includes(uid));
  return { ...state, selected: new Set(wanted ? [...others, ...uids] : others) };
}

function answered(state: QueueState, event: Extract<QueueEvent, { type: 'answered' }>): QueueState {
  const { request, pages, result } = event;
  if (!result.ok) return { ...state, answered: request, error: result.error };
  const page = { ...result.value, query: request.query, pages, thinned: false };
  const before = state.page;
  // Not for the first page of a visit, which the focused heading introduces, nor for the same page again.
  const isNew = before !== null && !isSame(before.query, request.query);
  const news: QueueNews | null = isNew ? { of: 'page', page } : state.news;
  return { ...state, answered: request, error: null, page, news, newcomers: [], gone: [], blindSince: null };
}

export function queueReducer(known: QueueState, event: QueueEvent): QueueState {
  switch (event.type) {
    case 'asked': {
      const goesOn = known.asked === null || isSame(known.asked.query, event.request.query);
      return { ...known, asked: event.request, news: goesOn ? known.news : null };
    }
    case 'answered':
      return answered(known, event);
    case 'fed':
      return queueFeedReducer(known, event.queue, event.feed);
    case 'renewed':
      return { ...queueReducer(known, { type: 'retried' }), awaited: known.newcomers };
    case 'retried':
      return { ...known, attempt: known.attempt + 1, toCount: [...ACCOUNT_STATUSES] };
    case 'changed':
      return withRows(known, ({ rows }) => replaced(rows, event.row));
    case 'counted': {
      const { status, count, moves } = event;
      if (moves !== known.moves) return recounted(known, [status]);
      return { ...known, counts: { ...known.counts, [status]: count } };
    }
    case 'selected':
      return selecting(known, event.uids, event.wanted);
    case 'selection-cleared':
      return { ...known, selected: new Set() };
    case 'begun': {
      const batch = event.batch && { ...event.batch, done: 0, failed: 0, retriable: [] };
      return { ...known, news: null, batch: batch ?? known.batch };
    }
    case 'batch-went-on': {
      const { user, failure } = event;
      return { ...known, batch: known.batch && batchAfter(known.batch, user, failure) };
    }
    case 'batch-dismissed':
      return { ...known, batch: null };
    case 'told':
      return { ...known, news: event.news };
    case 'ended':
      return settled({ ...known, news: event.news });
    case 'undone': {
      const { undone, failure } = event;
      const told: QueueState = { ...known, news: { of: 'undo', undone, failure } };
      if (undone.length === 0) return told;
      const back = undone.reduce(
        (state, { before, after }) => moved(state, before.status, after.status),
        told,
      );
      const reviewed = new Map(known.reviewed);
      for (const { after } of undone) reviewed.set(after.uid, after.reviewCount);
      return settled({
        ...back,
        reviewed,
        attempt: back.attempt + 1,
        awaited: undone.map(({ after }) => after.uid),
      });
    }
    case 'decided': {
      const { before, after } = event.decision;
      const row: QueueRow = { uid: after.uid, assessment: { state: 'sound', user: after } };
      const reviewed = new Map(known.reviewed).set(after.uid, after.reviewCount);
      const next = { ...known, reviewed, activities: activitiesAfter(known.activities, event) };
      // Shows the account as it is now, or removes it if it no longer belongs in the list.
      return withRows(selecting(moved(next, before.status, after.status), [after.uid], false), (page) =>
        page.query.status === 'any' || after.status === page.query.status
          ? replaced(page.rows, row)
          : page.rows.filter(({ uid }) => uid !== after.uid),
      );
    }
    case 'failed': {
      const next = { ...known, activities: activitiesAfter(known.activities, event) };
      const { user, error } = event;
      return error.code === 'decided-by-another' ? moved(next, user.status, error.status) : next;
    }
    default:
      return { ...known, activities: activitiesAfter(known.activities, event) };
  }
}
