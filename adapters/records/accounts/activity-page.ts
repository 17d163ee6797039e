import { PAGE_SIZE } from '#domain/accounts/model/account-limits.ts';
import type { ActivityEntry, ActivityQuery } from '#domain/accounts/ports/review-repository.ts';
import type { DocumentStore, FoundDocument, QueryCondition } from '../document-store.ts';
import { cursorAfter, readCursor, writeCursor } from '../page-cursor.ts';
import { parsed } from '../parsed.ts';
import { parseReview } from './review-document.ts';

const ORDER = 'at';

function entryOf(found: FoundDocument): readonly ActivityEntry[] {
  const review = parseReview(found);
  const [, uid] = found.path?.split('/') ?? [];
  return review === undefined || uid === undefined ? [] : [{ uid, review }];
}

/** A page of the audit entries of all accounts. An unreadable one is only counted, or it would hide all the others. */
export async function readActivityPage(store: DocumentStore, { by, since, cursor }: ActivityQuery) {
  const where: readonly QueryCondition[] = [
    ...(by === null ? [] : [['actor', '==', by] as const]),
    ...(since === null ? [] : [[ORDER, '>=', since] as const]),
  ];
  const after = readCursor(cursor, [ORDER])?.after ?? null;
  const group = { collection: 'reviews', group: true, orderBy: ORDER, direction: 'desc' } as const;
  return parsed(await store.query({ ...group, where, after, limit: PAGE_SIZE + 1 }), (found) => {
    const page = found.slice(0, PAGE_SIZE);
    const last = page.at(-1);
    const more = found.length > PAGE_SIZE && last?.path !== undefined;
    const next = more ? cursorAfter(ORDER, { id: last.path, fields: last.fields }) : null;
    const entries = page.flatMap(entryOf);
    return { entries, unreadable: page.length - entries.length, next: next && writeCursor(next) };
  });
}
