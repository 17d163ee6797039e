/** A row of a list. `gone`: its item is no longer listed, and only its row is still shown. */
export interface PinnedRow<T> {
  readonly item: T;
  readonly gone: boolean;
}

interface Pinning<T> {
  /** Whether the user may be about to press in the list. */
  readonly pinned: boolean;
  readonly keyOf: (item: T) => string;
}

/**
 * The rows of a list that has changed to `listed`. While pinned, every row keeps its place, so that changes by others
 * move no row from under a press (D32). Removed rows are marked as `gone`, and new ones are in `added`. The row of an
 * unchanged item is the same object, so that it need not be rendered again.
 */
export function pinnedRows<T>(
  before: readonly PinnedRow<T>[],
  listed: readonly T[],
  { pinned, keyOf }: Pinning<T>,
): { readonly rows: readonly PinnedRow<T>[]; readonly added: readonly PinnedRow<T>[] } {
  const known = new Map(before.map((row) => [keyOf(row.item), row]));
  const rowOf = (item: T): PinnedRow<T> => {
    const row = known.get(keyOf(item));
    return row?.item === item && !row.gone ? row : { item, gone: false };
  };
  if (!pinned) return { rows: listed.map(rowOf), added: [] };
  const items = new Map(listed.map((item) => [keyOf(item), item]));
  const rows = before.map((row) => {
    const item = items.get(keyOf(row.item));
    if (item !== undefined) return rowOf(item);
    return row.gone ? row : { ...row, gone: true };
  });
  return { rows, added: listed.filter((item) => !known.has(keyOf(item))).map(rowOf) };
}
