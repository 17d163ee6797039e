import { documentId, orderBy, startAfter, Timestamp } from 'firebase/firestore/lite';
import type { QueryConstraint, QueryDocumentSnapshot } from 'firebase/firestore/lite';
import * as z from 'zod/mini';

/** The fields that pages are ordered by; documents of one value are ordered by their ids. */
export type PageOrder = 'registeredAt' | 'email' | 'nameKey' | 'id';

const Position = z.object({
  /** A string as itself, a time as seconds and nanoseconds, exactly as stored. */
  value: z.union([z.string(), z.tuple([z.number(), z.number()])]),
  id: z.string().check(z.minLength(1)),
});
const Cursor = z.object({
  order: z.enum(['registeredAt', 'email', 'nameKey', 'id']),
  /** The document before the page; `null` for the beginning of the order. */
  after: z.nullable(Position),
});
export type Cursor = z.infer<typeof Cursor>;

const Text = z.codec(z.string(), Cursor, {
  decode: (text) => {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  },
  encode: (cursor) => {
    const bytes = new TextEncoder().encode(JSON.stringify(cursor));
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  },
});

/** The cursor's text: letters, digits, `-` and `_`, so it survives a URL. */
export function writeCursor(cursor: Cursor): string {
  return z.encode(Text, cursor);
}

/** Reads a cursor's text; throws on one that is not of ours. */
export function readCursor(text: string): Cursor {
  return z.decode(Text, text);
}

/** Where the page after this document begins; `null` where its value is of no kind that orders pages. */
export function cursorAfter(order: PageOrder, document: QueryDocumentSnapshot): Cursor | null {
  const { id } = document;
  if (order === 'id') return { order, after: { value: '', id } };
  const value: unknown = document.get(order);
  if (typeof value === 'string') return { order, after: { value, id } };
  return value instanceof Timestamp
    ? { order, after: { value: [value.seconds, value.nanoseconds], id } }
    : null;
}

/** The order of a page, and where it begins. */
export function pageConstraints(order: PageOrder, after: Cursor['after']): QueryConstraint[] {
  const byId = orderBy(documentId());
  if (order === 'id') return after === null ? [byId] : [byId, startAfter(after.id)];
  const orders = [orderBy(order), byId];
  if (after === null) return orders;
  const value = typeof after.value === 'string' ? after.value : new Timestamp(...after.value);
  return [...orders, startAfter(value, after.id)];
}
