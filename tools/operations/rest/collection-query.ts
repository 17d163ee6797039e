import { valueToJson } from './firestore-value.ts';

interface Condition {
  readonly field: string;
  readonly anyOf: readonly (string | boolean)[];
}

/** A page of a collection, ordered by document id, or by the time since which it is asked for. */
export interface CollectionQuery {
  /** The path of the document above the collection; empty for the root. */
  readonly parent: string;
  readonly collection: string;
  /** Only documents whose field holds one of these values. */
  readonly where?: readonly Condition[];
  /** Only documents in which this field is a time, at or after this one (RFC 3339). */
  readonly since?: { readonly field: string; readonly time: string };
  /** Only ids after this one. */
  readonly after?: string;
  readonly limit: number;
}

const NAME = { fieldPath: '__name__' };

function equality({ field, anyOf }: Condition): object {
  const values = anyOf.map(valueToJson);
  const operand =
    values.length === 1 ? { op: 'EQUAL', value: values[0] } : { op: 'IN', value: { arrayValue: { values } } };
  return { fieldFilter: { field: { fieldPath: field }, ...operand } };
}

function atOrAfter({ field, time }: NonNullable<CollectionQuery['since']>): object {
  const value = { timestampValue: time };
  return { fieldFilter: { field: { fieldPath: field }, op: 'GREATER_THAN_OR_EQUAL', value } };
}

/** The query in the form of `runQuery`; `root` is the prefix of document names. */
export function queryToJson(query: CollectionQuery, root: string): object {
  const { parent, collection, where = [], since, after, limit } = query;
  const filters = [...where.map(equality), ...(since === undefined ? [] : [atOrAfter(since)])];
  const below = parent === '' ? `${root}/${collection}` : `${root}/${parent}/${collection}`;
  return {
    from: [{ collectionId: collection }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: [...(since === undefined ? [] : [{ fieldPath: since.field }]), NAME].map((field) => ({
      field,
      direction: 'ASCENDING',
    })),
    ...(after !== undefined && {
      startAt: { before: false, values: [{ referenceValue: `${below}/${after}` }] },
    }),
    limit,
  };
}
