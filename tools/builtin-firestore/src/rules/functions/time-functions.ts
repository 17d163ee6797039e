import { nanosOfDate } from '../values/calendar.ts';
import { durationOf, fail, timestampOf } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { signature } from '../values/signature.ts';
import type { MemberTable } from '../values/signature.ts';

const nanosPerUnit: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800_000_000_000n],
  ['d', 86_400_000_000_000n],
  ['h', 3_600_000_000_000n],
  ['m', 60_000_000_000n],
  ['s', 1_000_000_000n],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);

function date(year: bigint, month: bigint, day: bigint): RulesValue {
  const nanos = nanosOfDate(year, month, day);
  return nanos === null ? fail('There is no such date.') : timestampOf(nanos);
}

function durationIn(amount: bigint, unit: string): RulesValue {
  const nanos = nanosPerUnit.get(unit);
  return nanos === undefined ? fail(`'${unit}' is no unit of time.`) : durationOf(amount * nanos);
}

/** `timestamp.*` (rules 7.4). */
export const timestampFunctions: MemberTable<null> = new Map([
  [
    'date',
    [
      signature(['int', 'int', 'int'], 'timestamp', (_: null, year, month, day) =>
        date(year.value, month.value, day.value),
      ),
    ],
  ],
  ['value', [signature(['int'], 'timestamp', (_: null, millis) => timestampOf(millis.value * 1_000_000n))]],
]);

/** `duration.*` (rules 7.4). */
export const durationFunctions: MemberTable<null> = new Map([
  [
    'value',
    [
      signature(['int', 'string'], 'duration', (_: null, amount, unit) =>
        durationIn(amount.value, unit.value),
      ),
    ],
  ],
  [
    'time',
    [
      signature(['int', 'int', 'int', 'int'], 'duration', (_: null, hours, minutes, seconds, nanos) =>
        durationOf(
          ((hours.value * 60n + minutes.value) * 60n + seconds.value) * 1_000_000_000n + nanos.value,
        ),
      ),
    ],
  ],
  [
    'abs',
    [signature(['duration'], 'duration', (_: null, { nanos }) => durationOf(nanos < 0n ? -nanos : nanos))],
  ],
]);
