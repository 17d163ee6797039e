import type { FieldComparison, QueryFilter } from '../access-request.ts';

/**
 * One alternative of a query: comparisons that must all hold. A document matches a query if it matches one of its ways.
 * The rules prove each way, and the query runs each way. Both use this expansion, so the query returns what was proven.
 */
export type Way = readonly FieldComparison[];

const listed = ({ op, value }: FieldComparison) =>
  op === 'IN' && value?.type === 'array' ? value.values : null;

/** How many ways the filter expands to, without expanding it. */
export const countWays = (filter: QueryFilter): number =>
  filter.reduce((product, comparison) => product * (listed(comparison)?.length ?? 1), 1);

/**
 * The disjunctive normal form: every value of IN is a way of its own (protocol 6.3, 7.8). The number of ways
 * multiplies with each IN, so check `countWays` first.
 */
export function expandWays(filter: QueryFilter): readonly Way[] {
  let ways: readonly Way[] = [[]];
  for (const comparison of filter) {
    const { field } = comparison;
    const alternatives = listed(comparison)?.map((value) => ({ field, op: 'EQUAL' as const, value }));
    ways = ways.flatMap((way) => (alternatives ?? [comparison]).map((one) => [...way, one]));
  }
  return ways;
}
