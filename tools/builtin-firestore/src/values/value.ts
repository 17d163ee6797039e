/**
 * A Firestore value in the form in which the built-in Firestore stores it. Integers are 64-bit (bigint), timestamps are
 * microseconds since the epoch, a reference is a document path below `documents/` ("users/ada").
 */
export type FirestoreValue =
  | { readonly type: 'null' }
  | { readonly type: 'boolean'; readonly value: boolean }
  | { readonly type: 'integer'; readonly value: bigint }
  | { readonly type: 'double'; readonly value: number }
  | { readonly type: 'timestamp'; readonly micros: bigint }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Uint8Array }
  | { readonly type: 'reference'; readonly path: string }
  | { readonly type: 'geoPoint'; readonly latitude: number; readonly longitude: number }
  | { readonly type: 'array'; readonly values: readonly FirestoreValue[] }
  | { readonly type: 'map'; readonly fields: Fields };

/** Field name to value. A Map, so that `__proto__` and `constructor` are ordinary names. */
export type Fields = ReadonlyMap<string, FirestoreValue>;

/** One stored document; `path` is relative to `documents/`, times are microseconds since the epoch. */
export interface StoredDocument {
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: bigint;
  readonly updateTime: bigint;
}
