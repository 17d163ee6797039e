import { describe, expect, it } from 'vitest';
import { valueText } from '../testing/rules-fixture.ts';

function hasValue(expression: string, value: string): void {
  expect(valueText(expression)).toBe(value);
}

describe('string (rules 7.4)', () => {
  it.each([
    ["'añ😀'.size()", '4'],
    ["'ÄbC'.lower()", "'Äbc'"],
    ["'äBc'.upper()", "'äBC'"],
    ["'  a b '.trim()", "'a b'"],
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
    [String.raw`'é😁'.matches('\\p{L}\\pS')`, 'true'],
    [String.raw`'\t🙂'.matches('\\p{Cc}.')`, 'true'],
    [
      String.raw`'a🙂'.matches('.*\\pS')`,
      String.raw`error: Which \p{…} has '🙂' depends on the version of Unicode.`,
    ],
    [
      String.raw`'ª'.split('\\PL')`,
      String.raw`error: Which \p{…} has 'ª' depends on the version of Unicode.`,
    ],
    ["'{{a{'.matches('{{a[{]')", 'true'],
    [
      "'a'.replace('{*', '')",
      'error: Invalid regular expression: a brace that is repeated needs a backslash',
    ],
    ["'ab'.toUtf8()", 'bytes(2)'],
    ["'ä'.toUtf8().size()", '2'],
    ["'abc'[0]", "'a'"],
    ["'abc'[1:3]", "'bc'"],
    ["'abc'[2:2]", "''"],
    ["'a' + 'b'", "'ab'"],
  ])('%s is %s', hasValue);
});

describe('list (rules 7.4)', () => {
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
    ['[1, 2, 1].removeAll([1])', '[2]'],
    ["['a', 'b'].join('-')", "'a-b'"],
    ["[1, 'b'].join('-')", "'1-b'"],
    ["[[]].join('-')", 'error: There is no text of a list.'],
    ['[1, 2, 1, 1.0].toSet()', 'set[1, 2]'],
    ['[1, 2, 3][1]', '2'],
    ['[1, 2, 3][1:3]', '[2, 3]'],
    ['[1, 2, 3][1:1]', '[]'],
  ])('%s is %s', hasValue);
});

describe('map (rules 7.4)', () => {
  it.each([
    ["{'a': 1, 'b': 2}.keys()", "['a', 'b']"],
    ["{'a': 1, 'b': 2}.values()", '[1, 2]'],
    ["{'a': 1}.size()", '1'],
    ["{'a': {'b': 2}}.a.b", '2'],
    ["{'a': 1}['a']", '1'],
    ["{'keys': 3}.keys", '3'],
    ["{'a': 1}.get('a', 0)", '1'],
    ["{'a': 1}.get('b', 0)", '0'],
    ["{'a': {'b': 2}}.get(['a', 'b'], 0)", '2'],
    ["{'a': {'b': 2}}.get(['a', 'c'], 0)", '0'],
    ["{'a': 1}.get(['a', 'c'], 0)", '0'],
    ["{'a': null}.get(['a', 'c'], 0)", '0'],
    ["{'a': null}.get('a', 0)", 'null'],
    ["{'a': 1}.get(1, 0)", 'error: Unsupported arguments of map.get: (int, int).'],
    ["{'__proto__': 1}.__proto__", '1'],
  ])('%s is %s', hasValue);
});

const diff = "{'same': 1, 'more': 2, 'new': [1]}.diff({'same': 1.0, 'more': 3, 'old': 4})";
describe('map diff (rules 7.4)', () => {
  it.each([
    [`${diff}.addedKeys()`, "set['new']"],
    [`${diff}.removedKeys()`, "set['old']"],
    [`${diff}.changedKeys()`, "set['more']"],
    [`${diff}.unchangedKeys()`, "set['same']"],
    [`${diff}.affectedKeys().hasOnly(['more', 'new', 'old'])`, 'true'],
    [`${diff}.affectedKeys().size()`, '3'],
    ["{'a': [1, {'b': 2}]}.diff({'a': [1.0, {'b': 2.0}]}).affectedKeys().size()", '0'],
    ["{'a': null}.diff({}).addedKeys()", "set['a']"],
  ])('%s is %s', hasValue);
});

