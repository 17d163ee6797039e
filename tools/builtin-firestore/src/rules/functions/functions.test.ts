import { describe, expect, it } from 'vitest';
import { accessRequest, ruleset, valueText } from '../testing/rules-fixture.ts';

describe('functions (protocol 7.4)', () => {
  it.each([
    ['string(true)', "'true'"],
    ['string(1)', "'1'"],
    ['string(2.0)', "'2.0'"],
    ['string(100000000000000000000.0)', "'1.0E20'"],
    ['string(null)', "'null'"],
    ['string([])', 'error: There is no text of a list.'],
    ['timestamp.value(0)', 'timestamp(1970-01-01T00:00:00.000Z)'],
    ["timestamp.value('0')", 'error: Unsupported arguments of timestamp.value: (string).'],
    ["duration.value(2, 'w') == duration.value(14, 'd')", 'true'],
    ["duration.value(1, 'ms') == duration.value(1000000, 'ns')", 'true'],
    ["duration.value(1, 'y')", "error: 'y' is no unit of time."],
    ["duration.value(9223372036854775807, 'w')", 'error: The duration is out of range.'],
    ["duration.abs(duration.value(-5, 's')) == duration.value(5, 's')", 'true'],
  ])('%s is %s', (expression, value) => {
    expect(valueText(expression)).toBe(value);
  });
});

describe('functions of the file (protocol 7.1)', () => {
  it('inner functions shadow outer ones and see the wildcards around them', () => {
    const rules = ruleset(`rules_version = '2';
      function level() { return 'file'; }
      service cloud.firestore {
        function level() { return 'service'; }
        match /databases/{database}/documents {
          match /items/{id} {
            function level() { return id; }
            allow get: if level() == 'one';
          }
          match /other/{id} { allow get: if level() == 'service'; }
        }
      }`);
    expect(rules.decide(accessRequest()).allowed).toBe(true);
    expect(rules.decide(accessRequest({ path: 'other/x' })).allowed).toBe(true);
    expect(rules.decide(accessRequest({ path: 'items/two' })).allowed).toBe(false);
  });

  it('a function sees the scope of its declaration, not the scope of its caller', () => {
    const rules = ruleset(`rules_version = '2';
      function item() { return which(); }
      function which() { return 'outer'; }
      service cloud.firestore {
        match /databases/{database}/documents/items/{id} {
          function which() { return 'inner'; }
          allow get: if item() == 'outer' && which() == 'inner';
        }
      }`);
    expect(rules.decide(accessRequest()).allowed).toBe(true);
  });

  it('let binds in order, and a failing let or argument fails only what uses it', () => {
    const body = (result: string) => `rules_version = '2';
      function f(x) { let a = x + 1; let b = a * 2; return ${result}; }
      function g(x) { let perhaps = ['a'][x]; return x == 1 || perhaps == 'a'; }
      function h(x) { return true || x; }
      service cloud.firestore { match /{path=**} { allow get: if f(2) == 6 && g(0) && g(1); allow create: if g([][0]); allow update: if h([][0]); } }`;
    const rules = ruleset(body('b'));
    expect(rules.decide(accessRequest()).allowed).toBe(true);
    expect(rules.decide(accessRequest({ method: 'update' })).allowed).toBe(true);
    expect(rules.decide(accessRequest({ method: 'create' })).allowed).toBe(false);
  });
});
