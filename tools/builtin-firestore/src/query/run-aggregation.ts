import { formatFieldPath, type FieldPath } from '../values/field-path.ts';
import { getField } from '../values/field-access.ts';
import { compareUtf8 } from '../values/utf8-order.ts';
import type { FirestoreValue, StoredDocument } from '../values/value.ts';
import { completeOrder } from './complete-order.ts';
import type { Aggregation, AggregationQuery } from './decode-aggregation.ts';
import type { IndexCatalog } from './index-catalog.ts';
import { runQuery } from './run-query.ts';
import type { StructuredQuery } from './structured-query.ts';

export interface AggregationResult {
  /** Alias to value. */
  readonly values: ReadonlyMap<string, FirestoreValue>;
  /** Documents that were counted or passed over, for the bill. */
  readonly matched: number;
}

function numbersOf(documents: readonly StoredDocument[], field: FieldPath): (bigint | number)[] {
  return documents.flatMap(({ fields }) => {
    const value = getField(fields, field);
    return value?.type === 'integer' || value?.type === 'double' ? [value.value] : [];
  });
}

/** An int as long as there are only ints and the exact total fits 64 bits, otherwise a double (protocol 3.4). */
function sum(numbers: readonly (bigint | number)[]): FirestoreValue {
  const integers = numbers.filter((number) => typeof number === 'bigint');
  const total = integers.reduce((left, right) => left + right, 0n);
  if (integers.length === numbers.length && BigInt.asIntN(64, total) === total) {
    return { type: 'integer', value: total };
  }
  const doubles = numbers.filter((number) => typeof number === 'number');
  return { type: 'double', value: doubles.reduce((left, right) => left + right, Number(total)) };
}

function average(numbers: readonly (bigint | number)[]): FirestoreValue {
  const total = sum(numbers);
  if (numbers.length === 0 || (total.type !== 'integer' && total.type !== 'double')) return { type: 'null' };
  return { type: 'double', value: Number(total.value) / numbers.length };
}

function evaluate(aggregation: Aggregation, documents: readonly StoredDocument[]): FirestoreValue {
  if (aggregation.kind === 'count') {
    const most = aggregation.upTo ?? documents.length;
    return { type: 'integer', value: BigInt(Math.min(documents.length, most)) };
  }
  const numbers = numbersOf(documents, aggregation.field);
  return aggregation.kind === 'sum' ? sum(numbers) : average(numbers);
}

/** Ordered by the fields as well, right before the name, so that documents which lack one of them are left out. */
function orderedBy(query: StructuredQuery, fields: readonly FieldPath[]): StructuredQuery {
  const orders = completeOrder(query);
  const ordered = new Set(orders.map(({ field }) => formatFieldPath(field)));
  const direction = orders.at(-1)?.direction ?? 'ASCENDING';
  const missing = new Map(fields.map((field) => [formatFieldPath(field), { field, direction }]));
  const added = [...missing].filter(([name]) => !ordered.has(name)).sort(([a], [b]) => compareUtf8(a, b));
  return {
    ...query,
    orderBy: [...orders.slice(0, -1), ...added.map(([, order]) => order), ...orders.slice(-1)],
  };
}

/** Documents that lack a summed or averaged field are left out of every aggregation, before the limit. */
export function runAggregation(
  catalog: IndexCatalog,
  { query, aggregations }: AggregationQuery,
): AggregationResult {
  const fields = aggregations.flatMap((each) => (each.kind === 'count' ? [] : [each.field]));
  const { documents, skipped } = runQuery(catalog, orderedBy(query, fields));
  const values = new Map(aggregations.map((item) => [item.alias, evaluate(item, documents)] as const));
  return { values, matched: documents.length + skipped };
}
