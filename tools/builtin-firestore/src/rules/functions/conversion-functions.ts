import { fail, floatOf, intOf, stringOf } from '../values/make-value.ts';
import type { PathValue, RulesValue } from '../values/rules-value.ts';
import { signature } from '../values/signature.ts';
import type { MemberTable } from '../values/signature.ts';
import { floatText } from '../values/float-text.ts';

const decimalInt = /^[+-]?[0-9]{1,30}$/;
const decimalFloat = /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/;

function intFromFloat(value: number): RulesValue {
  return Number.isFinite(value) ? intOf(BigInt(Math.trunc(value))) : fail('The float is not an integer.');
}

function intFromText(text: string): RulesValue {
  return decimalInt.test(text)
    ? intOf(BigInt(text.replace(/^\+/, '')))
    : fail('The string is not an integer.');
}

function floatFromText(text: string): RulesValue {
  return decimalFloat.test(text) ? floatOf(Number(text)) : fail('The string is not a number.');
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
