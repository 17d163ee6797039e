import { collect, invalid, succeed, type Outcome } from '../firestore-fault.ts';
import { comparisonsOf } from '../rules/query/normal-form.ts';
import { formatFieldPath, isDocumentName, type FieldPath } from '../values/field-path.ts';
import { isInequality } from './complete-order.ts';
import { readInt64, readList, readMessage, readString } from '../values/proto-message.ts';
import type { DatabaseName } from '../values/resource-name.ts';
import { decodeFieldReference } from './decode-filter.ts';
import { decodeQuery } from './decode-query.ts';
import type { StructuredQuery } from './structured-query.ts';

/** One aggregation; `upTo` caps a count. */
export type Aggregation = { readonly alias: string } & (
  | { readonly kind: 'count'; readonly upTo?: number }
  | { readonly kind: 'sum' | 'avg'; readonly field: FieldPath }
);

export interface AggregationQuery {
  readonly query: StructuredQuery;
  readonly aggregations: readonly Aggregation[];
}

const MAX_AGGREGATIONS = 5;

function decodeCount(json: unknown, alias: string): Outcome<Aggregation> {
  const message = readMessage(json, ['upTo']);
  if (!message.ok) return message;
  if (!message.value.has('upTo')) return succeed({ alias, kind: 'count' });
  const upTo = readInt64(message.value.get('upTo'));
  if (!upTo.ok) return upTo;
  return upTo.value > 0n
    ? succeed({ alias, kind: 'count', upTo: Number(upTo.value) })
    : invalid('count.upTo must be positive.');
}

function decodeFieldAggregation(kind: 'sum' | 'avg', json: unknown, alias: string): Outcome<Aggregation> {
  const message = readMessage(json, ['field']);
  if (!message.ok) return message;
  const field = decodeFieldReference(message.value.get('field'));
  if (!field.ok) return field;
  return isDocumentName(field.value)
    ? invalid('Aggregations are not supported for the property: __name__')
    : succeed({ alias, kind, field: field.value });
}

function decodeAggregation(json: unknown): Outcome<Aggregation> {
  const message = readMessage(json, ['alias', 'count', 'sum', 'avg']);
  if (!message.ok) return message;
  const alias = readString(message.value.get('alias'));
  if (!alias.ok) return alias;
  const kinds = (['count', 'sum', 'avg'] as const).filter((name) => message.value.has(name));
  const [kind, ...more] = kinds;
  if (kind === undefined || more.length > 0) return invalid('An aggregation has exactly one operator.');
  const content = message.value.get(kind);
  return kind === 'count'
    ? decodeCount(content, alias.value)
    : decodeFieldAggregation(kind, content, alias.value);
}

/** An absent alias becomes `field_1`, `field_2` and so on. */
function nameAll(aggregations: readonly Aggregation[]): Aggregation[] {
  let unnamed = 0;
  return aggregations.map((aggregation) => {
    if (aggregation.alias !== '') return aggregation;
    unnamed += 1;
    return { ...aggregation, alias: `field_${unnamed}` };
  });
}

/** A query that selects fields only counts, and so does one by name, unless what it adds up is ordered by before. */
function checkFields(query: StructuredQuery, aggregations: readonly Aggregation[]): Outcome<null> {
  const fields = aggregations.flatMap((each) => (each.kind === 'count' ? [] : [each.field]));
  if (fields.length > 0 && query.select) return invalid('An aggregated query selects no fields.');
  const comparisons = comparisonsOf(query.filter);
  const isByName =
    (query.scope.allDescendants && query.scope.parent !== '') ||
    [...query.orderBy, ...comparisons].some(({ field }) => isDocumentName(field));
  const ordered = new Set(
    [...query.orderBy, ...comparisons.filter(isInequality)].map(({ field }) => formatFieldPath(field)),
  );
  return isByName && fields.some((field) => !ordered.has(formatFieldPath(field)))
    ? invalid('An aggregated field cannot be ordered by after __name__.')
    : succeed(null);
}

/** Reads an aggregation query with its 1 to 5 aggregations (protocol 3.4). */
export function decodeAggregationQuery(
  json: unknown,
  parent: string,
  within: DatabaseName,
): Outcome<AggregationQuery> {
  const message = readMessage(json, ['structuredQuery', 'aggregations']);
  if (!message.ok) return message;
  const query = decodeQuery(message.value.get('structuredQuery'), parent, within);
  if (!query.ok) return query;
  const list = readList(message.value.get('aggregations'));
  if (!list.ok) return list;
  const { length } = list.value;
  if (length === 0) return invalid('An aggregation query needs at least one aggregation.');
  if (length > MAX_AGGREGATIONS) {
    return invalid(`The maximum number of aggregations is ${MAX_AGGREGATIONS}. Received: ${length}.`);
  }
  const decoded = collect(list.value, decodeAggregation);
  if (!decoded.ok) return decoded;
  const aggregations = nameAll(decoded.value);
  const checked = checkFields(query.value, aggregations);
  if (!checked.ok) return checked;
  return new Set(aggregations.map(({ alias }) => alias)).size < aggregations.length
    ? invalid('Two aggregations have the same alias.')
    : succeed({ query: query.value, aggregations });
}
