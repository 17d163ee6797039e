import { describe, expect, test } from 'vitest';
import type { FieldComparison } from '../rules/access-request.ts';
import { integer } from '../values/sample-values.ts';
import { parseIndexFile } from './index-file.ts';
import { checkIndexes } from './required-index.ts';
import type { Order, StructuredQuery } from './structured-query.ts';

const FILE = parseIndexFile(
  JSON.stringify({
    indexes: [
      { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [ascending('a'), ascending('n')] },
      { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [ascending('b'), descending('n')] },
      { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [ascending('b'), ascending('n')] },
      {
        collectionGroup: 'c',
        queryScope: 'COLLECTION',
        fields: [{ fieldPath: 't', arrayConfig: 'CONTAINS' }, ascending('n')],
      },
      { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [ascending('n'), descending('m')] },
    ],
    fieldOverrides: [
      { collectionGroup: 'c', fieldPath: 'plain', indexes: [] },
      {
        collectionGroup: 'c',
        fieldPath: 'wide',
        indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
      },
    ],
  }),
);

function ascending(fieldPath: string): object {
  return { fieldPath, order: 'ASCENDING' };
}
function descending(fieldPath: string): object {
  return { fieldPath, order: 'DESCENDING' };
}
const compare = (field: string, op: FieldComparison['op'] = 'EQUAL'): FieldComparison => ({
  field: [field],
  op,
  value: op === 'IN' ? { type: 'array', values: [integer(1), integer(2)] } : integer(1),
});
const up = (field: string): Order => ({ field: [field], direction: 'ASCENDING' });
const down = (field: string): Order => ({ field: [field], direction: 'DESCENDING' });

function isServed(
  comparisons: readonly FieldComparison[],
  orderBy: readonly Order[] = [],
  allDescendants = false,
): boolean {
  const query: StructuredQuery = {
    scope: { parent: '', collectionId: 'c', allDescendants },
    orderBy,
    filter: comparisons,
  };
  return checkIndexes(FILE, query, 'p').ok;
}

describe('composite indexes', () => {
  test.each<[string, FieldComparison[], Order[]]>([
    ['nothing at all', [], []],
    ['one order', [], [down('z')]],
    ['a range in its own order', [compare('z', 'LESS_THAN')], [down('z')]],
    ['equalities only', [compare('z'), compare('y'), compare('t', 'ARRAY_CONTAINS')], []],
    ['an equality ordered by itself', [compare('z')], [up('z')]],
    ['a document by name', [compare('__name__'), compare('z')], [up('y')]],
    ['an equality and an order', [compare('a')], [up('n')]],
    ['the same index read backwards', [compare('a')], [down('n')]],
    ['an equality and a range', [compare('a'), compare('n', 'GREATER_THAN')], []],
    ['a list of equalities', [compare('a', 'IN')], [up('n')]],
    ['equalities of two indexes with one order', [compare('a'), compare('b')], [up('n')]],
    ['an array and an order', [compare('t', 'ARRAY_CONTAINS')], [up('n')]],
    ['two orders', [], [up('n'), down('m')]],
    ['two orders backwards', [], [down('n'), up('m')]],
  ])('6.4: %s is served', (_, comparisons, orders) => {
    expect(isServed(comparisons, orders)).toBe(true);
  });

  test.each<[string, FieldComparison[], Order[]]>([
    ['an equality with another order', [compare('z')], [up('n')]],
    ['an equality beside a served one', [compare('a'), compare('z')], [up('n')]],
    ['an array with another order', [compare('t', 'ARRAY_CONTAINS')], [up('m')]],
    ['two orders in other directions', [], [up('n'), up('m')]],
    ['an order and names against it', [], [up('z'), down('__name__')]],
    ['a field without automatic indexes', [compare('plain')], []],
  ])('6.4: %s is not served', (_, comparisons, orders) => {
    expect(isServed(comparisons, orders)).toBe(false);
  });

  test('6.4: a collection group needs a declared index even for one field', () => {
    expect(isServed([], [], true)).toBe(true);
    expect(isServed([compare('z')], [], true)).toBe(false);
    expect(isServed([compare('wide')], [], true)).toBe(true);
  });

  test('4: the refusal has production’s words and names the missing index', () => {
    const query: StructuredQuery = {
      scope: { parent: '', collectionId: 'c', allDescendants: false },
      orderBy: [down('n')],
      filter: [compare('z')],
    };
    const outcome = checkIndexes(FILE, query, 'p');
    const fault = outcome.ok ? undefined : outcome.fault;
    expect(fault?.status).toBe('FAILED_PRECONDITION');
    expect(fault?.message).toMatch(
      /^The query requires an index\. You can create it here: https:\/\/console\.firebase/,
    );
    expect(JSON.parse(fault?.message.split('\n')[1] ?? '')).toEqual({
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [ascending('z'), descending('n')],
    });
  });
});
