import { describe, expect, it } from 'vitest';
import { accessRequest, inDocuments, issueTexts, ruleset, withCondition } from '../testing/rules-fixture.ts';

const chain = (terms: number): string => Array(terms).fill('true').join(' && ');

/** The last number of levels that the official emulator (1.19.9) loads, for each way to nest. */
const deepest: readonly (readonly [string, number, (levels: number) => string])[] = [
  ['terms', 99, chain],
  ['terms before another operator', 98, (n) => `${Array(n).fill('1').join(' + ')} > 0`],
  ['terms of equality', 97, (n) => Array(n).fill('true && true').join(' == ')],
  ['brackets', 98, (n) => `${'('.repeat(n)}true${')'.repeat(n)}`],
  ['brackets around a number', 97, (n) => `${'('.repeat(n)}1${')'.repeat(n)} == 1`],
  ['brackets that change nothing', 49, (n) => `${'('.repeat(n)}true${' == true)'.repeat(n)}`],
  ['brackets of a sum', 48, (n) => `${'(1 + '.repeat(n)}1${')'.repeat(n)} == 1`],
  ['brackets of a negation', 49, (n) => `${'!('.repeat(n)}true${')'.repeat(n)}`],
  ['brackets behind a minus', 97, (n) => `${'-('.repeat(n)}1${')'.repeat(n)} == 1`],
  [
    'brackets in an argument',
    96,
    (n) => `request.auth.token.get(${'('.repeat(n)}'a'${')'.repeat(n)}, 1) == 1`,
  ],
  ['types and equality', 49, (n) => `true${' == true is bool'.repeat(n)}`],
  ['types before equality', 49, (n) => `true${' is bool == true'.repeat(n)}`],
  ['paths within paths', 97, (n) => `${'/a/$('.repeat(n)}id${')'.repeat(n)} == 1`],
  ['brackets to the right', 50, (n) => `${'true && ('.repeat(n - 1)}true${')'.repeat(n - 1)}`],
  ['conditions', 98, (n) => `${'true ? true : '.repeat(n)}true`],
  ['conditions of conditions', 49, (n) => `${'('.repeat(n)}true${' ? true : false)'.repeat(n)}`],
  ['negations', 96, (n) => `${'!'.repeat(n)}true == true || true`],
  ['lists', 98, (n) => `${'['.repeat(n)}${']'.repeat(n)} != 1`],
  ['maps', 97, (n) => `${"{'a':".repeat(n)}1${'}'.repeat(n)} != 1`],
  ['calls', 97, (n) => `${'string('.repeat(n)}1${')'.repeat(n)} == 1`],
  ['types', 98, (n) => `true${' is bool'.repeat(n)}`],
  ['terms in an index', 98, (n) => `[true][${chain(n)}]`],
  ['terms in an argument', 98, (n) => `request.auth.token.get(${chain(n)}, 1)`],
  ['terms before a method', 98, (n) => `(${chain(n)}).size()`],
  ['terms in a path', 97, (n) => `exists(/a/$(${chain(n)}))`],
];

describe('limits of loading (rules 7.6)', () => {
  it.each(deepest)('an expression nests %s up to %i', (_, most, nest) => {
    expect(issueTexts(withCondition(nest(most)))).not.toContainEqual(expect.stringContaining('too complex'));
    expect(issueTexts(withCondition(nest(most + 1)))).toContainEqual(expect.stringContaining('too complex'));
  });

  it('methods in a row do not nest', () => {
    expect(issueTexts(withCondition(`[]${'.concat([])'.repeat(300)} == []`))).toEqual([]);
  });

  it('a function nests 20 calls and no more, even if nothing calls it', () => {
    const functions = (count: number): string =>
      Array.from(
        { length: count },
        (_, index) => `function f${index}() { return ${index === 0 ? 'true' : `f${index - 1}()`}; }`,
      ).join('\n');
    const rules = ruleset(inDocuments(`${functions(21)} match /items/{id} { allow get: if f20(); }`));
    expect(rules.decide(accessRequest()).allowed).toBe(true);
    expect(issueTexts(inDocuments(functions(30)))).toEqual([
      '25:1 Calls nest deeper than 20 below the function f21.',
    ]);
  });

  it('calls among arguments do not nest', () => {
    const nested = `${'f('.repeat(60)}true${')'.repeat(60)}`;
    const rules = ruleset(
      inDocuments(`function f(x) { return x; } match /items/{id} { allow get: if ${nested}; }`),
    );
    expect(rules.decide(accessRequest()).allowed).toBe(true);
  });
});
