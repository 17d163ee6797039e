/** The package's entry point `syntax`: a rules file as a tree, and back. */
export type {
  AllowMethod,
  AllowStatement,
  BinaryOperator,
  Expression,
  FunctionDeclaration,
  Literal,
  MatchBlock,
  MatchSegment,
  Position,
  RulesFile,
} from './rules/syntax/ast.ts';
export { parseRules } from './rules/syntax/parse-rules.ts';
export { printExpression } from './rules/syntax/print-expression.ts';
