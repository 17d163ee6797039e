import { describe, expect, test } from 'vitest';
import type { FieldComparison } from '../rules/access-request.ts';
import { array, bytes, double, integer, map, nothing, text, timestamp } from '../values/sample-values.ts';
import type { FirestoreValue } from '../values/value.ts';
import { matchComparison } from './match-comparison.ts';

const NaNValue = double(Number.NaN);

function matches(
  stored: FirestoreValue | undefined,
  op: FieldComparison['op'],
  value?: FirestoreValue,
): boolean {
  const fields = new Map(stored ? [['f', stored]] : []);
  const document = { path: 'c/a', fields, createTime: 0n, updateTime: 0n };
  return matchComparison(document, { field: ['f'], op, ...(value && { value }) });
}

describe('filters', () => {
  test('6.2: a filter never matches a document without the field', () => {
    expect(matches(undefined, 'LESS_THAN', integer(1))).toBe(false);
    expect(matches(undefined, 'IS_NULL')).toBe(false);
  });

  test('6.2: equality is by value, in maps and arrays too', () => {
    expect(matches(double(1), 'EQUAL', integer(1))).toBe(true);
    expect(matches(map({ a: array(double(1)) }), 'EQUAL', map({ a: array(integer(1)) }))).toBe(true);
    expect(matches(text('1'), 'EQUAL', integer(1))).toBe(false);
    expect(matches(double(1), 'IN', array(text('x'), integer(1)))).toBe(true);
  });

  test('6.2: null and NaN as operand match nothing', () => {
    for (const operand of [nothing, NaNValue]) {
      for (const op of ['EQUAL', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN_OR_EQUAL'] as const) {
        expect(matches(operand, op, operand), op).toBe(false);
      }
      expect(matches(operand, 'IN', array(operand))).toBe(false);
      expect(matches(array(operand), 'ARRAY_CONTAINS', operand)).toBe(false);
    }
  });

  test('6.2: a range never matches another type', () => {
    for (const stored of [
      nothing,
      NaNValue,
      text('z'),
      timestamp(9n),
      bytes(9),
      array(integer(9)),
      map({}),
    ]) {
      expect(matches(stored, 'GREATER_THAN', integer(1))).toBe(false);
      expect(matches(stored, 'LESS_THAN', integer(1))).toBe(false);
    }
    expect(matches(double(1.5), 'GREATER_THAN', integer(1))).toBe(true);
    expect(matches(text('b'), 'GREATER_THAN', text('a'))).toBe(true);
  });

  test('6.2: inclusive range bounds match, and exclusive ones do not', () => {
    expect(matches(integer(1), 'GREATER_THAN', double(1))).toBe(false);
    expect(matches(integer(1), 'GREATER_THAN_OR_EQUAL', double(1))).toBe(true);
    expect(matches(integer(1), 'LESS_THAN', double(1))).toBe(false);
    expect(matches(integer(1), 'LESS_THAN_OR_EQUAL', double(1))).toBe(true);
  });

  test('6.2: array-contains matches only arrays', () => {
    expect(matches(array(integer(1), text('a')), 'ARRAY_CONTAINS', double(1))).toBe(true);
    expect(matches(integer(1), 'ARRAY_CONTAINS', integer(1))).toBe(false);
  });

  test('6.2: null has an operator of its own', () => {
    expect([matches(nothing, 'IS_NULL'), matches(integer(0), 'IS_NULL')]).toEqual([true, false]);
  });
});
