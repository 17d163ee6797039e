import type { BinaryOperator } from '../syntax/ast.ts';
import { equalValues } from '../values/equality.ts';
import { boolOf, fail } from '../values/make-value.ts';
import { orderOf, satisfies } from '../values/order.ts';
import type { ConstraintMember, ConstraintValue, RulesValue } from '../values/rules-value.ts';

const mirrored = new Map<BinaryOperator, BinaryOperator>([
  ['<', '>'],
  ['<=', '>='],
  ['>', '<'],
  ['>=', '<='],
]);

const undecided = fail('The query does not prove this comparison.');

/**
 * The result of a binary operator with a constraint on either side. It is true if the constraint implies that,
 * otherwise an error. Only `constraint in list` can be false (protocol 7.8).
 */
export function compareConstraint(operator: BinaryOperator, left: RulesValue, right: RulesValue): RulesValue {
  if (operator === 'in') return constrainedIn(left, right);
  if (left.type === 'constraint' && right.type === 'constraint') return undecided;
  if (left.type === 'constraint') return proven(left, operator, right);
  if (right.type === 'constraint') return proven(right, mirrored.get(operator) ?? operator, left);
  return undecided;
}

function constrainedIn(left: RulesValue, right: RulesValue): RulesValue {
  if (right.type === 'constraint') {
    return right.members.some((member) => namesItem(member, left)) ? boolOf(true) : undecided;
  }
  return right.type === 'list' ? boolOf(false) : undecided;
}

function proven(constraint: ConstraintValue, operator: BinaryOperator, bound: RulesValue): RulesValue {
  // Only a filter for null selects null.
  if (operator === '!=' && bound.type === 'null')
    return constraint.members.some(isNull) ? undecided : boolOf(true);
  return constraint.members.some((member) => implies(member, operator, bound)) ? boolOf(true) : undecided;
}

const isNull = ({ comparator, value }: ConstraintMember) => comparator === 'EQ' && value.type === 'null';

/** Whether a member can imply something about a value. Types must be equal, or int and float in this order (7.8). */
function comparable(member: RulesValue, bound: RulesValue): boolean {
  return member.type === bound.type || (member.type === 'int' && bound.type === 'float');
}

/** Whether an array-contains filter names this very item. */
function namesItem({ comparator, value }: ConstraintMember, item: RulesValue): boolean {
  return comparator === 'LIST_CONTAINS' && comparable(value, item) && equalValues(value, item);
}

function implies(member: ConstraintMember, operator: BinaryOperator, bound: RulesValue): boolean {
  if (!comparable(member.value, bound)) return false;
  if (member.comparator === 'EQ') return impliedByEqual(member.value, operator, bound);
  const order = orderOf(member.value, bound);
  if (order === null) return false;
  switch (member.comparator) {
    case 'GT':
      return (operator === '>' || operator === '>=' || operator === '!=') && order >= 0;
    case 'GTE':
      return operator === '>=' ? order >= 0 : (operator === '>' || operator === '!=') && order > 0;
    case 'LT':
      return (operator === '<' || operator === '<=' || operator === '!=') && order <= 0;
    case 'LTE':
      return operator === '<=' ? order <= 0 : (operator === '<' || operator === '!=') && order < 0;
    default:
      return false;
  }
}

function impliedByEqual(value: RulesValue, operator: BinaryOperator, bound: RulesValue): boolean {
  if (operator === '==') return equalValues(value, bound);
  if (operator === '!=') return !equalValues(value, bound);
  if (operator !== '<' && operator !== '<=' && operator !== '>' && operator !== '>=') return false;
  const order = orderOf(value, bound);
  return order !== null && satisfies(order, operator);
}
