import type { RulesValue } from './rules-value.ts';

/**
 * Negative, zero or positive; null if the two have no order (protocol 7.4). Numbers other than NaN have one, and so
 * have two strings, two timestamps or two durations.
 */
export function orderOf(left: RulesValue, right: RulesValue): number | null {
  if (left.type === 'int' || left.type === 'float') {
    return right.type === 'int' || right.type === 'float' ? sign(left.value, right.value) : null;
  }
  if (left.type === 'string' && right.type === 'string') return sign(left.value, right.value);
  if (left.type === 'timestamp' && right.type === 'timestamp') return sign(left.nanos, right.nanos);
  if (left.type === 'duration' && right.type === 'duration') return sign(left.nanos, right.nanos);
  return null;
}

function sign<T extends bigint | number | string>(left: T, right: T): number | null {
  if (left < right) return -1;
  if (left > right) return 1;
  // oxlint-disable-next-line eqeqeq -- a bigint and a number compare exactly with ==, and never with ===
  return left == right ? 0 : null;
}

export type OrderOperator = '<' | '<=' | '>' | '>=';

/** Whether an order of two values satisfies an operator. */
export function satisfies(order: number, operator: OrderOperator): boolean {
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}
