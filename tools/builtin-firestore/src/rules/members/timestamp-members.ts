import { dayOfYear, floorDivide, NANOS_PER_DAY, utcDate } from '../values/calendar.ts';
import { countOf, durationOf, intOf, timestampOf } from '../values/make-value.ts';
import type { TimestampValue } from '../values/rules-value.ts';
import { signature, type MemberTable, type Overloads } from '../values/signature.ts';

function calendarField(read: (date: Date) => number): Overloads<TimestampValue> {
  return [signature([], 'int', (own: TimestampValue) => countOf(read(utcDate(own.nanos))))];
}

function startOfDay(nanos: bigint): bigint {
  return floorDivide(nanos, NANOS_PER_DAY) * NANOS_PER_DAY;
}

/** Rules 7.4, row "timestamp": all in UTC; months and days from 1, Monday is day 1 of the week. */
export const timestampMembers: MemberTable<TimestampValue> = new Map([
  ['year', calendarField((date) => date.getUTCFullYear())],
  ['month', calendarField((date) => date.getUTCMonth() + 1)],
  ['day', calendarField((date) => date.getUTCDate())],
  ['hours', calendarField((date) => date.getUTCHours())],
  ['minutes', calendarField((date) => date.getUTCMinutes())],
  ['seconds', calendarField((date) => date.getUTCSeconds())],
  ['dayOfWeek', calendarField((date) => date.getUTCDay() || 7)],
  ['dayOfYear', [signature([], 'int', (own: TimestampValue) => countOf(dayOfYear(own.nanos)))]],
  [
    'nanos',
    [
      signature([], 'int', (own: TimestampValue) =>
        intOf(own.nanos - floorDivide(own.nanos, 1_000_000_000n) * 1_000_000_000n),
      ),
    ],
  ],
  ['date', [signature([], 'timestamp', (own: TimestampValue) => timestampOf(startOfDay(own.nanos)))]],
  [
    'time',
    [signature([], 'duration', (own: TimestampValue) => durationOf(own.nanos - startOfDay(own.nanos)))],
  ],
  ['toMillis', [signature([], 'int', (own: TimestampValue) => intOf(floorDivide(own.nanos, 1_000_000n)))]],
]);
