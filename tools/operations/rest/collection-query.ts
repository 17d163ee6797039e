import { valueToJson } from './firestore-value.ts';

/** With `anyOf` the field is one of the values, with `has` it is a list that contains the value. */
type Condition =
  | { readonly field: string; readonly anyOf: readonly (string | boolean)[] }
  | { readonly field: string; readonly has: string };

/** A query for one page of a collection, ordered by document id; with `since`, first by its field. */
export interface CollectionQuery {
  /** The path of the document above the collection; empty for the root. */
  readonly parent: string;
  readonly collection: string;
  /** Whether to read all collections of this name, below any document. `parent` is then empty, and `after` a path. */
  readonly isEverywhere?: boolean;
  /** Only documents that meet all of these. */
  readonly where?: readonly Condition[];
  /** Only documents whose field is a time at or after `time`, and before `before` if that is given (RFC 3339). */
  readonly since?: { readonly field: string; readonly time: string; readonly before?: string };
  /** Only documents after this id. With `since`: those of later times, and later ids of the same time. */
  readonly after?: string;
  readonly limit: number;
}

const NAME = { fieldPath: '__name__' };

function filter({ field, ...wanted }: Condition): object {
  if ('has' in wanted)
    return {
      fieldFilter: { field: { fieldPath: field }, op: 'ARRAY_CONTAINS', value: valueToJson(wanted.has) },
    };
  const values = wanted.anyOf.map(valueToJson);
  const operand =
    values.length === 1 ? { op: 'EQUAL', value: values[0] } : { op: 'IN', value: { arrayValue: { values } } };
  return { fieldFilter: { field: { fieldPath: field }, ...operand } };
}

function within({ field, time, before }: NonNullable<CollectionQuery['since']>): readonly object[] {
  const bound = (op: string, timestampValue: string) => ({
    fieldFilter: { field: { fieldPath: field }, op, value: { timestampValue } },
  });
  return [
    bound('GREATER_THAN_OR_EQUAL', time),
    ...(before === undefined ? [] : [bound('LESS_THAN', before)]),
  ];
}

/** The query in the form of `runQuery`; `root` is the prefix of document names. */
export function queryToJson(query: CollectionQuery, root: string): object {
  const { parent, collection, isEverywhere = false, where = [], since, after, limit } = query;
  const filters = [...where.map(filter), ...(since === undefined ? [] : within(since))];
  const above = parent === '' ? root : `${root}/${parent}`;
  const below = isEverywhere ? above : `${above}/${collection}`;
  return {
    from: [{ collectionId: collection, ...(isEverywhere && { allDescendants: true }) }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: [...(since === undefined ? [] : [{ fieldPath: since.field }]), NAME].map((field) => ({
      field,
      direction: 'ASCENDING',
    })),
    ...(after !== undefined && {
      startAt: {
        before: false,
        values: [
          ...(since === undefined ? [] : [{ timestampValue: since.time }]),
          { referenceValue: `${below}/${after}` },
        ],
      },
    }),
    limit,
  };
}
