import type { QueryFilter } from 'builtin-firestore/rules';
import type { FirestoreValue, StructuredQuery } from 'builtin-firestore/store';
import type { DocumentPlace, DocumentQuery } from '#adapters/records/document-store.ts';
import { toValue } from './document-values.ts';
import { StoredDate } from './stored-date.ts';

const OPERATORS = { '==': 'EQUAL', '>=': 'GREATER_THAN_OR_EQUAL', '<': 'LESS_THAN', in: 'IN' } as const;

function placeValues(
  { collection, group, orderBy }: DocumentQuery,
  { value, id }: DocumentPlace,
): readonly FirestoreValue[] {
  const reference = { type: 'reference', path: group === true ? id : `${collection}/${id}` } as const;
  const ordered = toValue(typeof value === 'object' && value !== null ? new StoredDate(...value) : value);
  return orderBy === undefined ? [reference] : [ordered, reference];
}

/** A query in the store's own form. */
export function toStoreQuery(query: DocumentQuery): StructuredQuery {
  const { collection, where = [], orderBy, after, limit } = query;
  const direction = query.direction === 'desc' ? 'DESCENDING' : 'ASCENDING';
  const [collectionId = '', ...above] = collection.split('/').toReversed();
  const filters = where.map(([field, is, value]): QueryFilter => ({
    kind: 'comparison',
    comparison:
      value === null
        ? { field: [field], op: 'IS_NULL' }
        : { field: [field], op: OPERATORS[is], value: toValue(value) },
  }));
  return {
    scope: { parent: above.toReversed().join('/'), collectionId, allDescendants: query.group === true },
    ...(filters.length > 0 && { filter: { kind: 'and', filters } }),
    orderBy: [orderBy, '__name__'].flatMap((field) =>
      field === undefined ? [] : { field: [field], direction },
    ),
    ...(after && { startAt: { before: false, values: placeValues(query, after) } }),
    limit,
  };
}
