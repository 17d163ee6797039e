import type { Fields, FirestoreValue } from '../values/value.ts';
import type { ComparisonOperator } from './query/comparison-operators.ts';

/** The parts of a document that a rule condition sees: its fields and its path below `documents/`. */
export interface RulesDocument {
  readonly path: string;
  readonly fields: Fields;
}

/** A field comparison of a query; `field` has the segments of the field path. */
export interface FieldComparison {
  readonly field: readonly string[];
  readonly op: ComparisonOperator;
  /** The operand; absent for unary operators. `__name__` is compared with references. */
  readonly value?: FirestoreValue;
}

/** A query's filter: comparisons that must all hold. */
export type QueryFilter = readonly FieldComparison[];

/** The parts of a query that a `list` rule may know. A rule that reads a missing limit fails. */
export interface QueryShape {
  readonly filter: QueryFilter;
  readonly limit?: number;
  /** Whether the query is a group query. Then a `match` counts only if it covers all collections of the group. */
  readonly allDescendants: boolean;
}

/** How `get`, `exists` and their `After` forms read documents; `null` if a document does not exist. */
export interface RulesLookup {
  before(path: string): RulesDocument | null;
  after(path: string): RulesDocument | null;
}

/** One access to decide. `path` is below `documents/`; for a list it is the collection's path. */
export interface AccessRequest {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  readonly path: string;
  readonly database: string;
  readonly auth: { readonly uid: string; readonly token: Fields } | null;
  /** Microseconds since the epoch; the same as a server timestamp of the same commit. */
  readonly time: bigint;
  /** The document before the request; `null` where there is none. Unused for `list`. */
  readonly resource: RulesDocument | null;
  /** The document after the write; `null` for reads and deletes. */
  readonly requestResource: RulesDocument | null;
  readonly query?: QueryShape;
  readonly lookup: RulesLookup;
}

/** The outcome of one request. `reasons` is text for people: the result of each `allow`, with its position. */
export interface Decision {
  readonly allowed: boolean;
  readonly reasons: readonly string[];
  /**
   * Distinct documents looked up, for the caller's limits and for measurements. The states of a document before and
   * after the commit count separately. A path that starts with `/after/` means the state after the commit.
   */
  readonly lookups: ReadonlySet<string>;
  /** How many expressions the official emulator counts. For a query with alternatives (`Way`): the largest count. */
  readonly evaluations: number;
}

/** A problem in a rules file, in the form of the emulator's `issues[]`. Lines and columns count from one. */
export interface RulesIssue {
  readonly line: number;
  readonly column: number;
  readonly description: string;
}

export interface Ruleset {
  decide(request: AccessRequest): Decision;
}
