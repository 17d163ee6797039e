import { expandWays, type Way } from '../rules/query/normal-form.ts';
import { compareValues } from '../values/compare-values.ts';
import type { StoredDocument, FirestoreValue } from '../values/value.ts';
import type { FieldComparison } from '../rules/access-request.ts';
import { formatFieldPath, type FieldPath } from '../values/field-path.ts';
import { completeOrder } from './complete-order.ts';
import type { IndexCatalog } from './index-catalog.ts';
import { fieldOf, matchComparison } from './match-comparison.ts';
import type { Order, StructuredQuery, Cursor, QueryScope } from './structured-query.ts';
import type { SortedIndex } from './sorted-index.ts';

/** What all ways of a query (`Way`) share. */
interface ScanPlan {
  readonly scope: QueryScope;
  readonly orders: readonly Order[];
  readonly startAt?: Cursor;
}

interface Equality {
  readonly field: FieldPath;
  readonly value: FirestoreValue;
}

const NULL: FirestoreValue = { type: 'null' };

/** One equality per field, by field name, so that queries with the same fields share an index. */
function equalitiesOf(way: Way): readonly Equality[] {
  const byName = new Map<string, Equality>();
  for (const { field, op, value } of way) {
    const equal = op === 'EQUAL' ? value : op === 'IS_NULL' ? NULL : undefined;
    if (equal) byName.set(formatFieldPath(field), { field, value: equal });
  }
  return [...byName].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, equality]) => equality);
}

/** The bound that a range sets in an ascending index, before or `after` the entries with an equal value. */
const BOUNDS: Partial<Record<FieldComparison['op'], { readonly lower: boolean; readonly after: boolean }>> = {
  GREATER_THAN: { lower: true, after: true },
  GREATER_THAN_OR_EQUAL: { lower: true, after: false },
  LESS_THAN: { lower: false, after: false },
  LESS_THAN_OR_EQUAL: { lower: false, after: true },
};

/** The part of the index that the equalities, the cursor and the ranges on the first ordered field allow. */
function bounds(
  index: SortedIndex,
  way: Way,
  plan: ScanPlan,
  equal: readonly FirestoreValue[],
): [number, number] {
  let from = index.position(equal, false);
  let to = index.position(equal, true);
  if (plan.startAt)
    from = Math.max(from, index.position([...equal, ...plan.startAt.values], !plan.startAt.before));
  const [first] = plan.orders;
  const name = first && formatFieldPath(first.field);
  for (const { field, op, value } of way) {
    const bound = BOUNDS[op];
    if (!bound || !value || formatFieldPath(field) !== name) continue;
    const ascending = first?.direction === 'ASCENDING';
    const position = index.position([...equal, value], ascending === bound.after);
    if (bound.lower === ascending) from = Math.max(from, position);
    else to = Math.min(to, position);
  }
  return [from, to];
}

/** The documents that match one way, in the query's order, found lazily. */
export function* scanWay(catalog: IndexCatalog, way: Way, plan: ScanPlan): Generator<StoredDocument> {
  const equalities = equalitiesOf(way);
  const leading = equalities.map(({ field }): Order => ({ field, direction: 'ASCENDING' }));
  const index = catalog.indexFor(plan.scope, [...leading, ...plan.orders]);
  const [from, to] = bounds(
    index,
    way,
    plan,
    equalities.map(({ value }) => value),
  );
  const below = plan.scope.parent === '' ? '' : `${plan.scope.parent}/`;
  for (const document of index.slice(from, to)) {
    if (!document.path.startsWith(below)) continue;
    if (way.every((comparison) => matchComparison(document, comparison))) yield document;
  }
}

function compareDocuments(left: StoredDocument, right: StoredDocument, orders: readonly Order[]): number {
  for (const { field, direction } of orders) {
    const a = fieldOf(left, field);
    const b = fieldOf(right, field);
    const order = a && b ? compareValues(a, b) : 0;
    if (order !== 0) return direction === 'ASCENDING' ? order : -order;
  }
  return 0;
}

/** Merges sorted streams into one, each document once. */
function* merge(
  streams: readonly Generator<StoredDocument>[],
  orders: readonly Order[],
): Generator<StoredDocument> {
  const heads = streams.map((stream) => stream.next());
  for (;;) {
    let first: StoredDocument | undefined;
    for (const { done, value } of heads) {
      if (!done && (!first || compareDocuments(value, first, orders) < 0)) first = value;
    }
    if (!first) return;
    yield first;
    for (const [index, head] of heads.entries()) {
      const stream = streams[index];
      if (stream && !head.done && head.value.path === first.path) heads[index] = stream.next();
    }
  }
}

/** The documents of a checked query, in its order. */
export function runQuery(catalog: IndexCatalog, query: StructuredQuery): readonly StoredDocument[] {
  const orders = completeOrder(query);
  const { scope, startAt, limit = Number.POSITIVE_INFINITY } = query;
  const plan = { scope, orders, ...(startAt && { startAt }) };
  const streams = expandWays(query.filter).map((way) => scanWay(catalog, way, plan));
  const documents: StoredDocument[] = [];
  if (limit === 0) return documents;
  for (const document of merge(streams, orders)) {
    documents.push(document);
    if (documents.length === limit) break;
  }
  return documents;
}
