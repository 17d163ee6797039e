import { boolOf, fail, floatOf, intOf } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';

/** `!` of a bool and `-` of a number; anything else is an error (rules 7.3). */
export function evaluateUnary(operator: '!' | '-', operand: RulesValue): RulesValue {
  if (operator === '!' && operand.type === 'bool') return boolOf(!operand.value);
  if (operator === '-' && operand.type === 'int') return intOf(-operand.value);
  if (operator === '-' && operand.type === 'float') return floatOf(-operand.value);
  return fail(`Unsupported operation error. Received: ${operator}${operand.type}.`);
}
