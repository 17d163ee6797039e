import type { Order } from './documents/profile-index.ts';

/** Where a page begins: after a key of an order; `null` for the first page. */
export interface Position<O extends Order> {
  readonly order: O;
  readonly after: string | null;
}

/** The cursor's text, for a search parameter. */
export function writeCursor({ order, after }: Position<Order>): string {
  return JSON.stringify([order, after]);
}

/**
 * Parses a cursor; `null` for text that is not a cursor of these orders, because a shared address may have been cut or
 * edited.
 */
export function readCursor<O extends Order>(text: string | null, orders: readonly O[]): Position<O> | null {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null');
    const [name, after]: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
    const order = orders.find((known) => known === name);
    return order !== undefined && (typeof after === 'string' || after === null) ? { order, after } : null;
  } catch {
    return null;
  }
}
