import { fail, floatOf, intFromFloat, intOf, stringOf } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { parsePath } from '../members/path-members.ts';
import { signature, type MemberTable } from '../values/signature.ts';
import { textOf } from '../values/text-of.ts';
import { trimText } from '../values/trim-text.ts';

const decimalInt = /^[+-]?[0-9]{1,30}$/;
const decimalFloat = /^([+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)[dDfF]?$/;
const namedFloat = /^[+-]?(?:NaN|Infinity)$/;

function intFromText(text: string): RulesValue {
  return decimalInt.test(text)
    ? intOf(BigInt(text.replace(/^\+/, '')))
    : fail('The string is not an integer.');
}

/** The texts that Java reads as a double, except for hexadecimal ones. */
function floatFromText(text: string): RulesValue {
  const trimmed = trimText(text);
  const digits = namedFloat.test(trimmed) ? trimmed : decimalFloat.exec(trimmed)?.[1];
  return digits === undefined ? fail('The string is not a number.') : floatOf(Number(digits));
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
      signature(['any'], 'string', (_: null, value) => {
        const text = textOf(value);
        return text === null ? fail(`There is no text of a ${value.type}.`) : stringOf(text);
      }),
    ],
  ],
  ['path', [signature(['string'], 'path', (_: null, value) => parsePath(value.value))]],
]);
