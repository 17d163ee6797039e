import type { BinaryOperator, LogicalOperator } from './ast.ts';

/** How tightly an operator binds, loosest first (protocol 7.2): `a in b == c` is `a in (b == c)`. */
export const precedence = {
  conditional: 1,
  or: 2,
  and: 3,
  in: 4,
  is: 5,
  equality: 6,
  comparison: 7,
  sum: 8,
  product: 9,
  unary: 10,
  postfix: 11,
} as const;

export const binaryPrecedence: ReadonlyMap<BinaryOperator | LogicalOperator | 'is', number> = new Map<
  BinaryOperator | LogicalOperator | 'is',
  number
>([
  ['||', precedence.or],
  ['&&', precedence.and],
  ['in', precedence.in],
  ['is', precedence.is],
  ['==', precedence.equality],
  ['!=', precedence.equality],
  ['<', precedence.comparison],
  ['<=', precedence.comparison],
  ['>', precedence.comparison],
  ['>=', precedence.comparison],
  ['+', precedence.sum],
  ['-', precedence.sum],
  ['*', precedence.product],
]);

export type InfixOperator = BinaryOperator | LogicalOperator | 'is';

/** The infix operator with this text; null if there is none. */
export function infixOperatorOf(text: string): InfixOperator | null {
  for (const operator of binaryPrecedence.keys()) if (operator === text) return operator;
  return null;
}
