/**
 * Whether two values hold the same, compared as JSON. That is enough for plain data that one piece of code has made, which
 * puts its fields in one order; a `Date` becomes its time, and a field that is undefined is as good as none. Not for a `Map`
 * or a `Set`, whose JSON is always `{}`.
 */
export function isSame<T>(one: T, other: T | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
