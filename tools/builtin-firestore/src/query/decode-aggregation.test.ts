import { expect, test } from 'vitest';
import { decodeAggregationQuery } from './decode-aggregation.ts';

const HERE = { projectId: 'p', database: '(default)' };
const sum = { sum: { field: { fieldPath: 'n' } } };

/** Whether an aggregation of a query with these clauses is accepted. */
function accepts(clauses: object, aggregation: object = sum, parent = ''): boolean {
  const from = [{ collectionId: 'c', allDescendants: true }];
  const json = { structuredQuery: { from, ...clauses }, aggregations: [aggregation] };
  return decodeAggregationQuery(json, parent, HERE).ok;
}

const by = (...names: readonly string[]): object => ({
  orderBy: names.map((fieldPath) => ({ field: { fieldPath } })),
});

test('3.4: what is added up is not selected from, what is counted may be', () => {
  const select = { fields: [{ fieldPath: 'n' }] };
  expect(accepts({ select })).toBe(false);
  expect(accepts({ select }, { count: {} })).toBe(true);
  expect(accepts({})).toBe(true);
});

test('3.4: names are not added up, whatever the query orders by', () => {
  const names = { field: { fieldPath: '__name__' } };
  expect(accepts({}, { sum: names })).toBe(false);
  expect(accepts({}, { avg: names })).toBe(false);
  expect(accepts(by('n', '__name__'), { sum: names })).toBe(false);
  expect(accepts(by('n', '__name__'), { count: {} })).toBe(true);
});

test('3.4: what is added up is ordered by before the name', () => {
  expect(accepts(by('a', '__name__'))).toBe(false);
  expect(accepts(by('n', '__name__'))).toBe(true);
  expect(accepts(by('a'))).toBe(true);
  expect(accepts(by('a', '__name__'), { count: {} })).toBe(true);
  expect(accepts({}, sum, 'c/a')).toBe(false);
});
