import { boolOf, floatOf, intFromFloat, intOf } from '../values/make-value.ts';
import { signature } from '../values/signature.ts';
import type { MemberTable, Overloads } from '../values/signature.ts';

/** Downwards or upwards: a float, even of an int. */
function rounding(round: (value: number) => number): Overloads<null> {
  return [signature(['number'], 'float', (_: null, { value }) => floatOf(round(Number(value))))];
}

/** `math.*` (rules 7.4) without isInfinite, which the hosted service does not have either. */
export const mathFunctions: MemberTable<null> = new Map([
  [
    'abs',
    [
      signature(['int'], 'int', (_: null, { value }) =>
        intOf(BigInt.asIntN(64, value < 0n ? -value : value)),
      ),
      signature(['float'], 'float', (_: null, { value }) => floatOf(Math.abs(value))),
    ],
  ],
  ['ceil', rounding(Math.ceil)],
  ['floor', rounding(Math.floor)],
  [
    'round',
    [
      signature(['int'], 'int', (_: null, value) => value),
      signature(['float'], 'int', (_: null, { value }) => intFromFloat(Math.round(value))),
    ],
  ],
  ['sqrt', [signature(['number'], 'float', (_: null, { value }) => floatOf(Math.sqrt(Number(value))))]],
  [
    'pow',
    [
      signature(['number', 'number'], 'float', (_: null, base, exponent) =>
        floatOf(Number(base.value) ** Number(exponent.value)),
      ),
    ],
  ],
  ['isNaN', [signature(['number'], 'bool', (_: null, { value }) => boolOf(Number.isNaN(value)))]],
]);
