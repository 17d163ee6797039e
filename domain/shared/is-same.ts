/**
 * Whether two values have the same JSON. Their fields must be in the same order. A `Date` counts as its time, and an
 * undefined field as absent. A `Map` or a `Set` must not be compared: its JSON is always `{}`.
 */
export function isSame<T>(one: T, other: T | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
