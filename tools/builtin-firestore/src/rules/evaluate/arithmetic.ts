import { durationOf, fail, floatOf, intOf, stringOf, timestampOf } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

/** Numbers, joined strings, and timestamps with durations (rules 7.4); null for other operands. */
export function evaluateArithmetic(
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
    case '/':
      return right === 0n ? fail('Division by zero.') : intOf(BigInt.asIntN(64, left / right));
    case '%':
      return right === 0n ? fail('Division by zero.') : intOf(left % right);
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
    case '/':
      return floatOf(left / right);
    case '%':
      return floatOf(left % right);
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
