/**
 * Whether two values are the same as JSON. This is enough for plain data from one piece of code, which has its fields
 * in one order; a `Date` becomes its time, and an undefined field counts as absent. Not for a `Map` or a `Set`, whose
 * JSON is always `{}`.
 */
export function isSame<T>(one: T, other: T | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
