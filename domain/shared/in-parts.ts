/** Splits a list into parts of `size` items, for requests with a limit. The last part may be smaller. */
export function inParts<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const starts = items.flatMap((_, index) => (index % size === 0 ? index : []));
  return starts.map((start) => items.slice(start, start + size));
}
