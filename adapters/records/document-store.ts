import type { RecordStore } from '#domain/shared/record-store.ts';
import type { Result } from '#domain/shared/result.ts';

/**
 * A document's fields: JSON values, `StoredTime`s, and objects of types that the product never writes. Nothing has
 * checked their shape yet.
 */
export type StoredFields = Readonly<Record<string, unknown>>;

export interface FoundDocument {
  readonly id: string;
  /** The path of a document found in a group, from the root of the database: `users/u1/reviews/1`. */
  readonly path?: string;
  readonly fields: StoredFields;
}

/**
 * A document's place in an order. `value` is the value of the ordered field; a time is its seconds and nanoseconds.
 * `id` is the document's id; in a group it is the path.
 */
export interface DocumentPlace {
  readonly value: string | number | null | readonly [seconds: number, nanoseconds: number];
  readonly id: string;
}

/** How many values one `in` condition may list. */
export const MOST_COMPARED = 30;

export type QueryCondition =
  | readonly [field: string, is: '==' | '>=' | '<', value: string | number | boolean | Date | null]
  /** The field is a list that contains this entry. */
  | readonly [field: string, is: 'array-contains', entry: string]
  /** At least one value, and no more than `MOST_COMPARED`. */
  | readonly [field: string, is: 'in', values: readonly string[]];

export interface DocumentQuery {
  /** The collection's path: `users/u1/reviews`. */
  readonly collection: string;
  /** Whether the query covers all collections with this id, at any path. */
  readonly group?: true;
  /** All must be met. */
  readonly where?: readonly QueryCondition[];
  /** Documents without this field are left out. Equal values, and without `orderBy` all, come in the order of ids. */
  readonly orderBy?: string | undefined;
  /** The direction of values and of ids; ascending by default. */
  readonly direction?: 'asc' | 'desc';
  /** The results begin after this place. */
  readonly after?: DocumentPlace | null;
  readonly limit: number;
}

/**
 * The document database with the rights of one caller. Nothing is cached. Every method fails with `network` (not
 * reached), `unavailable` (no usable answer), `permission-denied`, `session-expired` or `unexpected` (any other error,
 * such as an impossible request). It may also fail as the identity provider does, which issues the tokens.
 */
export interface DocumentStore extends RecordStore {
  /** The document at this path: `users/u1`. */
  read(path: string): Promise<Result<StoredFields | null>>;
  query(query: DocumentQuery): Promise<Result<readonly FoundDocument[]>>;
  /** How many documents the query finds, up to its limit. */
  count(query: DocumentQuery): Promise<Result<number>>;
}

/** The part of the store for repositories that count nothing. */
export type DocumentReads = Pick<DocumentStore, 'read' | 'query'>;
