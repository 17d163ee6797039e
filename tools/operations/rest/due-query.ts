import { valueToJson, type Fields } from './firestore-value.ts';

/** A page of documents whose `deleteAt` has come, in all collections of this name, longest overdue first. */
export interface DueQuery {
  readonly collection: string;
  /** RFC 3339. */
  readonly until: string;
  /** Only documents after this one, the last of the page before. */
  readonly after: { readonly path: string; readonly fields: Fields } | null;
  readonly limit: number;
}

const FIELD = { fieldPath: 'deleteAt' };
const NAME = { fieldPath: '__name__' };

/** The query in the form of `runQuery`; `root` is the prefix of document names. */
export function dueQueryToJson({ collection, until, after, limit }: DueQuery, root: string): object {
  return {
    from: [{ collectionId: collection, allDescendants: true }],
    where: { fieldFilter: { field: FIELD, op: 'LESS_THAN_OR_EQUAL', value: { timestampValue: until } } },
    select: { fields: [FIELD] },
    orderBy: [FIELD, NAME].map((field) => ({ field, direction: 'ASCENDING' })),
    ...(after !== null && {
      startAt: {
        before: false,
        values: [valueToJson(after.fields['deleteAt']), { referenceValue: `${root}/${after.path}` }],
      },
    }),
    limit,
  };
}
