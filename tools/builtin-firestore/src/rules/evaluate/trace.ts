import type { Expression } from '../syntax/ast.ts';
import type { RulesValue } from '../values/rules-value.ts';

/** One evaluation of a node, with the evaluations inside it, in their order. */
export interface Trace {
  readonly node: Expression;
  readonly value: RulesValue;
  readonly children: readonly Trace[];
}
