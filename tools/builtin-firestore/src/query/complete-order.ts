import type { FieldComparison } from '../rules/access-request.ts';
import { comparisonsOf } from '../rules/query/normal-form.ts';
import { DOCUMENT_NAME, formatFieldPath, isDocumentName } from '../values/field-path.ts';
import { compareUtf8 } from '../values/utf8-order.ts';
import type { Order, StructuredQuery } from './structured-query.ts';

const INEQUALITIES: ReadonlySet<FieldComparison['op']> = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
] as const);

const isInequality = ({ op }: FieldComparison): boolean => INEQUALITIES.has(op);

/**
 * The total order: explicit orders, then missing inequality fields by name, then `__name__`. The added ones take the
 * last explicit direction (protocol 6.1). The server completes the order because aggregations send only explicit ones.
 */
export function completeOrder({ filter, orderBy }: StructuredQuery): readonly Order[] {
  const direction = orderBy.at(-1)?.direction ?? 'ASCENDING';
  if (orderBy.some(({ field }) => isDocumentName(field))) return orderBy;
  const ordered = new Set(orderBy.map(({ field }) => formatFieldPath(field)));
  const missing = new Map(
    comparisonsOf(filter)
      .filter((comparison) => isInequality(comparison) && !isDocumentName(comparison.field))
      .map(({ field }) => [formatFieldPath(field), field] as const)
      .filter(([name]) => !ordered.has(name)),
  );
  const added = [...missing].sort(([left], [right]) => compareUtf8(left, right));
  return [
    ...orderBy,
    ...added.map(([, field]) => ({ field, direction })),
    { field: [DOCUMENT_NAME], direction },
  ];
}
