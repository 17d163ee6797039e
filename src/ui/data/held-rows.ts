/** A row of a list. `gone`: what it shows is no longer listed, and only its row is still here. */
export interface HeldRow<T> {
  readonly item: T;
  readonly gone: boolean;
}

interface Holding<T> {
  /** Whether somebody may be about to press in the list. */
  readonly held: boolean;
  readonly keyOf: (item: T) => string;
}

/**
 * The rows of a list that has changed to `listed`. While it is held every row keeps its place, so that what others do moves
 * nothing away from somebody who is about to press (D32): what is gone is marked, and what is new is `added`, which may come
 * last or be offered. The row of an unchanged item is the same object, so that it need not be rendered again.
 */
export function heldRows<T>(
  before: readonly HeldRow<T>[],
  listed: readonly T[],
  { held, keyOf }: Holding<T>,
): { readonly rows: readonly HeldRow<T>[]; readonly added: readonly HeldRow<T>[] } {
  const known = new Map(before.map((row) => [keyOf(row.item), row]));
  const rowOf = (item: T): HeldRow<T> => {
    const row = known.get(keyOf(item));
    return row?.item === item && !row.gone ? row : { item, gone: false };
  };
  if (!held) return { rows: listed.map(rowOf), added: [] };
  const items = new Map(listed.map((item) => [keyOf(item), item]));
  const rows = before.map((row) => {
    const item = items.get(keyOf(row.item));
    if (item !== undefined) return rowOf(item);
    return row.gone ? row : { ...row, gone: true };
  });
  return { rows, added: listed.filter((item) => !known.has(keyOf(item))).map(rowOf) };
}
