export const ORDER_OPERATORS = [
  'EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
] as const;

/** Operators whose operand is one value. */
export const VALUE_OPERATORS = [...ORDER_OPERATORS, 'ARRAY_CONTAINS'] as const;

/** An operator of a query's filter that a client of ours sends, by its name in the protocol (3.3). */
export type ComparisonOperator = (typeof VALUE_OPERATORS)[number] | 'IN' | 'IS_NULL';
