import { completeOrder } from '../query/complete-order.ts';
import { fieldOf, matchComparison } from '../query/match-comparison.ts';
import { scopePath } from '../query/structured-query.ts';
import type { Cursor, Order, QueryScope, StructuredQuery } from '../query/structured-query.ts';
import { expandWays } from '../rules/query/normal-form.ts';
import { compareValues } from '../values/compare-values.ts';
import { collectionOf, lastSegment } from '../values/resource-name.ts';
import type { StoredDocument } from '../values/value.ts';

export function inScope(scope: QueryScope, path: string): boolean {
  const collection = collectionOf(path);
  if (!scope.allDescendants) return collection === scopePath(scope);
  const below = scope.parent === '' ? '' : `${scope.parent}/`;
  return lastSegment(collection) === scope.collectionId && path.startsWith(below);
}

/** Negative for a document before the cursor's values, positive for a document after them, 0 for the same values. */
function sideOf(cursor: Cursor, document: StoredDocument, orders: readonly Order[]): number {
  for (const [index, { field, direction }] of orders.entries()) {
    const bound = cursor.values[index];
    const value = fieldOf(document, field);
    const order = bound && value ? compareValues(value, bound) : 0;
    if (order !== 0) return direction === 'ASCENDING' ? order : -order;
  }
  return 0;
}

/** Returns a function that decides whether the query, without its limit, returns a document. */
export function queryMatcher(query: StructuredQuery): (document: StoredDocument | null) => boolean {
  const { scope, startAt } = query;
  const orders = completeOrder(query);
  const ways = expandWays(query.filter);
  const started = (side: number): boolean => (startAt?.before === true ? side >= 0 : side > 0);
  return (document) =>
    document !== null &&
    inScope(scope, document.path) &&
    orders.every(({ field }) => fieldOf(document, field) !== undefined) &&
    (!startAt || started(sideOf(startAt, document, orders))) &&
    ways.some((way) => way.every((comparison) => matchComparison(document, comparison)));
}
