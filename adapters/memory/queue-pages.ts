import type { StructuredQuery } from 'builtin-firestore/query/structured-query.ts';
import { PAGE_SIZE } from '#domain/accounts/model/limits.ts';
import type { ProfilePage, QueueQuery } from '#domain/accounts/ports/review-repository.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import type { FoundDocument } from './documents/document-server.ts';
import { readProfile } from './documents/read-profile.ts';
import { readCursor, writeCursor, type Cursor, type ProfileOrder } from './page-cursor.ts';
import { having, profilesInOrder } from './profile-query.ts';

/** Runs a query with the rights of the person who asks for the page. */
export type Ask = (query: StructuredQuery) => Result<readonly FoundDocument[]>;

/** Appended to a prefix, it sorts after everything with that prefix. */
const BEHIND_ALL = '\u{10FFFF}';
/** One row more than a page holds tells whether more follow. */
const ROWS = PAGE_SIZE + 1;

function toPage(rows: readonly FoundDocument[], next: Cursor | null): ProfilePage {
  return {
    rows: rows.map(({ id, document }) => ({ uid: id, profile: readProfile(document) })),
    next: next === null ? null : writeCursor(next),
  };
}

/** The cursor behind a row; a row that a query in this order found has the ordered field. */
function cursorAfter(order: ProfileOrder, { id, document }: FoundDocument): Cursor {
  const value = order === 'id' ? id : document[order];
  return { order, after: { value: value instanceof Date ? value.toISOString() : String(value), id } };
}

function inOrder(ask: Ask, order: ProfileOrder, status: string | null, after: Cursor['after']) {
  const filters = status === null ? [] : [having('status', 'EQUAL', status)];
  const found = ask(profilesInOrder(filters, ROWS, order, after));
  if (!found.ok) return found;
  const rows = found.value.slice(0, PAGE_SIZE);
  const last = rows.at(-1);
  return succeed(toPage(rows, found.value.length === ROWS && last ? cursorAfter(order, last) : null));
}

/** Addresses with the prefix first, then names that are not among them. */
function search(ask: Ask, { status, search: prefix, cursor: text }: QueueQuery): Result<ProfilePage> {
  const cursor = readCursor(text, ['email', 'nameKey']) ?? { order: 'email', after: null };
  const beginning = (order: 'email' | 'nameKey', after: Cursor['after']) => {
    const range = [
      having(order, 'GREATER_THAN_OR_EQUAL', prefix),
      having(order, 'LESS_THAN', prefix + BEHIND_ALL),
    ];
    return ask(profilesInOrder([having('status', 'EQUAL', status), ...range], ROWS, order, after));
  };
  const inNames = cursor.order === 'nameKey';
  const byAddress = inNames ? succeed([]) : beginning('email', cursor.after);
  const byName = beginning('nameKey', inNames ? cursor.after : null);
  if (!byAddress.ok) return byAddress;
  if (!byName.ok) return byName;

  const rows = byAddress.value.slice(0, PAGE_SIZE);
  const lastAddress = rows.at(-1);
  if (byAddress.value.length === ROWS && lastAddress) {
    return succeed(toPage(rows, cursorAfter('email', lastAddress)));
  }
  let next: Cursor = { order: 'nameKey', after: inNames ? cursor.after : null };
  for (const row of byName.value) {
    if (rows.length === PAGE_SIZE) return succeed(toPage(rows, next));
    if (!String(row.document['email']).startsWith(prefix)) rows.push(row);
    next = cursorAfter('nameKey', row);
  }
  return succeed(toPage(rows, byName.value.length === ROWS ? next : null));
}

/** A page of the queue, or of a search in it. */
export function readQueuePage(ask: Ask, query: QueueQuery): Result<ProfilePage> {
  if (query.search !== '') return search(ask, query);
  const after = readCursor(query.cursor, ['registeredAt'])?.after ?? null;
  return inOrder(ask, 'registeredAt', query.status, after);
}

/** A page of all profiles, by uid. */
export function readPageById(ask: Ask, cursor: string | null): Result<ProfilePage> {
  return inOrder(ask, 'id', null, readCursor(cursor, ['id'])?.after ?? null);
}
