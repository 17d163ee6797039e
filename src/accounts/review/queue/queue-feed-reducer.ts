import { ACCOUNT_STATUSES } from '#domain/accounts/model/user.ts';
import type { Queued, QueueQuery } from '#domain/accounts/ports/review-repository.ts';
import type { QueuePage, QueueRow } from '#domain/accounts/services/review-queue.ts';
import { meaningOf } from '#domain/shared/error-meaning.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import { isSame } from '#domain/shared/is-same.ts';
import { recounted, type ListedPage, type QueueState } from './queue-state.ts';

/** Only the first page of a status or a role is watched, without a search: changes beyond it are not shown anyway. */
export function isWatched({ address, search, cursor }: QueueQuery): boolean {
  return address === undefined && search === '' && cursor === null;
}

const userOf = ({ assessment }: QueueRow) => (assessment.state === 'sound' ? assessment.user : null);

/** The age of an account is the number of its decisions: an answer may have been overtaken by a decision made here. */
function isOlder(row: QueueRow, count: number | undefined): boolean {
  const user = userOf(row);
  return user !== null && count !== undefined && user.reviewCount < count;
}

/** Whether the server would list this row if it still had the status of the list. */
function isInReach(row: QueueRow, seen: QueuePage): boolean {
  const user = userOf(row);
  if (user === null || seen.next === null) return user !== null;
  const last = seen.rows.map(userOf).findLast((other) => other !== null);
  return last !== undefined && user.appliedAt < last.appliedAt;
}

/** The new rows that belong between those that are shown or, on the last page, after them. */
function newcomersIn(seen: readonly QueueRow[], { rows, next }: ListedPage): readonly string[] {
  const shown = new Set(rows.map(({ uid }) => uid));
  const lastShown = seen.findLastIndex(({ uid }) => shown.has(uid));
  const isHere = (index: number) => next === null || lastShown === -1 || index < lastShown;
  return seen.filter(({ uid }, index) => !shown.has(uid) && isHere(index)).map(({ uid }) => uid);
}

function withSeen(known: QueueState, page: ListedPage, seen: QueuePage): QueueState {
  const fresh = seen.rows.filter((row) => !isOlder(row, known.reviewed.get(row.uid)));
  const isBusy = (uid: string) => known.activities.get(uid)?.state === 'busy';
  const rows = page.rows.map((row) => {
    const now = fresh.find(({ uid }) => uid === row.uid);
    if (now === undefined || isBusy(row.uid) || isOlder(now, userOf(row)?.reviewCount)) return row;
    return isSame(row, now) ? row : now;
  });
  const listed = new Set(seen.rows.map(({ uid }) => uid));
  const hasGone = (row: QueueRow) =>
    !listed.has(row.uid) &&
    !isBusy(row.uid) &&
    (known.gone.includes(row.uid) || (userOf(row)?.status === page.query.status && isInReach(row, seen)));
  const gone = rows.filter(hasGone).map(({ uid }) => uid);
  const newcomers = newcomersIn(fresh, page);
  // What follows a page that was the last one; otherwise a newcomer would be passed over.
  const next = page.next === null && newcomers.length === 0 ? seen.next : page.next;
  const sameRows = rows.every((row, index) => row === page.rows[index]) && next === page.next;
  const sameSet = isSame([gone, newcomers], [known.gone, known.newcomers]);
  if (sameRows && sameSet) return known;
  const more = newcomers.some((uid) => !known.newcomers.includes(uid));
  const state: QueueState = {
    ...known,
    page: sameRows ? page : { ...page, rows, next },
    gone,
    newcomers,
    selected: new Set([...known.selected].filter((uid) => !gone.includes(uid))),
    news: more ? { of: 'newcomers', count: newcomers.length, status: page.query.status } : known.news,
  };
  return recounted(state, ACCOUNT_STATUSES);
}

/**
 * The queue after its feed has reported something. No row comes, goes or moves: a row that is no longer listed is marked,
 * and new ones are offered.
 */
export function queueFeedReducer(
  known: QueueState,
  { status, role }: Queued,
  { seen, via, error, confirmedAt }: FeedState<QueuePage>,
): QueueState {
  const isBlind = via === 'silent' && (error === null || meaningOf(error).kind === 'transient');
  const blindSince = isBlind ? confirmedAt : null;
  const told = isSame(blindSince, known.blindSince) ? known : { ...known, blindSince };
  const { page, asked, answered, attempt } = known;
  // Another page has been asked for, or is about to be, and its answer will be newer.
  const isCurrent = asked?.attempt === attempt && isSame(asked, answered) && known.error === null;
  if (seen === null || page === null || !isCurrent) return told;
  if (!isWatched(page.query) || page.query.status !== status || page.query.role !== role) return told;
  return withSeen(told, page, seen);
}
