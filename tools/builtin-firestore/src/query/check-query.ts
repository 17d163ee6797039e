import { fail, invalid, succeed, type Outcome } from '../firestore-fault.ts';
import type { QueryFilter } from '../rules/access-request.ts';
import { countWays } from '../rules/query/normal-form.ts';
import { valuesEqual } from '../values/compare-values.ts';
import { formatFieldPath, isDocumentName } from '../values/field-path.ts';
import { isInequality, unorderedInequalities } from './complete-order.ts';
import type { Cursor, Order, StructuredQuery } from './structured-query.ts';

const MAX_WAYS = 30;
// "Maximum number of filters, sort orders, and parent document path in a query" of the public quotas page.
const MAX_PARTS = 100;
function checkFilter(filter: QueryFilter): Outcome<null> {
  for (const { op, value } of filter) {
    const length = op === 'IN' && value?.type === 'array' ? value.values.length : null;
    if (length === 0) return invalid("'IN' requires a non-empty ArrayValue.");
  }
  if (countWays(filter) > MAX_WAYS) return invalid(`A query has at most ${MAX_WAYS} disjunctions.`);
  return containsTwo(filter)
    ? invalid('A maximum of one ARRAY_CONTAINS filter is allowed per disjunction.')
    : succeed(null);
}

function containsTwo(filter: QueryFilter): boolean {
  const [first, ...others] = filter
    .filter(({ op }) => op === 'ARRAY_CONTAINS')
    .map(({ field, value }) => ({ name: formatFieldPath(field), value }));
  return others.some(
    ({ name, value }) =>
      first && (name !== first.name || !value || !first.value || !valuesEqual(value, first.value)),
  );
}

/** Refuses an equality of the name if another field has an inequality, and the name has none. */
function checkNameComparisons(filter: QueryFilter): Outcome<null> {
  const ofName = filter.filter(({ field }) => isDocumentName(field));
  const isRanged = filter.some(isInequality) && !ofName.some(isInequality);
  return isRanged && ofName.length > 0
    ? invalid('An equality of __name__ does not go with an inequality of another field.')
    : succeed(null);
}

function checkOrder(query: StructuredQuery): Outcome<null> {
  const { orderBy } = query;
  const names = orderBy.map(({ field }) => formatFieldPath(field));
  if (new Set(names).size < names.length) return invalid('A field is ordered by twice.');
  const key = orderBy.findIndex(({ field }) => isDocumentName(field));
  if (key >= 0 && key < orderBy.length - 1) return invalid('Nothing can be ordered by after __name__.');
  if (key >= 0 && unorderedInequalities(query).length > 0) {
    return invalid('A field of an inequality has to be ordered by before __name__.');
  }
  return succeed(null);
}

/** Like the official emulator, refuses descending names if no other field has a filter (protocol 6.3). */
function checkKeyScan({ orderBy, filter }: StructuredQuery): Outcome<null> {
  const onlyKeys = filter.every(({ field }) => isDocumentName(field));
  const isByKey = orderBy[0] !== undefined && isDocumentName(orderBy[0].field);
  return isByKey && orderBy[0]?.direction === 'DESCENDING' && onlyKeys
    ? fail('FAILED_PRECONDITION', 'Firestore does not support descending key scans')
    : succeed(null);
}

function checkCursor(cursor: Cursor | undefined, orderBy: readonly Order[]): Outcome<null> {
  if (!cursor) return succeed(null);
  if (cursor.values.length > orderBy.length) return invalid('Cursor has too many values.');
  const misplaced = cursor.values.some((value, index) => {
    const order = orderBy[index];
    return order !== undefined && isDocumentName(order.field) && value.type !== 'reference';
  });
  return misplaced ? invalid('A cursor value for __name__ must be a reference.') : succeed(null);
}

/** Refuses the queries of protocol 6.3. */
export function checkQuery(query: StructuredQuery): Outcome<StructuredQuery> {
  // The official emulator filters and orders a collection group below a document by the name alone.
  const { allDescendants, parent } = query.scope;
  const { filter } = query;
  const isByFields = [...filter, ...query.orderBy].some(({ field }) => !isDocumentName(field));
  if (allDescendants && parent !== '' && isByFields) {
    return invalid('A collection group is filtered and ordered at the root only.');
  }
  if ((query.limit ?? 0) < 0) return invalid('limit is negative');
  if (filter.length + query.orderBy.length > MAX_PARTS) {
    return invalid(`A query has at most ${MAX_PARTS} filters and orders.`);
  }
  const checks = [
    checkFilter(filter),
    checkNameComparisons(filter),
    checkOrder(query),
    checkCursor(query.startAt, query.orderBy),
    checkKeyScan(query),
  ];
  return checks.find((check) => !check.ok) ?? succeed(query);
}
