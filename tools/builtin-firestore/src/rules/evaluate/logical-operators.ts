import type { Expression } from '../syntax/ast.ts';
import { fail } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { evaluateOnTop } from './evaluator-context.ts';
import type { EvaluatorContext } from './evaluator-context.ts';
import type { Scope } from './scope.ts';

function boolOrError(value: RulesValue, operator: string): RulesValue {
  if (value.type === 'bool' || value.type === 'error') return value;
  return fail(`An operand of ${operator} is not a bool but ${value.type}.`);
}

/**
 * `&&` and `||`: one operand may decide alone, even if the other one, on either side, fails (rules 7.3). Going on to the
 * right one counts as an expression.
 */
export function evaluateLogical(
  node: Extract<Expression, { kind: 'logical' }>,
  scope: Scope,
  context: EvaluatorContext,
): RulesValue {
  const decisive = node.operator === '||';
  const left = boolOrError(context.evaluate(node.left, scope), node.operator);
  if (left.type === 'bool' && left.value === decisive) return left;
  context.count(1);
  const evaluated = decisive
    ? context.evaluate(node.right, scope)
    : evaluateOnTop(node.right, scope, context);
  const right = boolOrError(evaluated, node.operator);
  if (right.type === 'bool' && right.value === decisive) return right;
  return left.type === 'error' ? left : right;
}
