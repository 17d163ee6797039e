import type { FieldComparison } from '../rules/access-request.ts';
import type { Way } from '../rules/query/normal-form.ts';
import { formatFieldPath } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { FirestoreValue, StoredDocument } from '../values/value.ts';
import type { IndexCatalog } from './index-catalog.ts';
import { matchComparison } from './match-comparison.ts';
import type { SortedIndex } from './sorted-index.ts';
import type { Cursor, Order, QueryScope } from './structured-query.ts';

/** What all ways of a query share. */
export interface ScanPlan {
  readonly scope: QueryScope;
  readonly orders: readonly Order[];
  readonly startAt?: Cursor;
  readonly endAt?: Cursor;
}

interface Equality {
  readonly field: FieldPath;
  readonly value: FirestoreValue;
}

const UNARY_VALUES: Partial<Record<FieldComparison['op'], FirestoreValue>> = {
  IS_NULL: { type: 'null' },
  IS_NAN: { type: 'double', value: Number.NaN },
};

/** One equality per field, by field name, so that queries with the same fields share an index. */
function equalitiesOf(way: Way): readonly Equality[] {
  const byName = new Map<string, Equality>();
  for (const { field, op, value } of way) {
    const equal = op === 'EQUAL' ? value : UNARY_VALUES[op];
    if (equal) byName.set(formatFieldPath(field), { field, value: equal });
  }
  return [...byName].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, equality]) => equality);
}

/** The side of the index that a range on the first ordered field cuts off, in ascending terms. */
const BOUNDS: Partial<Record<FieldComparison['op'], { readonly lower: boolean; readonly after: boolean }>> = {
  GREATER_THAN: { lower: true, after: true },
  GREATER_THAN_OR_EQUAL: { lower: true, after: false },
  LESS_THAN: { lower: false, after: false },
  LESS_THAN_OR_EQUAL: { lower: false, after: true },
};

/** The part of the index that can match: by equalities, cursors and ranges on the first ordered field. */
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
  if (plan.endAt) to = Math.min(to, index.position([...equal, ...plan.endAt.values], !plan.endAt.before));
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
