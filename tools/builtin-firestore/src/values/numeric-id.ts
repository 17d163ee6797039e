/** Document ids such as `__id7__` and `__id-7__` stand for numbers, which Datastore had as keys. */
const NUMERIC = /^__id(-?[1-9][0-9]{0,18})__$/;

/** The number of such an id; null for any other id, and for a number beyond 64 bits. */
export function numericId(id: string): bigint | null {
  const digits = NUMERIC.exec(id)?.[1];
  if (digits === undefined) return null;
  const value = BigInt(digits);
  return BigInt.asIntN(64, value) === value ? value : null;
}
