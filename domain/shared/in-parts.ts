/** The items in their order, in parts of `size`, of which the last may be smaller: for requests with a limit. */
export function inParts<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const starts = items.flatMap((_, index) => (index % size === 0 ? index : []));
  return starts.map((start) => items.slice(start, start + size));
}
