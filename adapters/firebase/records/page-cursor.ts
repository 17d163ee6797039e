import { documentId, orderBy, startAfter, Timestamp } from 'firebase/firestore/lite';
import type { QueryConstraint, QueryDocumentSnapshot } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { QUEUE_ORDER } from '#domain/accounts/model/profile-fields.ts';

/** The fields that pages are ordered by. Documents with equal values are ordered by id. */
const ORDERS = [QUEUE_ORDER, 'email', 'nameKey', 'id'] as const;
export type PageOrder = (typeof ORDERS)[number];

/** The timestamps that the SDK accepts, the years 1 to 9999, in seconds; it throws on others. */
const Seconds = z.int().check(z.minimum(-62_135_596_800), z.maximum(253_402_300_799));
const Nanoseconds = z.int().check(z.minimum(0), z.maximum(999_999_999));

const Position = z.object({
  /** A string as itself, a time as seconds and nanoseconds, exactly as stored. */
  value: z.union([z.string(), z.tuple([Seconds, Nanoseconds])]),
  /** What a document id may be. */
  id: z.string().check(z.regex(/^(?!\.\.?$|__.*__$)[^/]{1,1500}$/)),
});
const Cursor = z.object({
  order: z.enum(ORDERS),
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

/**
 * Parses a cursor; `null` for text that is not a cursor of these orders, because a shared address may have been cut or
 * edited.
 */
export function readCursor(text: string | null, orders: readonly PageOrder[]): Cursor | null {
  if (text === null) return null;
  try {
    const cursor = z.decode(Text, text);
    return orders.includes(cursor.order) ? cursor : null;
  } catch {
    return null;
  }
}

/** The cursor after this document; `null` if its value cannot order pages. */
export function cursorAfter(
  order: PageOrder,
  document: Pick<QueryDocumentSnapshot, 'id' | 'get'>,
): Cursor | null {
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
