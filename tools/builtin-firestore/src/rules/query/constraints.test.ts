import { describe, expect, it } from 'vitest';
import type { FieldComparison } from '../access-request.ts';
import type { FirestoreValue } from '../../values/value.ts';
import { firestoreValue, listRequest, ruleset, valueText, withCondition } from '../testing/rules-fixture.ts';

type PlainValue = Parameters<typeof firestoreValue>[0];
type Comparison = readonly [FieldComparison['op'], PlainValue?];

/** The value of an expression about `n`, in a list whose filter is these comparisons of `n`. */
function outcome(comparisons: readonly Comparison[], expression: string): string {
  const filter = comparisons.map(([op, value]): FieldComparison => ({
    field: ['n'],
    op,
    ...(value !== undefined && { value: firestoreValue(value) }),
  }));
  const condition = expression.replaceAll(/\bn\b(?!')/g, 'resource.data.n');
  return valueText(condition, listRequest(filter)).replace(/^error: .*/, 'error');
}

const above5 = [['GREATER_THAN', 5]] as const;
const from5 = [['GREATER_THAN_OR_EQUAL', 5]] as const;
const below5 = [['LESS_THAN', 5]] as const;
const to5 = [['LESS_THAN_OR_EQUAL', 5]] as const;
const twiceNull = [['IS_NULL'], ['IS_NULL']] as const;
const hasA = [['ARRAY_CONTAINS', 'a']] as const;

describe('constraints (protocol 7.8)', () => {
  it.each<[readonly Comparison[], string, string]>([
    [above5, 'n > 4', 'true'],
    [above5, 'n > 5', 'true'],
    [above5, 'n > 6', 'error'],
    [above5, 'n >= 5', 'true'],
    [above5, 'n >= 6', 'error'],
    [above5, 'n != 1', 'true'],
    [above5, 'n != 5', 'true'],
    [above5, 'n != 6', 'error'],
    [above5, 'n == 6', 'error'],
    [above5, 'n < 4', 'error'],
    [above5, '4 < n', 'true'],
    [above5, '4 > n', 'error'],
    [above5, '1 != n', 'true'],
    [from5, 'n >= 5', 'true'],
    [from5, 'n > 5', 'error'],
    [from5, 'n > 4', 'true'],
    [from5, 'n != 4', 'true'],
    [from5, 'n != 5', 'error'],
    [below5, 'n < 5', 'true'],
    [below5, 'n <= 5', 'true'],
    [below5, 'n < 4', 'error'],
    [below5, 'n != 5', 'true'],
    [to5, 'n <= 5', 'true'],
    [to5, 'n < 5', 'error'],
    [to5, 'n < 6', 'true'],
    [to5, 'n != 6', 'true'],
    [above5, 'n != null', 'true'],
    [above5, 'null != n', 'true'],
    [above5, 'n == null', 'error'],
    [twiceNull, 'n != null', 'error'],
    [twiceNull, 'n == null', 'true'],
    [
      [
        ['GREATER_THAN_OR_EQUAL', 1],
        ['LESS_THAN_OR_EQUAL', 1],
      ],
      'n == 1',
      'error',
    ],
    [
      [
        ['EQUAL', 3],
        ['GREATER_THAN', 1],
      ],
      'n == 3 && n > 2 && n != 9',
      'true',
    ],
    [
      [
        ['EQUAL', 3],
        ['GREATER_THAN', 1],
      ],
      'n == 4',
      'error',
    ],
  ])('%j: %s is %s', (comparisons, expression, value) => {
    expect(outcome(comparisons, expression)).toBe(value);
  });

  it.each<[readonly Comparison[], string, string]>([
    [above5, 'n > 4.5', 'true'],
    [[['GREATER_THAN_OR_EQUAL', 1.5]], 'n > 1', 'error'],
    [[['GREATER_THAN_OR_EQUAL', 1.5]], 'n > 1.4', 'true'],
    [above5, "n > 'a'", 'error'],
    [above5, "n != 'a'", 'error'],
    [[['GREATER_THAN', 'm']], "n > 'a'", 'true'],
  ])(
    'a filter proves nothing about another type, but an int about floats: %j: %s is %s',
    (comparisons, expression, value) => {
      expect(outcome(comparisons, expression)).toBe(value);
    },
  );

  it.each<[readonly Comparison[], string, string]>([
    [hasA, "'a' in n", 'true'],
    [hasA, "'b' in n", 'error'],
    [hasA, "n.hasAll(['a'])", 'error'],
    [hasA, 'n.size() > 0', 'error'],
    [hasA, 'n[0]', 'error'],
    [above5, 'n in [6, 7]', 'false'],
    [above5, 'n is int', 'error'],
    [above5, 'n + 1', 'error'],
    [above5, '!n', 'error'],
    [above5, 'n && false', 'false'],
    [above5, '[n] == [6]', 'error'],
    [above5, "{'k': n}.size()", 'error'],
    [above5, 'n == n', 'error'],
    [above5, 'n.x', 'error'],
    [above5, "resource.data.get('n', 0) != 5", 'true'],
  ])('other operations: %j: %s is %s', (comparisons, expression, value) => {
    expect(outcome(comparisons, expression)).toBe(value);
  });

  it('array-contains 1 proves that 1 is in the list, and array-contains 1.0 does not', () => {
    const rules = ruleset(withCondition('1 in resource.data.n'));
    const lists = (value: FirestoreValue): boolean =>
      rules.decide(listRequest([{ field: ['n'], op: 'ARRAY_CONTAINS', value }])).allowed;
    expect(lists({ type: 'integer', value: 1n })).toBe(true);
    expect(lists({ type: 'double', value: 1 })).toBe(false);
  });
});
