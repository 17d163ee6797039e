import type { Batch } from '#domain/shared/record-write.ts';
import type { Result } from '#domain/shared/result.ts';

/**
 * A document's fields: JSON values, `StoredTime`s, and objects of kinds that the product never writes. Nothing vouches for
 * their shape.
 */
export type StoredFields = Readonly<Record<string, unknown>>;

export interface FoundDocument {
  readonly id: string;
  /** From the root of the database, of what was found in a group: `users/u1/reviews/1`. */
  readonly path?: string;
  readonly fields: StoredFields;
}

/**
 * Where a document stands in an order: the ordered field, a time as its seconds and nanoseconds, and the id, which is the
 * path in a group.
 */
export interface DocumentPlace {
  readonly value: string | number | null | readonly [seconds: number, nanoseconds: number];
  readonly id: string;
}

export type QueryCondition =
  | readonly [field: string, is: '==' | '>=' | '<', value: string | number | boolean | Date | null]
  /** One to thirty values. */
  | readonly [field: string, is: 'in', values: readonly string[]];

export interface DocumentQuery {
  /** The collection's path: `users/u1/reviews`. */
  readonly collection: string;
  /** All collections of this id, below whatever document. */
  readonly group?: true;
  /** All of them must hold. */
  readonly where?: readonly QueryCondition[];
  /** A field. Documents without it are not found; equal values are ordered by id, and so is everything by default. */
  readonly orderBy?: string | undefined;
  /** Also of the ids of equal values; ascending by default. */
  readonly direction?: 'asc' | 'desc';
  /** The place that the first document follows. */
  readonly after?: DocumentPlace | null;
  readonly limit: number;
}

/**
 * The document database with the rights of one caller, asked anew each time. Every method fails with `network` (not
 * reached), `unavailable` (reached, but no usable answer), `permission-denied`, `unexpected` (what it was asked is
 * impossible), or as the identity provider does.
 */
export interface DocumentStore {
  /** The document at this path: `users/u1`. */
  read(path: string): Promise<Result<StoredFields | null>>;
  query(query: DocumentQuery): Promise<Result<readonly FoundDocument[]>>;
  /** How many documents the query finds, up to its limit. */
  count(query: DocumentQuery): Promise<Result<number>>;
  commit(batch: Batch): Promise<Result<void>>;
}
