import * as fc from 'fast-check';

/** What rules compute with, of every kind and at the ends of each. */
const VALUES = [
  'null',
  'true',
  'false',
  '0',
  '1',
  '-1',
  '1.0',
  '0.5',
  '7',
  "''",
  "'a'",
  "'aB'",
  "'1'",
  "'a/b'",
  '[]',
  '[1]',

  '[1.0]',
  "['a','b']",
  '{}',
  "{'a': 1}",
  "{'a': 1.0}",
  '[1,2].toSet()',
  "['a'].toSet()",
  'request.auth',

  'request.time',
  'resource.data',
  'resource.data.n',
  'resource.data.list',
  'resource.data.gone',
  "duration.value(1, 's')",
];
const OPERATORS = ['==', '!=', '<', '<=', '>', '>=', 'in', '+', '-', '*', '/', '%', 'is'];
const METHODS = [
  'size()',
  'keys()',
  'values()',
  'toSet()',
  'lower()',
  'upper()',
  'trim()',
  "split('')",
  "split('/')",
  "get('a', 2)",

  'hasAny([1])',
  "hasOnly(['a'])",
  'hasAll([])',
  'concat([1])',
  'removeAll([1])',
  "join(',')",
  "matches('a*')",

  "replace('a', 'b')",
  'diff({})',
  "diff({'a': 1}).affectedKeys()",
  'toMillis()',
  'year()',
];
const TYPES = ['string', 'int', 'float', 'number', 'bool', 'list', 'map', 'null'];

const value = fc.constantFrom(...VALUES);
const { term } = fc.letrec<{ term: string }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    value,
    fc.tuple(tie('term'), fc.constantFrom(...METHODS)).map(([of, method]) => `(${of}).${method}`),
    fc
      .tuple(tie('term'), fc.constantFrom(...OPERATORS), tie('term'), fc.constantFrom(...TYPES))
      .map(([left, operator, right, type]) => `(${left} ${operator} ${operator === 'is' ? type : right})`),
    fc.tuple(tie('term'), tie('term')).map(([list, at]) => `(${list})[${at}]`),
    fc.tuple(fc.constantFrom('string', 'int', 'float'), tie('term')).map(([name, of]) => `${name}(${of})`),
  ),
}));

/** Conditions of two generated terms: comparisons, and what `&&`, `||`, `!` and `?:` make of errors in them. */
export const conditions = fc.oneof(
  fc.tuple(value, fc.constantFrom('==', '!=', '<', '>=', 'in'), value).map((parts) => parts.join(' ')),
  fc.tuple(term, fc.constantFrom(...TYPES)).map(([of, type]) => `!(${of} is ${type})`),
  fc.tuple(term, value).map((parts) => parts.join(' != ')),
  fc.tuple(term, fc.constantFrom('==', '!=', '<', 'in'), term).map((parts) => parts.join(' ')),
  fc.tuple(term, fc.constantFrom('&&', '||'), term).map((parts) => parts.join(' == 1 ')),
  fc.tuple(term, term).map(([one, other]) => `(${one}) == 1 ? !(${other} == 1) : ${other} != null`),
);
