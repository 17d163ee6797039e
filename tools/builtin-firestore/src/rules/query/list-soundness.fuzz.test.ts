import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FirestoreValue } from '../../values/value.ts';
import type { FieldComparison, QueryFilter } from '../access-request.ts';
import { FUZZ_TRIALS } from '../../fuzz-trials.ts';
import {
  accessRequest,
  firestoreValue,
  listRequest,
  ruleset,
  withCondition,
} from '../testing/rules-fixture.ts';
import { ORDER_OPERATORS, VALUE_OPERATORS } from './comparison-operators.ts';

const scalars = [1, 2, 3, 1.5, 2.5, 'a', 'b', true].map(firestoreValue);
const scalar = fc.constantFrom(...scalars);
const array = fc
  .array(scalar, { minLength: 1, maxLength: 2 })
  .map((values): FirestoreValue => ({ type: 'array', values }));
const stored = fc.oneof(scalar, array, fc.constant<FirestoreValue>({ type: 'null' }));
const field = fc.constantFrom('a', 'b');

const comparison: fc.Arbitrary<FieldComparison> = fc.oneof(
  fc.record({
    field: field.map((name) => [name]),
    op: fc.constantFrom(...VALUE_OPERATORS),
    value: scalar,
  }),
  fc.record({ field: field.map((name) => [name]), op: fc.constant('IN' as const), value: array }),
  fc.record({ field: field.map((name) => [name]), op: fc.constant('IS_NULL' as const) }),
);
const filters = fc.array(comparison, { minLength: 1, maxLength: 3 });

const literal = fc.constantFrom('1', '2', '3', '1.5', '2.5', "'a'", "'b'", 'true', 'null');
const conditions = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small' },
    fc
      .tuple(field, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), literal, fc.boolean())
      .map(([name, operator, value, mirrored]) =>
        mirrored
          ? `${value} ${operator} resource.data.${name}`
          : `resource.data.${name} ${operator} ${value}`,
      ),
    fc.tuple(literal, field).map(([value, name]) => `${value} in resource.data.${name}`),
    field.map((name) => `'${name}' in resource.data`),
    fc.tuple(field, literal).map(([name, value]) => `resource.data.get('${name}', 1) == ${value}`),
    tie('condition').map((inner) => `!(${inner})`),
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||', '=='), tie('condition'))
      .map(([left, operator, right]) => `(${left}) ${operator} (${right})`),
  ),
})).condition;

type Content = ReadonlyMap<string, FirestoreValue>;

const matches = (filter: QueryFilter, content: Content): boolean =>
  filter.every((one) => {
    const value = content.get(one.field[0] ?? '');
    return value !== undefined && holds(one, value);
  });

/** Whether a comparison selects a value (protocol 6.2). */
function holds({ op, value: operand }: FieldComparison, value: FirestoreValue): boolean {
  const operands = operand?.type === 'array' ? operand.values : [];
  const order = operand === undefined ? null : orderOf(value, operand);
  switch (op) {
    case 'EQUAL':
      return order === 0;
    case 'LESS_THAN':
      return order !== null && order < 0;
    case 'LESS_THAN_OR_EQUAL':
      return order !== null && order <= 0;
    case 'GREATER_THAN':
      return order !== null && order > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return order !== null && order >= 0;
    case 'IN':
      return operands.some((item) => orderOf(value, item) === 0);
    case 'ARRAY_CONTAINS':
      return (
        value.type === 'array' &&
        value.values.some((item) => operand !== undefined && orderOf(item, operand) === 0)
      );
    case 'IS_NULL':
      return value.type === 'null';
  }
}

/** The order within numbers, strings and booleans; null between them. */
function orderOf(left: FirestoreValue, right: FirestoreValue): number | null {
  const [one, other] = [keyOf(left), keyOf(right)];
  if (one === null || other === null || typeof one !== typeof other) return null;
  return one < other ? -1 : Number(one > other);
}

function keyOf(value: FirestoreValue): number | string | boolean | null {
  if (value.type === 'integer') return Number(value.value);
  return value.type === 'double' || value.type === 'string' || value.type === 'boolean' ? value.value : null;
}

describe('an allowed list (protocol 7.8)', () => {
  it('an allowed list returns no document that the same condition denies to get: every pair of comparisons', () => {
    const values = [1, 2, 2.5, 'a', null].map(firestoreValue);
    const singles = ORDER_OPERATORS.flatMap((op) =>
      values.slice(0, 4).map((value): QueryFilter => [{ field: ['a'], op, value }]),
    );
    const outcomes: string[] = [];
    for (const operator of ['==', '!=', '<', '<=', '>', '>=']) {
      for (const value of ['1', '2', '2.5', "'a'", 'null']) {
        for (const condition of [
          `resource.data.a ${operator} ${value}`,
          `${value} ${operator} resource.data.a`,
        ]) {
          const rules = ruleset(withCondition(condition));
          const listed = singles.filter((single) => rules.decide(listRequest(single)).allowed);
          for (const content of values.map((of): Content => new Map([['a', of]]))) {
            const request = accessRequest({ resource: { path: 'items/one', fields: content } });
            const verdict = rules.decide(request).allowed ? 'allowed' : `${condition} leaks`;
            for (const filter of listed) if (matches(filter, content)) outcomes.push(verdict);
          }
        }
      }
    }
    expect(new Set(outcomes)).toEqual(new Set(['allowed']));
    expect(outcomes.length).toBeGreaterThan(200);
  });

  it('an allowed list returns no document that the same condition denies to get: random conditions', () => {
    let proven = 0;
    const document = fc
      .dictionary(field, stored, { minKeys: 1, maxKeys: 2 })
      .map((plain): Content => new Map(Object.entries(plain)));
    const documents = fc.array(document, { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(conditions, filters, documents, (condition, filter, contents) => {
        const rules = ruleset(withCondition(condition));
        if (!rules.decide(listRequest(filter)).allowed) return;
        for (const fields of contents.filter((content) => matches(filter, content))) {
          proven += 1;
          const resource = { path: 'items/one', fields };
          expect(rules.decide(accessRequest({ resource })).reasons.at(-1)).toMatch(/^true/);
        }
      }),
      { numRuns: FUZZ_TRIALS['random rules for a query'] },
    );
    expect(proven).toBeGreaterThan(FUZZ_TRIALS['random rules for a query'] / 50);
  });
});
