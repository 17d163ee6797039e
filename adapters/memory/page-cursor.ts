import type { Order } from './documents/profile-index.ts';

/** Where a page begins: behind a key of an order, `null` for its beginning. */
export interface Position<O extends Order> {
  readonly order: O;
  readonly after: string | null;
}

export function writeCursor({ order, after }: Position<Order>): string {
  return JSON.stringify([order, after]);
}

/** `null` for a text that is no cursor of these orders: whoever shares an address may cut or edit it. */
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
