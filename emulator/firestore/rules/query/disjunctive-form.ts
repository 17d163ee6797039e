import type { FieldComparison, QueryFilter } from '../access-request.ts';

/** Comparisons that hold together: one way in which a document can match a query (rules 7.8). */
export type Way = readonly FieldComparison[];

/** Firestore allows 30 disjunctions; beyond this many ways nothing is expanded. */
const maximumWays = 1000;

/**
 * The disjunctive normal form of a filter: each `or` branch and each value of IN and ARRAY_CONTAINS_ANY is a way.
 * Null if there are too many.
 */
export function waysOf(filter: QueryFilter | undefined): readonly Way[] | null {
  return filter === undefined ? [[]] : expand(filter);
}

function expand(filter: QueryFilter): readonly Way[] | null {
  if (filter.kind === 'comparison') return waysOfComparison(filter.comparison);
  let ways: readonly Way[] = filter.kind === 'and' ? [[]] : [];
  for (const part of filter.filters) {
    const partWays = expand(part);
    if (partWays === null) return null;
    if (filter.kind === 'or') {
      ways = [...ways, ...partWays];
    } else {
      if (ways.length * partWays.length > maximumWays) return null;
      ways = ways.flatMap((way) => partWays.map((partWay) => [...way, ...partWay]));
    }
    if (ways.length > maximumWays) return null;
  }
  return ways;
}

function waysOfComparison(comparison: FieldComparison): readonly Way[] {
  const { field, op, value } = comparison;
  if ((op === 'IN' || op === 'ARRAY_CONTAINS_ANY') && value?.type === 'array') {
    const single = op === 'IN' ? 'EQUAL' : 'ARRAY_CONTAINS';
    return value.values.map((item) => [{ field, op: single, value: item }]);
  }
  return [[comparison]];
}
