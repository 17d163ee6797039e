import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { accessRequest, ruleset, valueText } from '../testing/rules-fixture.ts';

describe('functions (rules 7.4)', () => {
  it.each([
    ["int('42')", '42'],
    ["int('-7')", '-7'],
    ["int('4.2')", 'error: The string is not an integer.'],
    ["int('9223372036854775808')", 'error: Integer overflow.'],
    ['int(2.9)', '2'],
    ['int(-2.9)', '-2'],
    ["int(float('1e30'))", '9223372036854775807'],
    ["int(float('-1e30'))", '-9223372036854775808'],
    ['int(true)', 'error: Unsupported arguments of int: (bool).'],
    ["float('2.5')", '2.5'],
    ["float('1e3')", '1000.0'],
    ["float('x')", 'error: The string is not a number.'],
    ['float(3)', '3.0'],
    ['string(true)', "'true'"],
    ['string(1)', "'1'"],
    ['string(2.0)', "'2.0'"],
    ["string(float('1e20'))", "'1.0E20'"],
    ['string(null)', "'null'"],
    ['string(/a/b)', "'/a/b'"],
    ['string([])', 'error: There is no text of a list.'],
    ["path('a//b')", 'error: The string is not a path.'],
    ['math.abs(-3)', '3'],
    ['math.abs(-2.5)', '2.5'],
    ['math.ceil(2.1)', '3.0'],
    ['math.floor(-2.1)', '-3.0'],
    ['math.round(2.5)', '3'],
    ['math.ceil(7)', '7.0'],
    ['math.floor(math.sqrt(-1))', 'NaN'],
    ['math.sqrt(9)', '3.0'],
    ['math.pow(2, 10)', '1024.0'],
    ['math.isNaN(math.sqrt(-1))', 'true'],
    ['math.isNaN(1)', 'false'],
    ["math.abs('a')", 'error: Unsupported arguments of math.abs: (string).'],
    ['timestamp.date(2023, 2, 29)', 'error: There is no such date.'],
    ['timestamp.date(2024, 2, 29)', 'timestamp(2024-02-29T00:00:00.000Z)'],
    ['timestamp.value(0)', 'timestamp(1970-01-01T00:00:00.000Z)'],
    ["duration.value(2, 'w') == duration.value(14, 'd')", 'true'],
    ["duration.value(1, 'ms') == duration.value(1000000, 'ns')", 'true'],
    ["duration.value(1, 'y')", "error: 'y' is no unit of time."],
    ["duration.value(9223372036854775807, 'w')", 'error: The duration is out of range.'],
    ["duration.abs(duration.value(-5, 's')).seconds()", '5'],
    ['latlng.value(91, 0)', 'error: There is no such place.'],
    ["hashing.md5('abc').toHexString()", "'900150983CD24FB0D6963F7D28E17F72'"],
    ["hashing.sha256(b'').toHexString()[0:8]", "'E3B0C442'"],
    ["hashing.crc32('123456789').toHexString()", "'2639F4CB'"],
    ["hashing.crc32c('123456789').toHexString()", "'839206E3'"],
  ])('%s is %s', (expression, value) => {
    expect(valueText(expression)).toBe(value);
  });

  it('debug prints its argument and returns it', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    expect(valueText('debug(1 + 1)')).toBe('2');
    expect(log.mock.calls).toEqual([['2']]);
  });
});

describe('functions of the file (rules 7.1)', () => {
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

  it('a function sees the scope it was declared in, not that of its caller', () => {
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
      function g(x) { let perhaps = 1 / x; return x == 0 || perhaps == 1; }
      function h(x) { return true || x; }
      service cloud.firestore { match /{path=**} { allow get: if f(2) == 6 && g(1) && g(0); allow create: if g(1 / 0); allow update: if h(1 / 0); } }`;
    const rules = ruleset(body('b'));
    expect(rules.decide(accessRequest()).allowed).toBe(true);
    expect(rules.decide(accessRequest({ method: 'update' })).allowed).toBe(true);
    expect(rules.decide(accessRequest({ method: 'create' })).allowed).toBe(false);
  });
});
