import type { IndexField, IndexFile, IndexScope } from './index-file.ts';
import type { QueryScope } from './structured-query.ts';

/** The fields of a query that single-field indexes could serve. */
interface WantedFields {
  readonly equal: ReadonlySet<string>;
  readonly containing: ReadonlySet<string>;
  readonly orders: readonly { readonly fieldPath: string }[];
}

type Index = readonly IndexField[];

/** Every field has these in a collection, none in a collection group, unless the file says otherwise. */
const AUTOMATIC = [{ order: 'ASCENDING' }, { order: 'DESCENDING' }, { arrayConfig: 'CONTAINS' }] as const;

/** All indexes that a query may use: the declared composite ones, and the single-field ones of its fields. */
export function indexesOf(file: IndexFile, scope: QueryScope): (wanted: WantedFields) => readonly Index[] {
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
