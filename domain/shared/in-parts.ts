/** The items in their order, in parts of so many, the last with what is left: for a request that takes only so many. */
export function inParts<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const starts = items.flatMap((_, index) => (index % size === 0 ? index : []));
  return starts.map((start) => items.slice(start, start + size));
}
