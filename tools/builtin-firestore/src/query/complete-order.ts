import type { FieldComparison } from '../rules/access-request.ts';
import { isNaNValue } from '../values/compare-values.ts';
import { DOCUMENT_NAME, formatFieldPath, isDocumentName, type FieldPath } from '../values/field-path.ts';
import { compareUtf8 } from '../values/utf8-order.ts';
import type { Order, StructuredQuery } from './structured-query.ts';

const INEQUALITIES: ReadonlySet<FieldComparison['op']> = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
] as const);

/** A range that begins or ends at null or NaN matches nothing, in any order. */
const isEmptyRange = ({ value }: FieldComparison): boolean =>
  value !== undefined && (value.type === 'null' || isNaNValue(value));

export const isInequality = (comparison: FieldComparison): boolean =>
  INEQUALITIES.has(comparison.op) && !isEmptyRange(comparison);

/** The fields with an inequality but no explicit order, by field name. The document's name is never among them. */
export function unorderedInequalities({ filter, orderBy }: StructuredQuery): readonly FieldPath[] {
  const ordered = new Set(orderBy.map(({ field }) => formatFieldPath(field)));
  const missing = new Map(
    filter
      .filter((comparison) => isInequality(comparison) && !isDocumentName(comparison.field))
      .map(({ field }) => [formatFieldPath(field), field] as const)
      .filter(([name]) => !ordered.has(name)),
  );
  return [...missing].sort(([left], [right]) => compareUtf8(left, right)).map(([, field]) => field);
}

/**
 * The total order: explicit orders, then other fields with an inequality by name, then `__name__`. The added ones take
 * the last explicit direction (protocol 6.1). Aggregations send only the explicit ones.
 */
export function completeOrder(query: StructuredQuery): readonly Order[] {
  const { orderBy } = query;
  const direction = orderBy.at(-1)?.direction ?? 'ASCENDING';
  if (orderBy.some(({ field }) => isDocumentName(field))) return orderBy;
  return [
    ...orderBy,
    ...unorderedInequalities(query).map((field) => ({ field, direction })),
    { field: [DOCUMENT_NAME], direction },
  ];
}
