import type { Expression, Literal } from '../syntax/ast.ts';
import { callMethod } from '../members/call-method.ts';
import { fieldOf } from '../members/map-members.ts';
import { boolOf, fail, nullValue, floatOf, intOf, listOf } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { evaluateBinary } from './binary-operators.ts';
import { evaluateCall, evaluateNamespaceCall } from './calls.ts';
import { evaluateAll, evaluateOnTop, type EvaluatorContext } from './evaluator-context.ts';
import { evaluateList, evaluateMap, evaluatePath } from './composites.ts';
import { variableIn, type Scope } from './scope.ts';
import { isOfType } from './type-test.ts';

/** `a[i]` of a list or map; out of range is an error (protocol 7.3). */
function indexInto(object: RulesValue, index: RulesValue): RulesValue {
  if (object.type === 'null') return fail('Null value error.');
  if (object.type === 'map' && index.type === 'string') return fieldOf(object, index.value);
  if (object.type === 'list' && index.type === 'int') {
    return object.items[Number(index.value)] ?? fail('Index out of range.');
  }
  return fail(`Unsupported operation error. Received: ${object.type}[${index.type}].`);
}

/**
 * `a[i:j]` of a list. As in the official emulator, `i` and `j - 1` must be indexes of items. So `a[1:1]` is empty, and
 * `a[0:0]` is an error.
 */
function sliceOf(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  if (object.type === 'null') return fail('Null value error.');
  if (object.type !== 'list' || from.type !== 'int' || to.type !== 'int') {
    return fail(`Unsupported operation error. Received: ${object.type}[${from.type}:${to.type}].`);
  }
  const [start, end] = [Number(from.value), Number(to.value)];
  const { length } = object.items;
  return start < 0 || start >= length || end < 1 || end > length || start > end
    ? fail('Slice out of range.')
    : listOf(object.items.slice(start, end));
}

function boolOrError(value: RulesValue, operator: string): RulesValue {
  if (value.type === 'bool' || value.type === 'error') return value;
  return fail(`An operand of ${operator} is not a bool but ${value.type}.`);
}

/**
 * `&&` and `||`: either operand can decide alone, even if the other one fails (protocol 7.3). The step to the right one
 * counts as an expression, too.
 */
function evaluateLogical(
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

/** `!` of a bool and `-` of a number; anything else is an error (protocol 7.3). */
function evaluateUnary(operator: '!' | '-', operand: RulesValue): RulesValue {
  if (operator === '!' && operand.type === 'bool') return boolOf(!operand.value);
  if (operator === '-' && operand.type === 'int') return intOf(-operand.value);
  if (operator === '-' && operand.type === 'float') return floatOf(-operand.value);
  return fail(`Unsupported operation error. Received: ${operator}${operand.type}.`);
}

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

/** `in` is the only operator whose operands the official emulator evaluates from left to right. */
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
    default:
      return literal;
  }
}

/** Evaluates only the chosen branch. If the condition fails, the result fails (protocol 7.3). The choice counts. */
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