describe('set (rules 7.4)', () => {
  it.each([
    ['[1, 2].toSet().size()', '2'],
    ['[1, 2].toSet().hasAll([1])', 'true'],
    ['[1, 2].toSet().hasAny([3].toSet())', 'false'],
    ['[1].toSet().hasOnly([1.0, 2])', 'true'],
    ['[1, 2].toSet().difference([2].toSet())', 'set[1]'],
    ['[1, 2].toSet().union([2, 3].toSet())', 'set[1, 2, 3]'],
    ['[1, 2].toSet().intersection([2, 3].toSet())', 'set[2]'],
    ['[1].toSet().union([2])', 'error: Unsupported arguments of set.union: (list).'],
  ])('%s is %s', hasValue);
});

describe('timestamp (rules 7.4)', () => {
  it.each([
    ['request.time.year()', '2024'],
    ['request.time.month()', '2'],
    ['request.time.day()', '29'],
    ['request.time.hours()', '12'],
    ['request.time.minutes()', '34'],
    ['request.time.seconds()', '56'],
    ['request.time.nanos()', '789012000'],
    ['request.time.dayOfWeek()', '4'],
    ['timestamp.date(2024, 3, 3).dayOfWeek()', '7'],
    ['request.time.dayOfYear()', '60'],
    ['timestamp.date(2024, 1, 1).dayOfYear()', '1'],
    ['request.time.date() == timestamp.date(2024, 2, 29)', 'true'],
    ['request.time.time() == duration.time(12, 34, 56, 789012000)', 'true'],
    ['request.time.toMillis()', '1709210096789'],
    ['timestamp.value(-1).nanos()', '999000000'],
    ['timestamp.value(-1).date() == timestamp.date(1969, 12, 31)', 'true'],
  ])('%s is %s', hasValue);
});

describe('duration, latlng, path, bytes (rules 7.4)', () => {
  it.each([
    ["duration.value(1500, 'ms').seconds()", '1'],
    ["duration.value(1500, 'ms').nanos()", '500000000'],
    ["duration.value(-1500, 'ms').seconds()", '-1'],
    ['latlng.value(1, 2.5).latitude()', '1.0'],
    ['latlng.value(1, 2.5).longitude()', '2.5'],
    ['math.round(latlng.value(0, 0).distance(latlng.value(0, 1)) / 1000)', '111'],
    ['latlng.value(5, 5).distance(latlng.value(5, 5))', '0.0'],
    ['(/a/b)[1]', "'b'"],
    ["path('/a/b')[1]", "'b'"],
    ["path('a/b') == /a/b", 'true'],
    ["path('/a/{x}/{y}').bind({'x': '1', 'y': '2'})", '/a/1/2'],
    ["path('/a/{x}').bind({'y': 'b'})", 'error: The path has no variable y.'],
    ["path('/a/{x}').bind({'x': ''})", 'error: The map binds no text to x.'],
    ["path('/a/{x=**}').bind({'x': 'b'})", 'error: The map binds no path to x.'],
    ["[path('/a/{x}')]", 'error: What is not known as a whole cannot be an item or an entry.'],
    ["{'a': path('/a/{x}')}", 'error: What is not known as a whole cannot be an item or an entry.'],
    ["b'ab'.size()", '2'],
    ["'??>'.toUtf8().toBase64()", "'Pz8-'"],
    ["'a'.toUtf8().toBase64()", "'YQ=='"],
    ["'jK'.toUtf8().toHexString()", "'6A4B'"],
  ])('%s is %s', hasValue);
});
