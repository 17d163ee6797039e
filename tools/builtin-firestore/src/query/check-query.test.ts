import { describe, expect, test } from 'vitest';
import { checkQuery } from './check-query.ts';
import { completeOrder } from './complete-order.ts';
import { decodeQuery } from './decode-query.ts';

const HERE = { projectId: 'p', database: '(default)' };
const ROOT = 'projects/p/databases/(default)/documents';

type Json = Record<string, unknown>;

/** The status of a query's decoding and checks, or OK. */
function statusOf(parts: Json): string {
  const decoded = decodeQuery({ from: [{ collectionId: 'c' }], ...parts }, '', HERE);
  const checked = decoded.ok ? checkQuery(decoded.value) : decoded;
  return checked.ok ? 'OK' : checked.fault.status;
}

const field = (fieldPath: string): Json => ({ fieldPath });
const where = (name: string, op: string, value: Json = { integerValue: '1' }): Json => ({
  fieldFilter: { field: field(name), op, value },
});
const unary = (name: string, op: string): Json => ({ unaryFilter: { field: field(name), op } });
const list = (length: number): Json => ({
  arrayValue: { values: Array.from({ length }, (_, index) => ({ integerValue: index })) },
});
const all = (...filters: Json[]): Json => ({ compositeFilter: { op: 'AND', filters } });
const order = (name: string, direction?: string): Json => ({
  field: field(name),
  ...(direction && { direction }),
});

const A_NAME = { referenceValue: `${ROOT}/c/a` };
const AN_ARRAY = { arrayValue: { values: [{ integerValue: '1' }] } };

describe('validation of queries', () => {
  test.each<[string, Json]>([
    [
      'an inequality with its order and the name',
      { where: where('a', 'GREATER_THAN'), orderBy: [order('a'), order('__name__')] },
    ],
    ['an equality with an order by name', { where: where('a', 'IN', list(2)), orderBy: [order('__name__')] }],
    ['an equality with a name', { where: all(where('a', 'EQUAL'), where('__name__', 'EQUAL', A_NAME)) }],
    [
      'an inequality with one of the name',
      { where: all(where('a', 'LESS_THAN'), where('__name__', 'GREATER_THAN', A_NAME)) },
    ],
    ['arrays as values of IN', { where: where('a', 'IN', { arrayValue: { values: [AN_ARRAY, AN_ARRAY] } }) }],
    [
      'the same array-contains twice',
      { where: all(where('a', 'ARRAY_CONTAINS'), where('a', 'ARRAY_CONTAINS')) },
    ],
    [
      'an inequality with null whose field is not ordered by',
      { where: where('a', 'LESS_THAN', { nullValue: null }), orderBy: [order('b'), order('__name__')] },
    ],
    ['thirty values of IN', { where: where('a', 'IN', list(30)) }],
    ['thirty ways', { where: all(where('a', 'IN', list(15)), where('b', 'IN', list(2))) }],
    ['an order that ends with names', { orderBy: [order('a'), order('__name__', 'DESCENDING')] }],
    [
      'names descending beside a filter',
      { where: where('a', 'EQUAL'), orderBy: [order('__name__', 'DESCENDING')] },
    ],
    [
      'as many cursor values as orders',
      { orderBy: [order('a')], startAt: { values: [{ integerValue: 1 }] } },
    ],
  ])('6.3: %s is allowed', (_, parts) => {
    expect(statusOf(parts)).toBe('OK');
  });

  test.each<[string, Json]>([
    ['no value of IN', { where: where('a', 'IN', list(0)) }],
    ['31 values of IN', { where: where('a', 'IN', list(31)) }],
    ['32 ways', { where: all(where('a', 'IN', list(16)), where('b', 'IN', list(2))) }],
    ['IN without a list', { where: where('a', 'IN') }],
    ['a name compared with a text', { where: where('__name__', 'EQUAL', { stringValue: 'a' }) }],
    ['a negative limit', { limit: -1 }],
    ['a field ordered twice', { orderBy: [order('a'), order('`a`', 'DESCENDING')] }],
    ['an order after names', { orderBy: [order('__name__'), order('a')] }],
    ['a cursor without order', { startAt: { values: [{ integerValue: 1 }] } }],
    [
      'a cursor name that is no reference',
      { orderBy: [order('__name__')], startAt: { values: [{ integerValue: 1 }] } },
    ],
    [
      'an inequality with an order by name',
      { where: where('a', 'GREATER_THAN'), orderBy: [order('__name__')] },
    ],
    [
      'an inequality with another order and the name',
      { where: where('a', 'LESS_THAN'), orderBy: [order('b'), order('__name__')] },
    ],
    [
      'an inequality with a name',
      { where: all(where('a', 'GREATER_THAN'), where('__name__', 'EQUAL', A_NAME)) },
    ],
    ['two collections', { from: [{ collectionId: 'a' }, { collectionId: 'b' }] }],
    ['a collection id with a slash', { from: [{ collectionId: 'a/b' }] }],
    ['a reserved collection id', { from: [{ collectionId: '__a__' }] }],
    ['an empty composite', { where: all() }],
    ['an unknown direction', { orderBy: [order('a', 'UP')] }],
    ['a second array-contains', { where: all(where('a', 'ARRAY_CONTAINS'), where('b', 'ARRAY_CONTAINS')) }],
    [
      'a descending name with a cursor that is no name',
      { orderBy: [order('__name__', 'DESCENDING')], startAt: { values: [{ integerValue: '1' }] } },
    ],
    [
      'more than a hundred filters',
      { where: all(...Array.from({ length: 101 }, () => where('a', 'EQUAL'))) },
    ],
  ])('6.3: %s is an invalid argument', (_, parts) => {
    expect(statusOf(parts)).toBe('INVALID_ARGUMENT');
  });

  test.each<[string, Json]>([
    ['NOT_EQUAL', { where: where('a', 'NOT_EQUAL') }],
    ['IS_NOT_NULL', { where: unary('a', 'IS_NOT_NULL') }],
    ['OR', { where: { compositeFilter: { op: 'OR', filters: [where('a', 'EQUAL')] } } }],
    ['a second cursor', { orderBy: [order('a')], endAt: { values: [{ integerValue: 1 }] } }],
    ['an offset', { offset: 1 }],
  ])('%s, which no client of ours asks for, is unimplemented', (_, parts) => {
    expect(statusOf(parts)).toBe('UNIMPLEMENTED');
  });

  test('6.3: descending names alone are a failed precondition', () => {
    expect(statusOf({ orderBy: [order('__name__', 'DESCENDING')] })).toBe('FAILED_PRECONDITION');
  });
});

