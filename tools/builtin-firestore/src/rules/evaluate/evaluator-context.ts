import type { Expression } from '../syntax/ast.ts';
import type { RulesValue } from '../values/rules-value.ts';
import type { Scope } from './scope.ts';
import type { Session } from './session.ts';

/** What the evaluation of a node needs from its surroundings. */
export interface EvaluatorContext {
  readonly session: Session;
  evaluate(node: Expression, scope: Scope): RulesValue;
  /** Counts what the official emulator evaluates beside the nodes of the condition. */
  count(expressions: number): void;
}

export type Evaluated =
  | { readonly ok: true; readonly values: readonly RulesValue[] }
  | { readonly ok: false; readonly error: RulesValue };

/** Evaluates all, from left to right, and reports the first error: an error spares the rest no evaluation. */
export function evaluateAll(
  nodes: readonly Expression[],
  scope: Scope,
  context: EvaluatorContext,
): Evaluated {
  const values = nodes.map((node) => context.evaluate(node, scope));
  const error = values.find(({ type }) => type === 'error');
  return error === undefined ? { ok: true, values } : { ok: false, error };
}
