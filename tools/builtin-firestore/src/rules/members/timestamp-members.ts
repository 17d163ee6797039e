import { intOf } from '../values/make-value.ts';
import type { TimestampValue } from '../values/rules-value.ts';
import { signature, type MemberTable, type Overloads } from '../values/signature.ts';

const NANOS_PER_MILLI = 1_000_000n;

/** Milliseconds since 1970, rounded down. */
function millisOf({ nanos }: TimestampValue): bigint {
  const behind = ((nanos % NANOS_PER_MILLI) + NANOS_PER_MILLI) % NANOS_PER_MILLI;
  return (nanos - behind) / NANOS_PER_MILLI;
}

/** A part of the date in UTC. */
function partOf(read: (date: Date) => number): Overloads<TimestampValue> {
  return [signature([], 'int', (at: TimestampValue) => intOf(BigInt(read(new Date(Number(millisOf(at)))))))];
}

/** Rules 7.4, row "timestamp". */
export const timestampMembers: MemberTable<TimestampValue> = new Map([
  ['toMillis', [signature([], 'int', (at: TimestampValue) => intOf(millisOf(at)))]],
  ['year', partOf((date) => date.getUTCFullYear())],
  ['month', partOf((date) => date.getUTCMonth() + 1)],
  ['day', partOf((date) => date.getUTCDate())],
]);
