import type { QueryFilter } from '../rules/access-request.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { FirestoreValue } from '../values/value.ts';

export type Direction = 'ASCENDING' | 'DESCENDING';

export interface Order {
  readonly field: FieldPath;
  readonly direction: Direction;
}

/** A prefix of the order's values. If `before`, the cursor stands before equal documents, otherwise after them. */
export interface Cursor {
  readonly before: boolean;
  readonly values: readonly FirestoreValue[];
}

/** Where a query reads: one collection or, with `allDescendants`, each with this id below the parent. */
export interface QueryScope {
  /** Path of the parent document; empty for the root. */
  readonly parent: string;
  readonly collectionId: string;
  readonly allDescendants: boolean;
}

/** A decoded query; `orderBy` as sent, without the completions of protocol 6.1. */
export interface StructuredQuery {
  readonly scope: QueryScope;
  readonly filter: QueryFilter;
  readonly orderBy: readonly Order[];
  readonly startAt?: Cursor;
  readonly limit?: number;
  readonly select?: readonly FieldPath[];
}

/** The collection's path. For a collection group: the parent's path and the group's id. */
export const scopePath = ({ parent, collectionId }: QueryScope): string =>
  parent === '' ? collectionId : `${parent}/${collectionId}`;
