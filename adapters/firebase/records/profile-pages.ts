import {
  getDocs,
  limit,
  query,
  where,
  type CollectionReference,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { QUEUE_ORDER } from '#domain/accounts/model/profile-fields.ts';
import type { AccountStatus } from '#domain/accounts/model/user.ts';
import { PAGE_SIZE } from '#domain/accounts/model/limits.ts';
import type { ProfilePage, QueueQuery } from '#domain/accounts/ports/review-repository.ts';
import {
  cursorAfter,
  pageConstraints,
  readCursor,
  writeCursor,
  type Cursor,
  type PageOrder,
} from './page-cursor.ts';
import { parseProfile } from './profile-document.ts';

/** Appended to a prefix, it sorts after everything with that prefix: no character sorts after it. */
const BEHIND_ALL = '\u{10FFFF}';

/** What a page needs of a document. */
type FoundDocument = Pick<QueryDocumentSnapshot, 'id' | 'data' | 'get'>;

function toPage(rows: readonly FoundDocument[], next: Cursor | null): ProfilePage {
  return {
    rows: rows.map((row) => ({ uid: row.id, profile: parseProfile(row.data()) })),
    next: next === null ? null : writeCursor(next),
  };
}

/**
 * Reading one row more than a page holds tells whether more follow, at the same cost for 30 accounts and for 100,000.
 */
async function readRows(
  users: CollectionReference,
  filters: readonly QueryConstraint[],
  order: PageOrder,
  after: Cursor['after'],
): Promise<QueryDocumentSnapshot[]> {
  const constraints = [...filters, ...pageConstraints(order, after), limit(PAGE_SIZE + 1)];
  return (await getDocs(query(users, ...constraints))).docs;
}

/** The page that begins with these documents, one more of which than a page holds tells that more follow. */
export function toOrderedPage(found: readonly FoundDocument[], order: PageOrder): ProfilePage {
  const rows = found.slice(0, PAGE_SIZE);
  const last = rows.at(-1);
  return toPage(rows, found.length > PAGE_SIZE && last ? cursorAfter(order, last) : null);
}

/** A page in one order. */
async function readOrdered(
  users: CollectionReference,
  filters: readonly QueryConstraint[],
  order: PageOrder,
  after: Cursor['after'],
): Promise<ProfilePage> {
  return toOrderedPage(await readRows(users, filters, order, after), order);
}

/** Addresses with the prefix first, then names: two queries, because one query cannot have two orders. */
async function search(
  users: CollectionReference,
  status: AccountStatus,
  prefix: string,
  cursor: Cursor | null,
): Promise<ProfilePage> {
  const beginsSo = (field: 'email' | 'nameKey') => [
    where('status', '==', status),
    where(field, '>=', prefix),
    where(field, '<', prefix + BEHIND_ALL),
  ];
  const isAmongAddresses = (row: QueryDocumentSnapshot) => {
    const email: unknown = row.get('email');
    return typeof email === 'string' && email.startsWith(prefix);
  };
  const inNames = cursor?.order === 'nameKey';
  const [byAddress, byName] = await Promise.all([
    inNames ? [] : readRows(users, beginsSo('email'), 'email', cursor?.after ?? null),
    readRows(users, beginsSo('nameKey'), 'nameKey', inNames ? cursor.after : null),
  ]);

  const rows = byAddress.slice(0, PAGE_SIZE);
  const lastAddress = rows.at(-1);
  if (byAddress.length > PAGE_SIZE && lastAddress) return toPage(rows, cursorAfter('email', lastAddress));

  let next: Cursor = { order: 'nameKey', after: inNames ? cursor.after : null };
  for (const row of byName) {
    if (rows.length === PAGE_SIZE) return toPage(rows, next);
    if (!isAmongAddresses(row)) rows.push(row);
    next = cursorAfter('nameKey', row) ?? next;
  }
  return toPage(rows, byName.length > PAGE_SIZE ? next : null);
}

/** A page of the queue, or of a search in it. */
export async function readQueuePage(
  users: CollectionReference,
  { status, search: prefix, cursor: text }: QueueQuery,
): Promise<ProfilePage> {
  if (prefix !== '') return search(users, status, prefix, readCursor(text, ['email', 'nameKey']));
  const after = readCursor(text, [QUEUE_ORDER])?.after ?? null;
  return readOrdered(users, [where('status', '==', status)], QUEUE_ORDER, after);
}

/** A page of all profiles, by document id. */
export async function readPageById(users: CollectionReference, text: string | null): Promise<ProfilePage> {
  return readOrdered(users, [], 'id', readCursor(text, ['id'])?.after ?? null);
}
