import { isDocumentId } from '#domain/accounts/model/is-document-id.ts';
import type { NameKeys } from '#domain/shared/people/name-keys.ts';
import type { QUEUE_ORDER } from '#domain/accounts/model/profile-fields.ts';
import { isStoredTime } from '#domain/shared/decoders.ts';
import type { DocumentPlace, FoundDocument } from './document-store.ts';

/** The fields that pages are ordered by. Documents with equal values are ordered by id. */
export type PageOrder =
  | typeof QUEUE_ORDER
  | 'provenAt'
  | 'email'
  | keyof NameKeys
  | 'pickupAt'
  | 'searchFrom'
  | 'endedAt'
  | 'at'
  | 'id';

/** Where a page begins: after a document's place, or with `null` at the beginning of the order. */
export interface Cursor {
  readonly order: PageOrder;
  readonly after: DocumentPlace | null;
}

/** Parsed from an untrusted text: any field may be missing or of another type. */
type Unknown<T> = { readonly [Field in keyof T]?: unknown };

/** The range of the SDK's timestamps, the years 1 to 9999. The SDK throws on others. */
const [FIRST_SECOND, LAST_SECOND, LAST_NANOSECOND] = [-62_135_596_800, 253_402_300_799, 999_999_999];

const isWholeIn = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Refuses numbers that JSON loses or rounds, because their cursor would lead to the same page for ever. */
function isScalar(value: unknown): value is string | number | null {
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER;
  return value === null || typeof value === 'string';
}

function isValue(value: unknown): value is DocumentPlace['value'] {
  if (!Array.isArray(value)) return isScalar(value);
  const [seconds, nanoseconds] = value;
  return isWholeIn(seconds, FIRST_SECOND, LAST_SECOND) && isWholeIn(nanoseconds, 0, LAST_NANOSECOND);
}

/** Whether an id fits the order. Audit entries of all accounts are a group, whose ids are whole paths. */
function isPlaceOf(order: PageOrder, id: string): boolean {
  if (order !== 'at') return isDocumentId(id);
  const segments = id.split('/');
  return segments.length === 4 && segments.every(isDocumentId);
}

function parsePlace(order: PageOrder, { value, id }: Unknown<DocumentPlace>): DocumentPlace | null {
  return isValue(value) && typeof id === 'string' && isPlaceOf(order, id) ? { value, id } : null;
}

/** The cursor as a text of letters, digits, `-` and `_`, which a URL can contain. */
export function writeCursor(cursor: Cursor): string {
  return btoa(encodeURIComponent(JSON.stringify(cursor)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Parses a cursor of these orders. `null` for any other text, such as a shared address that was cut or edited. */
export function readCursor(text: string | null, orders: readonly PageOrder[]): Cursor | null {
  if (text === null) return null;
  try {
    const json = decodeURIComponent(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
    const found: Unknown<Cursor> = JSON.parse(json);
    const order = orders.find((known) => known === found.order);
    if (order === undefined) return null;
    if (found.after === null) return { order, after: null };
    const after = typeof found.after === 'object' ? parsePlace(order, { ...found.after }) : null;
    return after && { order, after };
  } catch {
    return null;
  }
}

/** The cursor after this document. `null` if no cursor can contain its value, such as a map; the list then ends. */
export function cursorAfter(order: PageOrder, { id, fields }: FoundDocument): Cursor | null {
  const value = order === 'id' ? '' : fields[order];
  if (isScalar(value)) return { order, after: { value, id } };
  return isStoredTime(value) ? { order, after: { value: [value.seconds, value.nanoseconds], id } } : null;
}
