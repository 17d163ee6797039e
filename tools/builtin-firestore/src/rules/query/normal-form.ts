import type { FieldComparison, QueryFilter } from '../access-request.ts';

/**
 * Comparisons that must all hold; a document matches a query if it matches one of its ways. The rules prove each way,
 * and the query runs each way: both use this expansion, so what was proven is what is returned.
 */
export type Way = readonly FieldComparison[];

const listOf = (comparison: FieldComparison): number =>
  comparison.value?.type === 'array' ? comparison.value.values.length : 0;

const splits = (comparison: FieldComparison): boolean =>
  comparison.op === 'IN' || comparison.op === 'ARRAY_CONTAINS_ANY';

/** How many ways the filter expands to, without expanding it. */
export function countWays(filter: QueryFilter | undefined): number {
  if (!filter) return 1;
  if (filter.kind === 'comparison') return splits(filter.comparison) ? listOf(filter.comparison) : 1;
  const counts = filter.filters.map(countWays);
  return filter.kind === 'or'
    ? counts.reduce((sum, count) => sum + count, 0)
    : counts.reduce((product, count) => product * count, 1);
}

function expandComparison(comparison: FieldComparison): Way[] {
  if (!splits(comparison) || comparison.value?.type !== 'array') return [[comparison]];
  const op = comparison.op === 'IN' ? 'EQUAL' : 'ARRAY_CONTAINS';
  return comparison.value.values.map((value) => [{ field: comparison.field, op, value }]);
}

/**
 * The disjunctive normal form: every `or` branch and every value of IN and ARRAY_CONTAINS_ANY is a way of its own
 * (protocol 6.3, rules 7.8). The number of ways multiplies with each `and`: check `countWays` first.
 */
export function expandWays(filter: QueryFilter | undefined): readonly Way[] {
  if (!filter) return [[]];
  if (filter.kind === 'comparison') return expandComparison(filter.comparison);
  if (filter.kind === 'or') return filter.filters.flatMap(expandWays);
  return filter.filters
    .map(expandWays)
    .reduce((ways, more) => ways.flatMap((way) => more.map((other) => [...way, ...other])));
}

/** The comparisons of a filter, from left to right. */
export function comparisonsOf(filter: QueryFilter | undefined): readonly FieldComparison[] {
  if (!filter) return [];
  return filter.kind === 'comparison' ? [filter.comparison] : filter.filters.flatMap(comparisonsOf);
}
