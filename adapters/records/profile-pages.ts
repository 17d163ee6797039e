import { PAGE_SIZE } from '#domain/accounts/model/limits.ts';
import { QUEUE_ORDER } from '#domain/accounts/model/profile-fields.ts';
import type { ProfilePage, QueueQuery } from '#domain/accounts/ports/review-repository.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import type { Condition, DocumentStore, FoundDocument } from './document-store.ts';
import { cursorAfter, readCursor, writeCursor, type Cursor, type PageOrder } from './page-cursor.ts';
import { parseProfile } from './profile-document.ts';

/** Appended to a prefix, it sorts after everything with that prefix: no character sorts after it. */
const BEHIND_ALL = '\u{10FFFF}';
/** One row more than a page holds tells whether more follow, at the same cost for 30 accounts and for 100,000. */
const ROWS = PAGE_SIZE + 1;

function toPage(rows: readonly FoundDocument[], next: Cursor | null): ProfilePage {
  return {
    rows: rows.map(({ id, fields }) => ({ uid: id, profile: parseProfile(fields) })),
    next: next === null ? null : writeCursor(next),
  };
}

function rowsOf(store: DocumentStore, order: PageOrder, after: Cursor['after'], where: readonly Condition[]) {
  const orderBy = order === 'id' ? undefined : order;
  return store.query({ collection: 'users', where, orderBy, after, limit: ROWS });
}

/** The page of these documents; one more than a page holds tells that others follow. */
export function toOrderedPage(found: readonly FoundDocument[], order: PageOrder): ProfilePage {
  const rows = found.slice(0, PAGE_SIZE);
  const last = rows.at(-1);
  return toPage(rows, found.length === ROWS && last ? cursorAfter(order, last) : null);
}

/** A page in one order, which begins where the text of a cursor says. */
async function readOrdered(
  store: DocumentStore,
  order: PageOrder,
  cursor: string | null,
  where: readonly Condition[],
): Promise<Result<ProfilePage>> {
  const found = await rowsOf(store, order, readCursor(cursor, [order])?.after ?? null, where);
  return found.ok ? succeed(toOrderedPage(found.value, order)) : found;
}

/** Addresses with the prefix first, then names: two queries, because one query cannot have two orders. */
async function search(
  store: DocumentStore,
  { status, search: prefix, cursor: text }: QueueQuery,
): Promise<Result<ProfilePage>> {
  const cursor = readCursor(text, ['email', 'nameKey']);
  const beginning = (field: 'email' | 'nameKey', after: Cursor['after']) =>
    rowsOf(store, field, after, [
      ['status', '==', status],
      [field, '>=', prefix],
      [field, '<', prefix + BEHIND_ALL],
    ]);
  const afterName = cursor?.order === 'nameKey' ? cursor.after : null;
  const [byAddress, byName] = await Promise.all([
    cursor?.order === 'nameKey' ? succeed([]) : beginning('email', cursor?.after ?? null),
    beginning('nameKey', afterName),
  ]);
  if (!byAddress.ok) return byAddress;
  if (!byName.ok) return byName;

  const rows = byAddress.value.slice(0, PAGE_SIZE);
  const lastAddress = rows.at(-1);
  if (byAddress.value.length === ROWS && lastAddress) {
    return succeed(toPage(rows, cursorAfter('email', lastAddress)));
  }

  const isAmongAddresses = ({ fields: { email } }: FoundDocument) =>
    typeof email === 'string' && email.startsWith(prefix);
  let next: Cursor = { order: 'nameKey', after: afterName };
  for (const row of byName.value) {
    if (rows.length === PAGE_SIZE) return succeed(toPage(rows, next));
    if (!isAmongAddresses(row)) rows.push(row);
    next = cursorAfter('nameKey', row) ?? next;
  }
  return succeed(toPage(rows, byName.value.length === ROWS ? next : null));
}

/** A page of the queue, or of a search in it. */
export async function readQueuePage(store: DocumentStore, query: QueueQuery): Promise<Result<ProfilePage>> {
  return query.search === ''
    ? readOrdered(store, QUEUE_ORDER, query.cursor, [['status', '==', query.status]])
    : search(store, query);
}

/** A page of all profiles, by document id. */
export async function readPageById(
  store: DocumentStore,
  cursor: string | null,
): Promise<Result<ProfilePage>> {
  return readOrdered(store, 'id', cursor, []);
}