test('6.3: a collection group below a document can be filtered and ordered by name alone', () => {
  const group = (parts: Json, parent = 'c/a'): boolean => {
    const from = [{ collectionId: 'c', allDescendants: true }];
    const decoded = decodeQuery({ from, ...parts }, parent, HERE);
    return decoded.ok && checkQuery(decoded.value).ok;
  };
  expect(group({})).toBe(true);
  expect(group({ where: where('__name__', 'EQUAL', A_NAME), orderBy: [order('__name__')] })).toBe(true);
  expect(group({ where: where('a', 'EQUAL') })).toBe(false);
  expect(group({ orderBy: [order('a')] })).toBe(false);
  expect(group({ where: where('a', 'EQUAL'), orderBy: [order('b')] }, '')).toBe(true);
});

describe('the complete order', () => {
  const orderOf = (parts: Json): unknown => {
    const decoded = decodeQuery({ from: [{ collectionId: 'c' }], ...parts }, '', HERE);
    return (
      decoded.ok &&
      completeOrder(decoded.value).map((each) => `${each.field.join('.')} ${each.direction.slice(0, 3)}`)
    );
  };

  test('6.1: inequality fields by name and then the document name are added in the last direction', () => {
    const two = all(where('z', 'LESS_THAN'), where('b', 'GREATER_THAN'), where('a', 'EQUAL'));
    expect(orderOf({ where: two })).toEqual(['b ASC', 'z ASC', '__name__ ASC']);
    expect(orderOf({ where: two, orderBy: [order('z', 'DESCENDING')] })).toEqual([
      'z DES',
      'b DES',
      '__name__ DES',
    ]);
  });

  test('6.1: an inequality of the name adds no field', () => {
    const value = { referenceValue: `${ROOT}/c/a` };
    expect(orderOf({ where: where('__name__', 'GREATER_THAN', value) })).toEqual(['__name__ ASC']);
  });
});
