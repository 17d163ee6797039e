import { compareConstraint } from '../query/compare-constraint.ts';
import type { BinaryOperator } from '../syntax/ast.ts';
import { contains, equalValues } from '../values/equality.ts';
import { boolOf, fail, durationOf, floatOf, intOf, stringOf, timestampOf } from '../values/make-value.ts';
import { orderOf, satisfies, type OrderOperator } from '../values/order.ts';
import type { RulesValue } from '../values/rules-value.ts';

type ArithmeticOperator = '+' | '-' | '*';

/** The result for numbers, strings, timestamps and durations (protocol 7.4); null for other operands. */
function evaluateArithmetic(
  operator: ArithmeticOperator,
  left: RulesValue,
  right: RulesValue,
): RulesValue | null {
  if (left.type === 'int' && right.type === 'int') return ints(operator, left.value, right.value);
  if ((left.type === 'int' || left.type === 'float') && (right.type === 'int' || right.type === 'float')) {
    return floats(operator, Number(left.value), Number(right.value));
  }
  if (operator === '+' && left.type === 'string' && right.type === 'string') {
    return stringOf(left.value + right.value);
  }
  return times(operator, left, right);
}

function ints(operator: ArithmeticOperator, left: bigint, right: bigint): RulesValue {
  switch (operator) {
    case '+':
      return intOf(left + right);
    case '-':
      return intOf(left - right);
    case '*':
      return intOf(left * right);
  }
}

function floats(operator: ArithmeticOperator, left: number, right: number): RulesValue {
  switch (operator) {
    case '+':
      return floatOf(left + right);
    case '-':
      return floatOf(left - right);
    case '*':
      return floatOf(left * right);
  }
}

function times(operator: ArithmeticOperator, left: RulesValue, right: RulesValue): RulesValue | null {
  if (operator !== '+' && operator !== '-') return null;
  if (left.type === 'duration' && right.type === 'timestamp' && operator === '+') {
    return timestampOf(right.nanos + left.nanos);
  }
  if (left.type !== 'timestamp' && left.type !== 'duration') return null;
  if (right.type === 'duration') {
    const nanos = operator === '+' ? left.nanos + right.nanos : left.nanos - right.nanos;
    return left.type === 'timestamp' ? timestampOf(nanos) : durationOf(nanos);
  }
  if (left.type === 'timestamp' && right.type === 'timestamp' && operator === '-') {
    return durationOf(left.nanos - right.nanos);
  }
  return null;
}

function unsupported(operator: string, left: RulesValue, right: RulesValue): RulesValue {
  return fail(`Unsupported operation error. Received: ${left.type} ${operator} ${right.type}.`);
}

function isPartial(value: RulesValue): boolean {
  return value.type === 'map' && value.partial === true;
}

/** Evaluates an operator with two strict operands (protocol 7.4). Neither operand is an error. */
export function evaluateBinary(operator: BinaryOperator, left: RulesValue, right: RulesValue): RulesValue {
  if (left.type === 'constraint' || right.type === 'constraint') {
    return compareConstraint(operator, left, right);
  }
  switch (operator) {
    case '==':
    case '!=':
      return equality(operator, left, right);
    case 'in':
      return membership(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return ordering(operator, left, right);
    default:
      return evaluateArithmetic(operator, left, right) ?? unsupported(operator, left, right);
  }
}

function equality(operator: '==' | '!=', left: RulesValue, right: RulesValue): RulesValue {
  if ((isPartial(left) && right.type === 'map') || (isPartial(right) && left.type === 'map')) {
    return fail('The query does not tell all fields of the document.');
  }
  return boolOf(equalValues(left, right) === (operator === '=='));
}

function ordering(operator: OrderOperator, left: RulesValue, right: RulesValue): RulesValue {
  const order = orderOf(left, right);
  if (order !== null) return boolOf(satisfies(order, operator));
  const numbers = left.type === 'float' || right.type === 'float';
  const sameKind = numbers && isNumber(left) && isNumber(right);
  return sameKind ? boolOf(false) : unsupported(operator, left, right);
}

function isNumber(value: RulesValue): boolean {
  return value.type === 'int' || value.type === 'float';
}

/** Whether a list or set has the item, or a map the key (protocol 7.4). */
function membership(left: RulesValue, right: RulesValue): RulesValue {
  if (right.type === 'null') return fail('Null value error.');
  if (right.type === 'list') return boolOf(contains(right.items, left, 'by type'));
  if (right.type === 'set') return boolOf(contains(right.items, left, 'by value'));
  if (right.type === 'map' && left.type === 'string') {
    const present = right.fields.has(left.value);
    if (!present && right.partial === true) return fail('The query does not tell whether the field exists.');
    return boolOf(present);
  }
  return unsupported('in', left, right);
}
