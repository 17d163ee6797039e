import { fail, floatOf, intOf, stringOf } from '../values/make-value.ts';
import type { PathValue, RulesValue } from '../values/rules-value.ts';
import { signature } from '../values/signature.ts';
import type { MemberTable } from '../values/signature.ts';
import { floatText } from '../values/float-text.ts';

const decimalInt = /^[+-]?[0-9]{1,30}$/;
const decimalFloat = /^([+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)[dDfF]?$/;
const namedFloat = /^[+-]?(?:NaN|Infinity)$/;

const LARGEST_INT = 2n ** 63n - 1n;

/** Without its fraction; the nearest int if it is out of range, and 0 for NaN. */
function intFromFloat(value: number): RulesValue {
  if (Number.isNaN(value)) return intOf(0n);
  if (value >= 2 ** 63) return intOf(LARGEST_INT);
  if (value <= -(2 ** 63)) return intOf(-LARGEST_INT - 1n);
  return intOf(BigInt(Math.trunc(value)));
}

function intFromText(text: string): RulesValue {
  return decimalInt.test(text)
    ? intOf(BigInt(text.replace(/^\+/, '')))
    : fail('The string is not an integer.');
}

/** The texts that Java reads as a double, except for hexadecimal ones. */
function floatFromText(text: string): RulesValue {
  const trimmed = text.replaceAll(/^[\0-\x20]+|[\0-\x20]+$/g, '');
  const digits = namedFloat.test(trimmed) ? trimmed : decimalFloat.exec(trimmed)?.[1];
  return digits === undefined ? fail('The string is not a number.') : floatOf(Number(digits));
}

function pathFromText(text: string): PathValue | RulesValue {
  const segments = text.replace(/^\//, '').split('/');
  return segments.includes('') ? fail('The string is not a path.') : { type: 'path', segments };
}

/** `int() float() string() path()` (rules 7.4). */
export const conversionFunctions: MemberTable<null> = new Map([
  [
    'int',
    [
      signature(['int'], 'int', (_: null, value) => value),
      signature(['float'], 'int', (_: null, value) => intFromFloat(value.value)),
      signature(['string'], 'int', (_: null, value) => intFromText(value.value)),
    ],
  ],
  [
    'float',
    [
      signature(['float'], 'float', (_: null, value) => value),
      signature(['int'], 'float', (_: null, value) => floatOf(Number(value.value))),
      signature(['string'], 'float', (_: null, value) => floatFromText(value.value)),
    ],
  ],
  [
    'string',
    [
      signature(['string'], 'string', (_: null, value) => value),
      signature(['null'], 'string', () => stringOf('null')),
      signature(['bool'], 'string', (_: null, value) => stringOf(String(value.value))),
      signature(['int'], 'string', (_: null, value) => stringOf(String(value.value))),
      signature(['float'], 'string', (_: null, value) => stringOf(floatText(value.value))),
      signature(['path'], 'string', (_: null, value) => stringOf(`/${value.segments.join('/')}`)),
    ],
  ],
  ['path', [signature(['string'], 'path', (_: null, value) => pathFromText(value.value))]],
]);
