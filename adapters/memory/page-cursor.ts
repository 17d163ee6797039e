/** The fields that pages are ordered by. */
export type ProfileOrder = 'registeredAt' | 'email' | 'nameKey' | 'id';

/** A profile's place in an order: the ordered field, a time in ISO 8601, and the uid. */
export interface Place {
  readonly value: string;
  readonly id: string;
}

/** Where a page begins: after a profile, or at the beginning of the order. */
export interface Cursor<O extends ProfileOrder = ProfileOrder> {
  readonly order: O;
  readonly after: Place | null;
}

/** The cursor's text, for a search parameter. */
export function writeCursor({ order, after }: Cursor): string {
  return JSON.stringify(after === null ? [order] : [order, after.value, after.id]);
}

/**
 * Parses a cursor; `null` for text that is not a cursor of these orders, because a shared address may have been cut or
 * edited.
 */
export function readCursor<O extends ProfileOrder>(
  text: string | null,
  orders: readonly O[],
): Cursor<O> | null {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null');
    const [name, value, id]: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
    const order = orders.find((known) => known === name);
    if (order === undefined) return null;
    if (value === undefined && id === undefined) return { order, after: null };
    if (typeof value !== 'string' || typeof id !== 'string') return null;
    const isPlace = order !== 'registeredAt' || !Number.isNaN(Date.parse(value));
    return isPlace ? { order, after: { value, id } } : null;
  } catch {
    return null;
  }
}
