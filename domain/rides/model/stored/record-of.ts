/** A record with the same value, or the same kind of value, under each of these names. */
export function recordOf<Name extends string, T>(
  names: readonly Name[],
  value: T,
): Readonly<Record<Name, T>> {
  // Every name is there, which TypeScript cannot follow through the entries.
  return Object.fromEntries(names.map((name) => [name, value])) as Readonly<Record<Name, T>>;
}
