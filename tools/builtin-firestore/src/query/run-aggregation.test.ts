import { describe, expect, test } from 'vitest';
import { Database } from '../store/database.ts';
import { double, integer, nothing, text } from '../values/sample-values.ts';
import type { FirestoreValue } from '../values/value.ts';
import type { Aggregation } from './decode-aggregation.ts';
import { IndexCatalog } from './index-catalog.ts';
import { runAggregation } from './run-aggregation.ts';
import type { StructuredQuery } from './structured-query.ts';

const ALL: readonly Aggregation[] = [
  { alias: 'sum', kind: 'sum', field: ['n'] },
  { alias: 'avg', kind: 'avg', field: ['n'] },
  { alias: 'count', kind: 'count' },
];

function aggregate(
  numbers: readonly (FirestoreValue | undefined)[],
  aggregations = ALL,
  parts: Partial<StructuredQuery> = {},
): unknown {
  const database = new Database();
  for (const [index, n] of numbers.entries()) {
    const fields = new Map(n ? [['n', n]] : []);
    database.put(`c/${index}`, { path: `c/${index}`, fields, createTime: 1n, updateTime: 1n });
  }
  const scope = { parent: '', collectionId: 'c', allDescendants: false };
  const query = { query: { scope, orderBy: [], ...parts }, aggregations };
  return Object.fromEntries(runAggregation(new IndexCatalog(database), query).values);
}

const MAX = 2n ** 63n - 1n;

describe('aggregations', () => {
  test('3.4: ints alone add up to an int, and their average is a double', () => {
    expect(aggregate([integer(1), integer(2)])).toEqual({
      sum: integer(3),
      avg: double(1.5),
      count: integer(2),
    });
  });

  test('3.4: one double makes the sum a double', () => {
    expect(aggregate([integer(1), double(2)])).toMatchObject({ sum: double(3) });
  });

  test('3.4: the exact total decides whether it fits, not a partial one', () => {
    expect(aggregate([integer(MAX), integer(MAX), integer(-MAX)])).toMatchObject({ sum: integer(MAX) });
    expect(aggregate([integer(MAX), integer(MAX)])).toMatchObject({ sum: double(2 ** 64) });
  });

  test('3.4: the sum of nothing is int 0, and its average is null', () => {
    expect(aggregate([])).toEqual({ sum: integer(0), avg: nothing, count: integer(0) });
    expect(aggregate([text('x')])).toEqual({ sum: integer(0), avg: nothing, count: integer(1) });
  });

  test('3.4: documents without a summed field are left out of the count, too, before the limit', () => {
    const numbers = [undefined, undefined, integer(1), integer(2)];
    expect(aggregate(numbers, ALL, { limit: 1 })).toEqual({
      sum: integer(1),
      avg: double(1),
      count: integer(1),
    });
    expect(aggregate(numbers, [{ alias: 'all', kind: 'count' }])).toEqual({ all: integer(4) });
  });

  test('3.4: a limit takes the least of what is added up, not the first names', () => {
    const [sum] = ALL;
    expect(aggregate([integer(3), integer(1), integer(2)], sum ? [sum] : [], { limit: 2 })).toEqual({
      sum: integer(3),
    });
  });

  test('3.4: upTo caps only its own count', () => {
    const counts: Aggregation[] = [
      { alias: 'capped', kind: 'count', upTo: 2 },
      { alias: 'all', kind: 'count' },
    ];
    expect(aggregate([nothing, nothing, nothing], counts)).toEqual({ capped: integer(2), all: integer(3) });
  });
});
