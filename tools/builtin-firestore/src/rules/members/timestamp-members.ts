import { intOf } from '../values/make-value.ts';
import type { TimestampValue } from '../values/rules-value.ts';
import { signature, type MemberTable } from '../values/signature.ts';

const NANOS_PER_MILLI = 1_000_000n;

/** The milliseconds of a timestamp, rounded down, also before 1970. */
function millisOf({ nanos }: TimestampValue): bigint {
  const behind = ((nanos % NANOS_PER_MILLI) + NANOS_PER_MILLI) % NANOS_PER_MILLI;
  return (nanos - behind) / NANOS_PER_MILLI;
}

/** A part of the date in UTC. */
const partOfDate = (part: (at: Date) => number) => [
  signature([], 'int', (own: TimestampValue) => intOf(BigInt(part(new Date(Number(millisOf(own))))))),
];

/** The methods of timestamps (protocol 7.4). */
export const timestampMembers: MemberTable<TimestampValue> = new Map([
  ['toMillis', [signature([], 'int', (own: TimestampValue) => intOf(millisOf(own)))]],
  ['year', partOfDate((at) => at.getUTCFullYear())],
  ['month', partOfDate((at) => at.getUTCMonth() + 1)],
  ['day', partOfDate((at) => at.getUTCDate())],
]);
