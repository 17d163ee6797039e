import { utf8 } from '../../values/bytes.ts';
import type { Expression, Literal } from '../syntax/ast.ts';
import { callMethod } from '../members/call-method.ts';
import { fieldOf } from '../members/map-members.ts';
import { boolOf, fail, nullValue } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { evaluateBinary } from './binary-operators.ts';
import { evaluateCall, evaluateNamespaceCall } from './calls.ts';
import { evaluateAll, evaluateOnTop } from './evaluator-context.ts';
import type { EvaluatorContext } from './evaluator-context.ts';
import { evaluateList, evaluateMap, evaluatePath } from './composites.ts';
import { indexInto, sliceOf } from './indexing.ts';
import { evaluateLogical } from './logical-operators.ts';
import { variableIn } from './scope.ts';
import type { Scope } from './scope.ts';
import { isOfType } from './type-test.ts';
import { evaluateUnary } from './unary-operators.ts';

/** The value of one node; its operands are evaluated through the context. */
export function evaluateNode(node: Expression, scope: Scope, context: EvaluatorContext): RulesValue {
  switch (node.kind) {
    case 'literal':
      return literalValue(node.literal);
    case 'variable':
      return variableIn(scope, node.name) ?? fail(`Variable ${node.name} is not defined.`);
    case 'list':
      return evaluateList(node.items, scope, context);
    case 'map':
      return evaluateMap(node.entries, scope, context);
    case 'path':
      return evaluatePath(node, scope, context);
    case 'logical':
      return evaluateLogical(node, scope, context);
    case 'conditional':
      return evaluateConditional(node, scope, context);
    case 'call':
      return evaluateCall(node, scope, context);
    case 'methodCall':
      return (
        evaluateNamespaceCall(node, scope, context) ??
        apply([node.object, ...node.args], scope, context, ([object = nullValue, ...args]) =>
          callMethod(object, node.name, args),
        )
      );
    case 'unary':
      return apply([node.operand], scope, context, ([operand = nullValue]) =>
        evaluateUnary(node.operator, operand),
      );
    case 'is':
      return evaluateTypeTest(node, scope, context);
    case 'binary':
      return node.operator === 'in'
        ? evaluateIn(node, scope, context)
        : apply([node.left, node.right], scope, context, ([left = nullValue, right = nullValue]) =>
            evaluateBinary(node.operator, left, right),
          );
    case 'member':
      return apply([node.object], scope, context, ([object = nullValue]) => memberOf(object, node.name));
    case 'index':
      return apply([node.object, node.index], scope, context, ([object = nullValue, index = nullValue]) =>
        indexInto(object, index),
      );
    case 'slice':
      return apply(
        [node.object, node.from, node.to],
        scope,
        context,
        ([object = nullValue, from = nullValue, to = nullValue]) => sliceOf(object, from, to),
      );
  }
}

function evaluateTypeTest(
  node: Extract<Expression, { kind: 'is' }>,
  scope: Scope,
  context: EvaluatorContext,
): RulesValue {
  context.count(1);
  const operand = evaluateOnTop(node.operand, scope, context);
  return operand.type === 'error' ? operand : isOfType(operand, node.typeName);
}

/** Of all operators, only `in` has its operands evaluated from left to right there. */
function evaluateIn(
  node: Extract<Expression, { kind: 'binary' }>,
  scope: Scope,
  context: EvaluatorContext,
): RulesValue {
  const left = context.evaluate(node.left, scope);
  const right = evaluateOnTop(node.right, scope, context);
  return [left, right].find(({ type }) => type === 'error') ?? evaluateBinary('in', left, right);
}

function apply(
  nodes: readonly Expression[],
  scope: Scope,
  context: EvaluatorContext,
  compute: (values: readonly RulesValue[]) => RulesValue,
): RulesValue {
  const evaluated = evaluateAll(nodes, scope, context);
  return evaluated.ok ? compute(evaluated.values) : evaluated.error;
}

function memberOf(object: RulesValue, name: string): RulesValue {
  if (object.type === 'map') return fieldOf(object, name);
  if (object.type === 'null') return fail('Null value error.');
  return fail(`Property ${name} is undefined on ${object.type}.`);
}

function literalValue(literal: Literal): RulesValue {
  switch (literal.type) {
    case 'null':
      return nullValue;
    case 'bool':
      return boolOf(literal.value);
    case 'bytes':
      return { type: 'bytes', value: utf8(literal.text) };
    default:
      return literal;
  }
}

/** The condition's error is not absorbed, and only the chosen branch is evaluated (rules 7.3). Choosing counts, too. */
function evaluateConditional(
  node: Extract<Expression, { kind: 'conditional' }>,
  scope: Scope,
  context: EvaluatorContext,
): RulesValue {
  const condition = context.evaluate(node.condition, scope);
  context.count(condition.type === 'bool' && !condition.value ? 3 : 1);
  if (condition.type === 'error') return condition;
  if (condition.type !== 'bool') return fail(`The condition of ?: is not a bool but ${condition.type}.`);
  return evaluateOnTop(condition.value ? node.whenTrue : node.whenFalse, scope, context);
}
