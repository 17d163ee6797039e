import { PAGE_SIZE } from '#domain/accounts/model/account-limits.ts';
import { NAME_KEYS, searchKeyOf } from '#domain/shared/people/name-keys.ts';
import { QUEUE_ORDER } from '#domain/accounts/model/profile-fields.ts';
import { readAccount } from '#domain/accounts/model/read-account.ts';
import type {
  PageOf,
  Queued,
  QueuePage,
  QueueQuery,
  QueueRow,
} from '#domain/accounts/ports/review-repository.ts';
import { profilePath } from '#domain/accounts/model/account-paths.ts';
import { allOf, succeed, type Result } from '#domain/shared/result.ts';
import { decoded } from '../decoded.ts';
import type { DocumentQuery, DocumentStore, FoundDocument, QueryCondition } from '../document-store.ts';
import { cursorAfter, readCursor, writeCursor, type Cursor, type PageOrder } from '../page-cursor.ts';
import { beginsWith, ifGiven } from '../query-conditions.ts';

/** The conditions for the accounts that a queue or a search lists. */
function isOf({ status, role }: Pick<QueueQuery, 'status' | 'role'>): readonly QueryCondition[] {
  return [...ifGiven('status', '==', status === 'any' ? null : status), ...ifGiven('role', '==', role)];
}

/** Reads the accounts with these uids, if the queue or search lists them. */
export function readOf(
  store: DocumentStore,
  { status, role }: Pick<QueueQuery, 'status' | 'role'>,
  uids: readonly string[],
): Promise<Result<readonly FoundDocument[]>> {
  return decoded(allOf(uids.map((uid) => store.read(profilePath(uid)))), (found) =>
    found.flatMap((fields, at) => {
      const isListed =
        (status === 'any' || fields?.['status'] === status) && (role === null || fields?.['role'] === role);
      return fields === null || !isListed ? [] : { id: uids[at] ?? '', fields };
    }),
  );
}

/** The order and condition for each kind of address. The database gives a range only in the order of its field. */
function queuedBy({ address }: Pick<QueueQuery, 'address'>): {
  readonly order: PageOrder;
  readonly where: readonly QueryCondition[];
} {
  if (address === 'proven') return { order: 'provenAt', where: [['provenAt', '>=', new Date(0)]] };
  return { order: QUEUE_ORDER, where: address === 'unproven' ? [['provenAt', '==', null]] : [] };
}

/** One row more than a page has. It shows whether others follow, at the same cost for 30 accounts and for 100,000. */
const ROWS = PAGE_SIZE + 1;

type FoundPage = PageOf<FoundDocument>;

function toPage(rows: readonly FoundDocument[], next: Cursor | null): FoundPage {
  return { rows, next: next && writeCursor(next) };
}

function ordered(order: PageOrder, where: readonly QueryCondition[]): DocumentQuery {
  return { collection: 'users', where, orderBy: order === 'id' ? undefined : order, limit: ROWS };
}

/** The query for the first page of a watched queue. */
export function queueQuery(queue: Queued): DocumentQuery {
  return ordered(QUEUE_ORDER, isOf(queue));
}

/** The page of these documents. One document more than a page holds means that others follow. */
function toOrderedPage(found: readonly FoundDocument[], order: PageOrder): FoundPage {
  const rows = found.slice(0, PAGE_SIZE);
  const last = rows.at(-1);
  return toPage(rows, found.length === ROWS && last ? cursorAfter(order, last) : null);
}

const rowOf = ({ id, fields }: FoundDocument): QueueRow => ({ uid: id, account: readAccount(id, fields) });

export const toQueuePage = ({ rows, next }: FoundPage, more = false): QueuePage => ({
  rows: rows.map(rowOf),
  next,
  more,
});

/** The page of the documents that a listener to `queueQuery` reports. */
export const toWatchedQueue = (found: readonly FoundDocument[]) =>
  toQueuePage(toOrderedPage(found, QUEUE_ORDER));

/** A page in one order. It begins after the cursor; without a valid cursor, at the beginning of the order. */
export async function readOrdered(
  store: DocumentStore,
  order: PageOrder,
  cursor: string | null,
  where: readonly QueryCondition[],
): Promise<Result<FoundPage>> {
  const after = readCursor(cursor, [order])?.after ?? null;
  const found = await store.query({ ...ordered(order, where), after });
  return found.ok ? succeed(toOrderedPage(found.value, order)) : found;
}

/** The searched fields, the most exact first. */
const SEARCHED = ['email', ...NAME_KEYS] as const;

/**
 * The `numbered` accounts (by their phone number), then those with a matching address or name. Each field has its own
 * query, because a query cannot have two orders. An account is listed only for the first field that matches.
 */
async function search(
  store: DocumentStore,
  text: string,
  query: QueueQuery,
  numbered: readonly FoundDocument[],
): Promise<Result<FoundPage>> {
  const begin = readCursor(query.cursor, SEARCHED) ?? { order: SEARCHED[0], after: null };
  const orders = SEARCHED.slice(SEARCHED.findIndex((order) => order === begin.order));
  // An address has no accents, and `joe` in an address is not another spelling of `jö`.
  const textIn = (order: (typeof SEARCHED)[number]) =>
    order === 'email' ? query.search.toLowerCase() : text;
  const beginsThere = (order: (typeof SEARCHED)[number], field: unknown) =>
    typeof field === 'string' && field.startsWith(textIn(order));
  const lists = await Promise.all(
    orders.map(async (order) => {
      const after = order === begin.order ? begin.after : null;
      const where = [...isOf(query), ...beginsWith(order, textIn(order))];
      const found = await store.query({ ...ordered(order, where), after });
      return { order, after, found, before: SEARCHED.slice(0, SEARCHED.indexOf(order)) };
    }),
  );
  const rows: FoundDocument[] = query.cursor === null ? [...numbered] : [];
  for (const { order, after, found, before } of lists) {
    if (!found.ok) return found;
    let next: Cursor = { order, after };
    for (const row of found.value) {
      // The `numbered` accounts alone may be more than a page holds.
      if (rows.length >= PAGE_SIZE) return succeed(toPage(rows, next));
      const isListed = numbered.some(({ id }) => id === row.id);
      if (!isListed && !before.some((earlier) => beginsThere(earlier, row.fields[earlier]))) rows.push(row);
      next = cursorAfter(order, row) ?? next;
    }
    if (found.value.length === ROWS) return succeed(toPage(rows, next));
  }
  return succeed(toPage(rows, null));
}

export async function readQueuePage(
  store: DocumentStore,
  query: QueueQuery,
  numbered: readonly FoundDocument[] = [],
): Promise<Result<FoundPage>> {
  const text = searchKeyOf(query.search);
  if (text !== '') return search(store, text, query, numbered);
  const { order, where } = queuedBy(query);
  return readOrdered(store, order, query.cursor, [...isOf(query), ...where]);
}
