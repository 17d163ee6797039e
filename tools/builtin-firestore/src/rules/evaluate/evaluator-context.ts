import type { Expression } from '../syntax/ast.ts';
import { fail } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';
import type { Scope } from './scope.ts';
import type { Evaluation } from './evaluation.ts';

export interface EvaluatorContext {
  readonly session: Evaluation;
  evaluate(node: Expression, scope: Scope): RulesValue;
  /** Counts what the official emulator evaluates beside the nodes of the condition. */
  count(expressions: number): void;
}

export type Evaluated =
  | { readonly ok: true; readonly values: readonly RulesValue[] }
  | { readonly ok: false; readonly error: RulesValue };

/** In place of an operand that the official emulator confuses with a stray one (`strays`). */
const confused = fail(
  'A list or a path failed before its last part, after which the official emulator confuses the operands around it.',
);

/** The value of an operand that lies above others on the official emulator's stack. If it leaves strays, an error. */
export function evaluateOnTop(node: Expression, scope: Scope, context: EvaluatorContext): RulesValue {
  const { strays } = context.session;
  const value = context.evaluate(node, scope);
  return context.session.strays > strays ? confused : value;
}

/**
 * The values of the nodes, evaluated from left to right. The official emulator takes them off its stack from last to
 * first. So it misreads all nodes after one that leaves strays.
 */
export function evaluateEach(
  nodes: readonly Expression[],
  scope: Scope,
  context: EvaluatorContext,
): readonly RulesValue[] {
  const before = context.session.strays;
  return nodes.map((node) => {
    const isConfused = context.session.strays > before;
    const value = context.evaluate(node, scope);
    return isConfused ? confused : value;
  });
}

/** Evaluates all nodes, even after an error, and returns the first error. */
export function evaluateAll(
  nodes: readonly Expression[],
  scope: Scope,
  context: EvaluatorContext,
): Evaluated {
  const values = evaluateEach(nodes, scope, context);
  const error = values.find(({ type }) => type === 'error');
  return error === undefined ? { ok: true, values } : { ok: false, error };
}
