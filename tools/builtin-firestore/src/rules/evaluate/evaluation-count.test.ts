import { describe, expect, it } from 'vitest';
import type { Decision } from '../access-request.ts';
import {
  accessRequest,
  decide,
  firestoreValue,
  inDocuments,
  listRequest,
  ruleset,
} from '../testing/rules-fixture.ts';

const path = '/databases/$(database)/documents/a/one';

/** The count of the official emulator (1.19.9) for a condition, measured by how much else still fits its limit. */
const counts: readonly (readonly [condition: string, count: number])[] = [
  ['true', 1],
  ['true && true', 4],
  ['false && true', 2],
  ['true && true && true', 7],
  ['false || true', 4],
  ['true || false', 2],
  ['true ? true : false', 4],
  ['true ? 1 == 1 : false', 6],
  ['false ? true : true', 6],
  ['1 + 1 == 3 ? true : 1 == 1', 12],
  ['[][0] == 1 ? true : true', 7],
  ['!false', 2],
  ['1 + 1 == 2', 5],
  ["'a' is string", 3],
  ["request.auth.uid == 'ada'", 5],
  ['[1][0] == 1', 6],
  ["['a', 'b'][0:1] == null", 8],
  ["{'a': 1}['a'] == 1", 7],
  ['[1, 2] != null', 5],
  ['/a/b/c == /a/b/c', 9],
  ['/a/$(id)/c != null', 6],
  [`exists(${path}) == false`, 9],
  ["'a'.size() == 1", 4],
  ['timestamp.value(1) == null', 4],
  // After an error, everything is still evaluated, except operands that && and || skip.
  ['[][0] == 1 || true', 8],
  ['[][0] == 2 + 3 || true', 10],
  ['1 == 1 || [][0] == 1', 4],
  ['[1, [][0], 2, 3].size() == 3 || true', 13],
  ["{'a': [][0], 'b': 2} == null || true", 12],
  ['/a/$([][0])/c/d == null || true', 12],
];

/** The same for functions: each argument and variable is evaluated once, needed or not. */
const functionCounts: readonly (readonly [condition: string, functions: string, count: number])[] = [
  ['f()', 'function f() { return true; }', 2],
  ['f(true && true)', 'function f(x) { return x && x; }', 9],
  ['f(true && true)', 'function f(x) { return true; }', 6],
  ['f()', 'function f() { let a = true; return a; }', 4],
  ['f()', 'function f() { let a = true && true; return true; }', 7],
  ['f()', 'function f() { let a = true && true; let b = a; return b && a; }', 12],
  ['f(1)', 'function f(x) { let a = x.b.c.d; return a == 1 || true; }', 13],
  ['f([][0]) || true', 'function f(x) { return x == 1; }', 10],
];

const size = (items: number, is = '>'): string => `[${Array(items).fill('1').join(', ')}].size() ${is} 0`;

function decideAll(allows: string): Decision {
  return ruleset(inDocuments(`match /items/{id} { ${allows} }`)).decide(accessRequest());
}

describe('the number of expressions (protocol 7.6)', () => {
  it.each(counts)('%s counts as %i', (condition, count) => {
    expect(decide(condition).evaluations).toBe(count);
  });

  it.each(functionCounts)('%s, where %s, counts as %i', (condition, functions, count) => {
    const rules = ruleset(inDocuments(`${functions} match /items/{id} { allow get: if ${condition}; }`));
    expect(rules.decide(accessRequest()).evaluations).toBe(count);
  });

  it('a condition of 1000 expressions can grant, and one of 1001 denies although it has `|| true`', () => {
    expect(decideAll(`allow get: if ${size(996)};`)).toMatchObject({ allowed: true, evaluations: 1000 });
    const { allowed, reasons } = decideAll(`allow get: if ${size(997)} || true;`);
    expect(allowed).toBe(false);
    expect(reasons).toEqual([
      "Unable to evaluate the expression as the maximum of 1000 expressions to evaluate has been reached. for 'get' @ L4",
    ]);
  });

  it('the allow statements of one access share the limit', () => {
    const allows = (items: number) => `allow get: if ${size(items, '<')}; allow read: if ${size(items)};`;
    expect(decideAll(allows(400)).allowed).toBe(true);
    expect(decideAll(allows(600)).allowed).toBe(false);
    expect(decideAll(`allow get: if ${size(1000)}; allow get: if true;`).allowed).toBe(false);
    expect(decideAll(`allow get: if true; allow get: if ${size(1000)};`).allowed).toBe(true);
  });

  it('each way of a list has a limit of its own', () => {
    const rules = ruleset(inDocuments(`match /items/{id} { allow list: if ${size(900)}; }`));
    const value = firestoreValue([1, 2, 3]);
    const request = listRequest([{ field: ['x'], op: 'IN', value }]);
    expect(rules.decide(request)).toMatchObject({ allowed: true, evaluations: 904 });
  });
});
