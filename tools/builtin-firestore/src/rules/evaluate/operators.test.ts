import { describe, expect, it } from 'vitest';
import { valueText } from '../testing/rules-fixture.ts';

const overflow = 'error: Integer overflow.';

describe('numbers (protocol 7.4)', () => {
  it.each([
    ['2 + 3 * 4', '14'],
    ['1 + 1.0', '2.0'],
    ['3 - 5', '-2'],
    ['2.5 - 1', '1.5'],
    ['2.5 * 2', '5.0'],
    ['9223372036854775807 + 1', overflow],
    ['9223372036854775807 * 2', overflow],
    ['-9223372036854775807 - 2', overflow],
    ['-9223372036854775807 - 1', '-9223372036854775808'],
    ['-(-9223372036854775807 - 1)', overflow],
    ['-(-1)', '1'],
    ['-1.5', '-1.5'],
  ])('%s is %s', (expression, value) => {
    expect(valueText(expression)).toBe(value);
  });

  it.each([
    "1 + 'a'",
    "'a' + 1",
    '[1] + [2]',
    "'a' - 'b'",
    '{} + {}',
    'true + true',
    "-'a'",
    'null + 1',
    "'a' * 2",
  ])('%s is an error', (expression) => {
    expect(valueText(expression)).toMatch(/^error: Unsupported operation error\. Received: /);
  });
});

describe('equality (protocol 7.4)', () => {
  it.each([
    ["1 == '1'", 'false'],
    ['null == false', 'false'],
    ['1 == 1.0', 'true'],
    ['[1] == [1.0]', 'false'],
    ["{'a': 1} == {'a': 1.0}", 'false'],
    ['[1.0] == [1.0]', 'true'],
    ["{'a': [1], 'b': 2} == {'b': 2, 'a': [1]}", 'true'],
    ["{'a': 1} == {'b': 1}", 'false'],
    ["{'a': 1} == {'a': 1, 'b': 1}", 'false'],
    ['[1, 2] == [2, 1]', 'false'],
    ['[1].toSet() == [1.0].toSet()', 'true'],
    ['[1, 2].toSet() == [2, 1].toSet()', 'true'],
    ['[[1]].toSet() == [[1.0]].toSet()', 'true'],
    ['/a/b == /a/b', 'true'],
    ['/a/b == /a/c', 'false'],
    ["duration.value(1, 'm') == duration.value(60, 's')", 'true'],
    ["'a' != 'b'", 'true'],
    ['request.auth != null', 'true'],
    ['9007199254740993 == 9007199254740992.0', 'false'],
    ["{'a': 1}.diff({}) == {}.diff({})", 'false'],
  ])('%s is %s', (expression, value) => {
    expect(valueText(expression)).toBe(value);
  });
});

describe('order (protocol 7.4)', () => {
  it.each([
    ['1 < 2', 'true'],
    ['2 <= 2', 'true'],
    ['1 > 1', 'false'],
    ['1.5 >= 1', 'true'],
    ["'a' < 'b'", 'true'],
    ["'B' < 'a'", 'true'],
    ['timestamp.value(1) < timestamp.value(2)', 'true'],
    ["duration.value(1, 'h') > duration.value(59, 'm')", 'true'],
    ['9007199254740993 > 9007199254740992.0', 'true'],
  ])('%s is %s', (expression, value) => {
    expect(valueText(expression)).toBe(value);
  });

  it.each(["1 < 'a'", 'true < false', 'null < 1', '[1] < [2]', 'timestamp.value(1) < 1', '/a < /b'])(
    '%s is an error',
    (expression) => {
      expect(valueText(expression)).toMatch(/^error: /);
    },
  );
});

describe('in and is (protocol 7.4)', () => {
  it.each([
    ['1 in [1, 2]', 'true'],
    ['3 in [1, 2]', 'false'],
    ["'a' in {'a': null}", 'true'],
    ["'toString' in {'a': 1}", 'false'],
    ["'constructor' in {}", 'false'],
    ['[1] in [[1.0]].toSet()', 'true'],
    ['[1] in [[1.0]]', 'false'],
    ['true is bool', 'true'],
    ['1 is int', 'true'],
    ['1 is float', 'false'],
    ['1 is number', 'true'],
    ['1.0 is number', 'true'],
    ['1.0 is float', 'true'],
    ["'a' is string", 'true'],
    ['[] is list', 'true'],
    ['[].toSet() is list', 'false'],
    ['{} is map', 'true'],
    ['request.time is timestamp', 'true'],
    ['null is map', 'false'],
  ])('%s is %s', (expression, value) => {
    expect(valueText(expression)).toBe(value);
  });

  it.each(["'a' in 'abc'", '1 in 1', "'a' in null", '1 in {}'])('%s is an error', (expression) => {
    expect(valueText(expression)).toMatch(/^error: /);
  });
});

describe('times (protocol 7.4)', () => {
  it.each([
    ["(timestamp.value(0) + duration.value(1, 's')).toMillis()", '1000'],
    ["(duration.value(1, 's') + timestamp.value(0)).toMillis()", '1000'],
    ["(timestamp.value(0) - duration.value(1, 's')).toMillis()", '-1000'],
    ["timestamp.value(90000) - timestamp.value(30000) == duration.value(1, 'm')", 'true'],
    ["duration.value(1, 'h') + duration.value(1, 'm') == duration.value(3660, 's')", 'true'],
    ["duration.value(1, 'h') - duration.value(1, 'm') == duration.value(59, 'm')", 'true'],
    [
      "duration.value(1, 's') - timestamp.value(0)",
      'error: Unsupported operation error. Received: duration - timestamp.',
    ],
    ["duration.value(1, 's') * 2", 'error: Unsupported operation error. Received: duration * int.'],
    ["timestamp.value(253402300799000) + duration.value(2, 'd')", 'error: The timestamp is out of range.'],
  ])('%s is %s', (expression, value) => {
    expect(valueText(expression)).toBe(value);
  });
});
