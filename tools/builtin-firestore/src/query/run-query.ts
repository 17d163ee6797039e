import { expandWays } from '../rules/query/normal-form.ts';
import { compareValues } from '../values/compare-values.ts';
import type { StoredDocument } from '../values/value.ts';
import { completeOrder } from './complete-order.ts';
import type { IndexCatalog } from './index-catalog.ts';
import { fieldOf } from './match-comparison.ts';
import { scanWay } from './scan-way.ts';
import type { Order, StructuredQuery } from './structured-query.ts';

/** The documents of a query in its order, and how many its offset skipped (those are billed too). */
export interface QueryResult {
  readonly documents: readonly StoredDocument[];
  readonly skipped: number;
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

/** Runs a checked query. */
export function runQuery(catalog: IndexCatalog, query: StructuredQuery): QueryResult {
  const orders = completeOrder(query);
  const { scope, startAt, endAt, offset = 0, limit = Number.POSITIVE_INFINITY } = query;
  const plan = { scope, orders, ...(startAt && { startAt }), ...(endAt && { endAt }) };
  const streams = expandWays(query.filter).map((way) => scanWay(catalog, way, plan));
  const documents: StoredDocument[] = [];
  let skipped = 0;
  if (limit === 0) return { documents, skipped };
  for (const document of merge(streams, orders)) {
    if (skipped < offset) skipped += 1;
    else documents.push(document);
    if (documents.length === limit) break;
  }
  return { documents, skipped };
}
