import type { RulesValue } from '../values/rules-value.ts';
import type { FlatMatch } from './flat-rules.ts';

/** One situation that the rules must allow: a document access has one, a query one per way (protocol 7.8). */
export interface AccessCase {
  readonly resource: RulesValue;
  /** The values of the match's path segments; null if the match does not cover the access. */
  cover(match: FlatMatch): readonly RulesValue[] | null;
}
