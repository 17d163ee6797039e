import { describe, expect, it } from 'vitest';
import { decide, valueText } from '../testing/rules-fixture.ts';

const failing = '([1][2] == 1)';

describe('errors in && and || (protocol 7.3)', () => {
  it.each([
    [`${failing} || true`, 'true'],
    [`true || ${failing}`, 'true'],
    [`${failing} && false`, 'false'],
    [`false && ${failing}`, 'false'],
  ])('%s is %s', (expression, value) => {
    expect(valueText(expression)).toBe(value);
  });

  it.each([
    `${failing} || false`,
    `false || ${failing}`,
    `${failing} && true`,
    `true && ${failing}`,
    `${failing} && ${failing}`,
    `${failing} || ${failing}`,
    `!${failing}`,
    `${failing} == true`,
    `${failing} ? true : true`,
    `[${failing}].size() == 1`,
    `{'a': ${failing}}.size() == 1`,
  ])('%s is the error', (expression) => {
    expect(valueText(expression)).toBe('error: Index out of range.');
    expect(decide(expression).allowed).toBe(false);
  });

  it('the first error is the result when both operands fail', () => {
    expect(valueText("[1][2] == 1 && {}.a == 'b'")).toBe('error: Index out of range.');
  });

  it.each(["'a' && true", 'true && 1', 'null || false', "'a' ? true : true", '!1', '1 || false'])(
    '%s is an error: its operand is no bool',
    (expression) => {
      expect(valueText(expression)).toMatch(/^error: /);
    },
  );

  it.each([
    ["'a' || true", 'true'],
    ['1 && false', 'false'],
  ])('%s is %s: an operand that is no bool is absorbed like an error', (expression, value) => {
    expect(valueText(expression)).toBe(value);
  });

  it('only the chosen branch of ?: counts', () => {
    expect(valueText(`true ? 1 : ${failing}`)).toBe('1');
    expect(valueText(`false ? ${failing} : 2`)).toBe('2');
    expect(valueText(`true ? ${failing} : 2`)).toBe('error: Index out of range.');
  });
});

describe('an allow statement (protocol 7.3)', () => {
  it.each(['true', '1 == 1'])('an allow statement grants if its condition is true: %s', (condition) => {
    expect(decide(condition).allowed).toBe(true);
  });

  it.each(['false', '1', "'true'", 'null', '[true]', failing])(
    'an allow statement denies on anything else: %s',
    (condition) => {
      expect(decide(condition).allowed).toBe(false);
    },
  );
});

describe('errors (protocol 7.3)', () => {
  it.each([
    ['resource.data', 'error: Null value error.'],
    ["{'a': 1}.b", 'error: Property b is undefined on object.'],
    ["{'a': 1}['b']", 'error: Property b is undefined on object.'],
    ['[1][1]', 'error: Index out of range.'],
    ['[1][-1]', 'error: Index out of range.'],
    ['[1, 2][0:3]', 'error: Slice out of range.'],
    ['[1, 2, 3][2:1]', 'error: Slice out of range.'],
    ["{'a': null}.a.b", 'error: Null value error.'],
    ["{'a': null}.a[0]", 'error: Null value error.'],
    ["{'a': null}.a[0:1]", 'error: Null value error.'],
    ["{'a': null}.a.size()", 'error: Null value error.'],
    ["{'a': 1}.a.size()", 'error: Function not found error: Name: [size] on int.'],
    ["{'a': 'x'}.a.keys()", 'error: Function not found error: Name: [keys] on string.'],
    ["{'a': 'x'}.a.b", 'error: Property b is undefined on string.'],
    ["'a'.matches(1)", 'error: Unsupported arguments of string.matches: (int).'],
    ["[1]['a']", 'error: Unsupported operation error. Received: list[string].'],
    ["{'a': 1}[0]", 'error: Unsupported operation error. Received: map[int].'],
    ['{1: 2}', 'error: A map key is not a string but int.'],
    ['/users/$([1])', 'error: A path segment is not a text but list.'],
  ])('%s is %s', (expression, value) => {
    expect(valueText(expression)).toBe(value);
  });
});
