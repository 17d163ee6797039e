import { describe, expect, it } from 'vitest';
import { valueText } from '../testing/rules-fixture.ts';

function hasValue(expression: string, value: string): void {
  expect(valueText(expression)).toBe(value);
}

describe('string (protocol 7.4)', () => {
  it.each([
    ["'añ😀'.size()", '4'],
    ["'a,b,c'.split(',')", "['a', 'b', 'c']"],
    ["'a1b22c'.split('[0-9]+')", "['a', 'b', 'c']"],
    ["'a1b22'.replace('[0-9]+', '#')", "'a#b#'"],
    ["'ab'.replace('', '-')", "'-a-b-'"],
    ["'ab'.replace('x', '-')", "'ab'"],
    ["'a'.replace('a', '$0')", 'error: A replacement with $ or \\ is not supported.'],
    ["'abc'.matches('b')", 'false'],
    ["'abc'.matches('.b.')", 'true'],
    ["'a|b'.matches('a|b')", 'false'],
    ["'a.b'.matches('a\\\\.b')", 'true'],
    ["'axb'.matches('a\\\\.b')", 'false'],
    ["'x@y.de'.matches('^[^@]+@[^@]+$')", 'true'],
    [String.raw`'\t🙂'.matches('\\p{Cc}.')`, 'true'],
    [String.raw`'aB'.matches('a\\p{Lu}')`, 'true'],
    ["'{{a{'.matches('{{a[{]')", 'true'],
    [
      "'a'.replace('{*', '')",
      'error: Invalid regular expression: a brace that is repeated needs a backslash',
    ],
    ["'a' + 'b'", "'ab'"],
  ])('%s is %s', hasValue);
});

describe('list (protocol 7.4)', () => {
  it.each([
    ['[1, 2].size()', '2'],
    ['[1, 2].hasAll([2])', 'true'],
    ['[1, 2].hasAll([2, 3])', 'false'],
    ['[1, 2].hasAny([3, 2])', 'true'],
    ['[1, 2].hasAny([3])', 'false'],
    ['[1, 1].hasOnly([1, 2])', 'true'],
    ['[1, 3].hasOnly([1, 2])', 'false'],
    ['[].hasOnly([])', 'true'],
    ['[1].concat([1, 2])', '[1, 1, 2]'],
    ["['a', 'b'].join('-')", "'a-b'"],
    ["[1, 'b'].join('-')", "'1-b'"],
    ["[[]].join('-')", 'error: There is no text of a list.'],
    ['[1, 2, 1, 1.0].toSet()', 'set[1, 2]'],
    ['[1, 2, 3][1]', '2'],
    ['[1, 2, 3][1:3]', '[2, 3]'],
    ['[1, 2, 3][1:1]', '[]'],
  ])('%s is %s', hasValue);
});

describe('map (protocol 7.4)', () => {
  it.each([
    ["{'a': 1, 'b': 2}.keys()", "['a', 'b']"],
    ["{'a': 1}.size()", '1'],
    ["{'a': {'b': 2}}.a.b", '2'],
    ["{'a': 1}['a']", '1'],
    ["{'keys': 3}.keys", '3'],
    ["{'a': 1}.get('a', 0)", '1'],
    ["{'a': 1}.get('b', 0)", '0'],
    ["{'a': null}.get('a', 0)", 'null'],
    ["{'a': 1}.get(1, 0)", 'error: Unsupported arguments of map.get: (int, int).'],
    ["{'__proto__': 1}.__proto__", '1'],
  ])('%s is %s', hasValue);
});

const diff = "{'same': 1, 'more': 2, 'new': [1]}.diff({'same': 1.0, 'more': 3, 'old': 4})";
describe('map diff (protocol 7.4)', () => {
  it.each([
    [`${diff}.addedKeys()`, "set['new']"],
    [`${diff}.removedKeys()`, "set['old']"],
    [`${diff}.changedKeys()`, "set['more']"],
    [`${diff}.affectedKeys().hasOnly(['more', 'new', 'old'])`, 'true'],
    [`${diff}.affectedKeys().size()`, '3'],
    ["{'a': [1, {'b': 2}]}.diff({'a': [1.0, {'b': 2.0}]}).affectedKeys().size()", '0'],
    ["{'a': null}.diff({}).addedKeys()", "set['a']"],
  ])('%s is %s', hasValue);
});

describe('set (protocol 7.4)', () => {
  it.each([
    ['[1, 2].toSet().size()', '2'],
    ['[1, 2].toSet().hasAll([1])', 'true'],
    ['[1, 2].toSet().hasAny([3].toSet())', 'false'],
    ['[1].toSet().hasOnly([1.0, 2])', 'true'],
    ['[1, 2].toSet().difference([2].toSet())', 'set[1]'],
  ])('%s is %s', hasValue);
});

describe('timestamp (protocol 7.4)', () => {
  it.each([
    ['request.time.toMillis()', '1709210096789'],
    ["(timestamp.value(0) - duration.value(1, 'ns')).toMillis()", '-1'],
    ['request.time.year()', '2024'],
    ['request.time.month()', '2'],
    ['request.time.day()', '29'],
    ["(timestamp.value(0) - duration.value(1, 'ns')).year()", '1969'],
    ["(timestamp.value(0) - duration.value(1, 'ns')).month()", '12'],
    ["(timestamp.value(0) - duration.value(1, 'ns')).day()", '31'],
    ['timestamp.value(951782400000).month()', '2'],
    ['timestamp.value(951782400000).day()', '29'],
  ])('%s is %s', hasValue);
});
