/** Operators that compare a field with a value by order. */
export const ORDER_OPERATORS = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
] as const;

/** Operators whose operand is one value. */
export const VALUE_OPERATORS = [...ORDER_OPERATORS, 'ARRAY_CONTAINS'] as const;

/** Operators whose operand is a list of values. */
export const LIST_OPERATORS = ['ARRAY_CONTAINS_ANY', 'IN', 'NOT_IN'] as const;

/** Operators without an operand. */
export const UNARY_OPERATORS = ['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN'] as const;

/** An operator of a query's filter, by its name in the protocol (3.3). */
export type ComparisonOperator =
  | (typeof VALUE_OPERATORS)[number]
  | (typeof LIST_OPERATORS)[number]
  | (typeof UNARY_OPERATORS)[number];
