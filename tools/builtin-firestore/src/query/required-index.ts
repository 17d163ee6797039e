import { fail, succeed, type Outcome } from '../firestore-fault.ts';
import { expandWays, type Way } from '../rules/query/normal-form.ts';
import { formatFieldPath, isDocumentName } from '../values/field-path.ts';
import { completeOrder } from './complete-order.ts';
import type { IndexField, IndexFile, IndexScope } from './index-file.ts';
import type { Direction, StructuredQuery, QueryScope } from './structured-query.ts';

/** The fields of a query that single-field indexes could serve. */
interface WantedFields {
  readonly equal: ReadonlySet<string>;
  readonly containing: ReadonlySet<string>;
  readonly orders: readonly { readonly fieldPath: string }[];
}

type Index = readonly IndexField[];

/** A field's indexes in a collection, if the file does not override them. In a collection group it has none. */
const AUTOMATIC = [{ order: 'ASCENDING' }, { order: 'DESCENDING' }, { arrayConfig: 'CONTAINS' }] as const;

/** All indexes that a query may use: the declared composite ones, and the single-field ones of its fields. */
function indexesOf(file: IndexFile, scope: QueryScope): (wanted: WantedFields) => readonly Index[] {
  const queryScope: IndexScope = scope.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  const composite = file.indexes
    .filter((index) => index.collectionGroup === scope.collectionId && index.queryScope === queryScope)
    .map(({ fields }) => fields);
  const single = (fieldPath: string): Index[] => {
    const override = file.fieldOverrides.find(
      (field) => field.collectionGroup === scope.collectionId && field.fieldPath === fieldPath,
    );
    const declared = override?.indexes.filter((index) => index.queryScope === queryScope);
    const automatic = queryScope === 'COLLECTION' ? AUTOMATIC : [];
    return (declared ?? automatic).map((index) => [{ fieldPath, ...index }]);
  };
  return ({ equal, containing, orders }) => {
    const names = new Set([...equal, ...containing, ...orders.map(({ fieldPath }) => fieldPath)]);
    return [...composite, ...[...names].flatMap(single)];
  };
}

/** What one way of a query needs of an index. Fields that are compared for equality need no order of their own. */
interface Need {
  readonly equal: ReadonlySet<string>;
  readonly containing: ReadonlySet<string>;
  readonly orders: readonly { readonly fieldPath: string; readonly order: Direction }[];
  readonly nameOrder: Direction;
}

const EQUALITIES: readonly string[] = ['EQUAL', 'IS_NULL'];
const opposite = (order: Direction): Direction => (order === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING');

function needOf(way: Way, query: StructuredQuery): Need {
  const names = (wanted: (op: string) => boolean): Set<string> =>
    new Set(way.filter(({ op }) => wanted(op)).map(({ field }) => formatFieldPath(field)));
  const equal = names((op) => EQUALITIES.includes(op));
  const all = completeOrder(query);
  return {
    equal,
    containing: names((op) => op === 'ARRAY_CONTAINS'),
    orders: all
      .filter(({ field }) => !isDocumentName(field))
      .map(({ field, direction }) => ({ fieldPath: formatFieldPath(field), order: direction }))
      .filter(({ fieldPath }) => !equal.has(fieldPath)),
    nameOrder: all.at(-1)?.direction ?? 'ASCENDING',
  };
}

/** The equality and array fields for which an index serves this need; undefined if it does not serve it. */
function servedBy(index: readonly IndexField[], need: Need): readonly string[] | undefined {
  const last = index.at(-1);
  const fields = last?.fieldPath === '__name__' ? index.slice(0, -1) : index;
  const prefix = fields.slice(0, fields.length - need.orders.length);
  const suffix = fields.slice(prefix.length);
  const leads = prefix.every(({ fieldPath, arrayConfig }) =>
    (arrayConfig ? need.containing : need.equal).has(fieldPath),
  );
  if (!leads || suffix.length < need.orders.length) return undefined;
  const served = prefix.map(({ fieldPath }) => fieldPath);
  if (suffix.length === 0) return served;
  // An index ends with the document name in its last field's direction. It can be read from either end.
  const [indexed, needed] = [
    [...suffix.map((field) => [field.fieldPath, field.order]), ['__name__', last?.order]],
    [...need.orders.map((field) => [field.fieldPath, field.order]), ['__name__', need.nameOrder]],
  ].map((list) => JSON.stringify(list));
  const reversed = JSON.stringify([
    ...need.orders.map(({ fieldPath, order }) => [fieldPath, opposite(order)]),
    ['__name__', opposite(need.nameOrder)],
  ]);
  return indexed === needed || indexed === reversed ? served : undefined;
}

/** Whether indexes serve a need. Several of the same order can serve it together: production merges them. */
function isServed(need: Need, indexes: readonly (readonly IndexField[])[]): boolean {
  const wanted = [...need.equal, ...need.containing];
  if (wanted.length + need.orders.length === 0 || need.equal.has('__name__')) return true;
  const serving = indexes.map((index) => servedBy(index, need)).filter((served) => served !== undefined);
  const served = new Set(serving.flat());
  return serving.length > 0 && wanted.every((name) => served.has(name));
}

function missingIndex(need: Need, query: StructuredQuery): object {
  return {
    collectionGroup: query.scope.collectionId,
    queryScope: query.scope.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    fields: [
      ...[...need.containing].map((fieldPath) => ({ fieldPath, arrayConfig: 'CONTAINS' })),
      ...[...need.equal].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
      ...need.orders,
    ],
  };
}

/**
 * Refuses a query that production would refuse for lack of an index (protocol 4, 6.4). The message has production's
 * link, and the index to add to `firestore.indexes.json`.
 */
export function checkIndexes(
  file: IndexFile,
  query: StructuredQuery,
  projectId: string,
): Outcome<StructuredQuery> {
  const indexes = indexesOf(file, query.scope);
  const unserved = expandWays(query.filter)
    .map((way) => needOf(way, query))
    .find((need) => !isServed(need, indexes(need)));
  if (!unserved) return succeed(query);
  const address = `https://console.firebase.google.com/project/${projectId}/firestore/indexes`;
  return fail(
    'FAILED_PRECONDITION',
    `The query requires an index. You can create it here: ${address}\n${JSON.stringify(missingIndex(unserved, query))}`,
  );
}
