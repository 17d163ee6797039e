import type { FirestoreValue } from '../../values/value.ts';
import type { Position } from '../syntax/ast.ts';

/** One thing that a query's filter says about a field (protocol 7.8). */
export interface ConstraintMember {
  readonly comparator: 'EQ' | 'LT' | 'LTE' | 'GT' | 'GTE' | 'LIST_CONTAINS';
  readonly value: RulesValue;
}

export interface NullValue {
  readonly type: 'null';
}
export interface BoolValue {
  readonly type: 'bool';
  readonly value: boolean;
}
/** A signed integer of 64 bits. */
export interface IntValue {
  readonly type: 'int';
  readonly value: bigint;
}
export interface FloatValue {
  readonly type: 'float';
  readonly value: number;
}
export interface StringValue {
  readonly type: 'string';
  readonly value: string;
}
/** `weight` counts the values and characters in the list, at any depth. */
export interface ListValue {
  readonly type: 'list';
  readonly items: readonly RulesValue[];
  readonly weight: number;
}
/** If `partial`, a query determines only some fields of the document. Other fields are unknown, not missing. */
export interface MapValue {
  readonly type: 'map';
  readonly fields: ReadonlyMap<string, RulesValue>;
  readonly weight: number;
  readonly partial?: boolean;
}
export interface MapDiffValue {
  readonly type: 'mapDiff';
  readonly before: MapValue;
  readonly after: MapValue;
}
/** A set, of which no two items are equal. */
export interface SetValue {
  readonly type: 'set';
  readonly items: readonly RulesValue[];
}
/** Nanoseconds since the epoch. */
export interface TimestampValue {
  readonly type: 'timestamp';
  readonly nanos: bigint;
}
/** Nanoseconds, signed. */
export interface DurationValue {
  readonly type: 'duration';
  readonly nanos: bigint;
}
/** A path from the root: `databases`, `(default)`, `documents`, … */
export interface PathValue {
  readonly type: 'path';
  readonly segments: readonly string[];
}
/** Bytes or a geo point. Rules can compare such values, but not read them. */
export interface OpaqueValue {
  readonly type: 'opaque';
  readonly value: FirestoreValue;
}
/** A list query's comparisons of a field, if they do not fix the field's value. */
export interface ConstraintValue {
  readonly type: 'constraint';
  readonly members: readonly ConstraintMember[];
}
/** A failed evaluation; `at` is the node that failed. */
export interface ErrorValue {
  readonly type: 'error';
  readonly message: string;
  readonly at?: Position;
}

/** The value of an expression (protocol 7.4). */
export type RulesValue =
  | NullValue
  | BoolValue
  | IntValue
  | FloatValue
  | StringValue
  | ListValue
  | MapValue
  | MapDiffValue
  | SetValue
  | TimestampValue
  | DurationValue
  | PathValue
  | OpaqueValue
  | ConstraintValue
  | ErrorValue;

export type RulesType = RulesValue['type'];
