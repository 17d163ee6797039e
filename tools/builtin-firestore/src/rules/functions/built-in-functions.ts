import { type MemberTable, signature } from '../values/signature.ts';
import { fail, durationOf, stringOf, timestampOf } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { textOf } from '../values/text-of.ts';

const nanosPerUnit: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800_000_000_000n],
  ['d', 86_400_000_000_000n],
  ['h', 3_600_000_000_000n],
  ['m', 60_000_000_000n],
  ['s', 1_000_000_000n],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);

function durationIn(amount: bigint, unit: string): RulesValue {
  const nanos = nanosPerUnit.get(unit);
  return nanos === undefined ? fail(`'${unit}' is no unit of time.`) : durationOf(amount * nanos);
}

const timestampFunctions: MemberTable<null> = new Map([
  ['value', [signature(['int'], 'timestamp', (_: null, millis) => timestampOf(millis.value * 1_000_000n))]],
]);

const durationFunctions: MemberTable<null> = new Map([
  [
    'value',
    [
      signature(['int', 'string'], 'duration', (_: null, amount, unit) =>
        durationIn(amount.value, unit.value),
      ),
    ],
  ],
  [
    'abs',
    [signature(['duration'], 'duration', (_: null, { nanos }) => durationOf(nanos < 0n ? -nanos : nanos))],
  ],
]);

/** The functions that are called as `namespace.name(…)` (protocol 7.4). */
export const namespaces: ReadonlyMap<string, MemberTable<null>> = new Map([
  ['timestamp', timestampFunctions],
  ['duration', durationFunctions],
]);

/** The functions without a namespace (protocol 7.4) that look nothing up. */
export const plainFunctions: MemberTable<null> = new Map([
  [
    'string',
    [
      signature(['any'], 'string', (_: null, value) => {
        const text = textOf(value);
        return text === null ? fail(`There is no text of a ${value.type}.`) : stringOf(text);
      }),
    ],
  ],
]);

export const lookupFunctions = ['get', 'exists', 'getAfter', 'existsAfter'] as const;

export type LookupFunction = (typeof lookupFunctions)[number];
