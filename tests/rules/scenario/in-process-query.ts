import type { FieldComparison } from 'builtin-firestore/rules';
import type { StructuredQuery } from 'builtin-firestore/store';
import { Sentinel, type Datum } from './datum.ts';
import { valueOf } from './in-process-writes.ts';
import type { Query } from './request.ts';

const OPERATORS = {
  '==': 'EQUAL',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '<': 'LESS_THAN',
  'array-contains': 'ARRAY_CONTAINS',
} as const;

function comparisonOf(field: string, op: keyof typeof OPERATORS, operand: Datum): FieldComparison {
  if (operand instanceof Sentinel) throw new TypeError('A query compares with values.');
  const value =
    field === '__name__' && typeof operand === 'string'
      ? ({ type: 'reference', path: operand } as const)
      : valueOf(operand);
  return { field: [field], op: OPERATORS[op], value };
}

/** A query in the form in which the SDK would send it. */
export function structuredQuery({ collection, group = false, where = [], ...query }: Query): StructuredQuery {
  const slash = collection.lastIndexOf('/');
  return {
    scope: {
      parent: slash < 0 ? '' : collection.slice(0, slash),
      collectionId: collection.slice(slash + 1),
      allDescendants: group,
    },
    filter: where.map(([field, op, value]) => comparisonOf(field, op, value)),
    orderBy: query.orderBy === undefined ? [] : [{ field: [query.orderBy], direction: 'ASCENDING' }],
    ...(query.limit !== undefined && { limit: query.limit }),
  };
}
