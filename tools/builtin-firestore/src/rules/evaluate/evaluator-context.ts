import type { Expression } from '../syntax/ast.ts';
import type { RulesValue } from '../values/rules-value.ts';
import type { Scope } from './scope.ts';
import type { Session } from './session.ts';

/** What the evaluation of a node needs from its surroundings. */
export interface EvaluatorContext {
  readonly session: Session;
  evaluate(node: Expression, scope: Scope): RulesValue;
  /** Runs the body of a user function, within the limit on nested calls. */
  enterCall(body: () => RulesValue): RulesValue;
}

export type Evaluated =
  | { readonly ok: true; readonly values: readonly RulesValue[] }
  | { readonly ok: false; readonly error: RulesValue };

/** Evaluates from left to right until the first error. */
export function evaluateAll(
  nodes: readonly Expression[],
  scope: Scope,
  context: EvaluatorContext,
): Evaluated {
  const values: RulesValue[] = [];
  for (const node of nodes) {
    const value = context.evaluate(node, scope);
    if (value.type === 'error') return { ok: false, error: value };
    values.push(value);
  }
  return { ok: true, values };
}
