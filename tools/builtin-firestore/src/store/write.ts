import type { FieldPath } from '../values/field-path.ts';
import type { Fields, FirestoreValue } from '../values/value.ts';

/** A condition on the document before the write; checked after the rules (protocol 7.7). */
export type Precondition =
  | { readonly kind: 'exists'; readonly exists: boolean }
  | { readonly kind: 'updateTime'; readonly micros: bigint };

/** One field transform (protocol 3.2). */
export type Transform =
  | { readonly kind: 'requestTime' }
  | { readonly kind: 'increment' | 'minimum' | 'maximum'; readonly operand: NumberValue }
  | { readonly kind: 'arrayUnion' | 'arrayRemove'; readonly elements: readonly FirestoreValue[] };

export type NumberValue = Extract<FirestoreValue, { type: 'integer' | 'double' }>;

export interface FieldTransform {
  readonly field: FieldPath;
  readonly transform: Transform;
}

/** Without `mask` the document is replaced. With a mask, even an empty one, only the masked paths are touched. */
export interface UpdateWrite {
  readonly kind: 'update';
  readonly path: string;
  readonly fields: Fields;
  readonly mask?: readonly FieldPath[];
  readonly transforms: readonly FieldTransform[];
  readonly precondition?: Precondition;
}

interface DeleteWrite {
  readonly kind: 'delete';
  readonly path: string;
  readonly precondition?: Precondition;
}

/** Only a precondition, which a transaction sends for a document that it has read but not written. */
interface VerifyWrite {
  readonly kind: 'verify';
  readonly path: string;
  readonly precondition: Precondition;
}

export type Write = UpdateWrite | DeleteWrite | VerifyWrite;
