import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldComparison } from '../rules/access-request.ts';
import { VALUE_OPERATORS } from '../rules/query/comparison-operators.ts';
import { expandWays } from '../rules/query/normal-form.ts';
import { Database } from '../store/database.ts';
import { compareValues } from '../values/compare-values.ts';
import { array, boolean, double, integer, nothing, reference, text } from '../values/sample-values.ts';
import { collectionOf } from '../values/resource-name.ts';
import type { FirestoreValue, StoredDocument } from '../values/value.ts';
import { FUZZ_TRIALS } from '../fuzz-trials.ts';
import { checkQuery } from './check-query.ts';
import { completeOrder } from './complete-order.ts';
import { IndexCatalog } from './index-catalog.ts';
import { fieldOf, matchComparison } from './match-comparison.ts';
import { runQuery } from './run-query.ts';
import type { Cursor, Order, StructuredQuery } from './structured-query.ts';

const RUNS = FUZZ_TRIALS['changes with queries between them'];

const scalar = fc.constantFrom<FirestoreValue>(
  nothing,
  boolean(true),
  integer(1),
  double(1),
  integer(2),
  double(2),
  integer(3),
  double(Number.NaN),
  text('a'),
  text('b'),
);
const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 2 }).map((values) => array(...values)) },
);
const fieldName = fc.constantFrom('a', 'a', 'b', 'c');
const path = fc.constantFrom('x/1', 'x/2', 'x/3', 'x/4', 'x/5', 'x/1/x/1', 'x/1/x/2', 'y/1');
const fields = fc
  .record({ a: value, b: value, c: value }, { requiredKeys: [] })
  .map((members) => new Map(Object.entries(members)));
const change = fc.tuple(path, fc.option(fields, { freq: 4 }));

const comparison: fc.Arbitrary<FieldComparison> = fc.oneof(
  fc.record({
    field: fieldName.map((name) => [name]),
    op: fc.constantFrom('EQUAL' as const, 'EQUAL' as const, ...VALUE_OPERATORS),
    value: scalar,
  }),
  fc.record({
    field: fieldName.map((name) => [name]),
    op: fc.constant('IN' as const),
    value: fc.array(scalar, { minLength: 1, maxLength: 3 }).map((values) => array(...values)),
  }),
  fc.record({ field: fieldName.map((name) => [name]), op: fc.constant('IS_NULL' as const) }),
);
const filter = fc.array(comparison, { maxLength: 3 });

const order: fc.Arbitrary<Order> = fc.record({
  field: fc.constantFrom('a', 'a', 'b', '__name__').map((name) => [name]),
  direction: fc.constantFrom('ASCENDING', 'DESCENDING'),
});
const cursor: fc.Arbitrary<Cursor> = fc.record({
  before: fc.boolean(),
  values: fc.tuple(scalar, scalar, fc.constantFrom(reference('x/2'))).map((values) => values),
});

/** The cursor with one value for each order. The name gets a reference, a missing value is `nothing`. */
const fit = ({ before, values }: Cursor, orderBy: readonly Order[]): Cursor => ({
  before,
  values: orderBy.map(({ field }, index) =>
    field[0] === '__name__' ? reference('x/2') : (values[index] ?? nothing),
  ),
});

const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const query: fc.Arbitrary<StructuredQuery> = fc
  .record({
    scope: fc.constantFrom(
      { parent: '', collectionId: 'x', allDescendants: false },
      { parent: '', collectionId: 'x', allDescendants: true },
      { parent: 'x/1', collectionId: 'x', allDescendants: true },
    ),
    orderBy: fc.array(order, { maxLength: 2 }),
    filter,
    startAt: rarely(cursor),
    limit: rarely(fc.nat(3)),
  })
  .map(({ scope, orderBy, filter: where, startAt, limit }) => ({
    scope,
    orderBy,
    filter: where,
    ...(limit !== undefined && { limit }),
    ...(startAt && { startAt: fit(startAt, orderBy) }),
  }))
  .filter((made) => checkQuery(made).ok);

/** Negative for a document before the cursor's values, positive for one after them, 0 for one with the same values. */
function side(document: StoredDocument, { values }: Cursor, orders: readonly Order[]): number {
  for (const [index, wanted] of values.entries()) {
    const at = orders[index];
    const found = at && fieldOf(document, at.field);
    const sign = at && found ? compareValues(found, wanted) * (at.direction === 'ASCENDING' ? 1 : -1) : 0;
    if (sign !== 0) return sign;
  }
  return 0;
}

/** Protocol 6, literally: filter everything, sort everything, cut. */
function naive(documents: readonly StoredDocument[], made: StructuredQuery): string[] {
  const orders = completeOrder(made);
  const { scope, startAt, limit = Infinity } = made;
  const inScope = ({ path: at }: StoredDocument): boolean =>
    scope.allDescendants
      ? `/${collectionOf(at)}`.endsWith(`/${scope.collectionId}`) &&
        at.startsWith(scope.parent === '' ? '' : `${scope.parent}/`)
      : collectionOf(at) === scope.collectionId;
  return documents
    .filter(inScope)
    .filter((document) =>
      expandWays(made.filter).some((way) => way.every((leaf) => matchComparison(document, leaf))),
    )
    .filter((document) => orders.every(({ field }) => fieldOf(document, field) !== undefined))
    .filter((document) => !startAt || side(document, startAt, orders) >= (startAt.before ? 0 : 1))
    .sort((left, right) =>
      side(
        left,
        { before: true, values: orders.map(({ field }) => fieldOf(right, field) ?? nothing) },
        orders,
      ),
    )
    .slice(0, limit)
    .map(({ path: at }) => at);
}

describe('running queries', { timeout: 5000 + RUNS * 20 }, () => {
  test('6: indexes updated through changes answer as a full scan does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.array(change, { minLength: 6, maxLength: 12, size: 'max' }), query), {
          minLength: 1,
          maxLength: 6,
          size: 'max',
        }),
        (steps) => {
          const database = new Database();
          const catalog = new IndexCatalog(database);
          const model = new Map<string, StoredDocument>();
          for (const [changes, made] of [...steps, ...steps]) {
            for (const [at, members] of changes) {
              const document = members && { path: at, fields: members, createTime: 1n, updateTime: 1n };
              database.put(at, document);
              if (document) model.set(at, document);
              else model.delete(at);
            }
            const documents = runQuery(catalog, made);
            expect(documents.map(({ path: at }) => at)).toEqual(naive([...model.values()], made));
          }
        },
      ),
      { numRuns: RUNS },
    );
  });
});
