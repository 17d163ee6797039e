import type { Expression, Position } from './ast.ts';
import { parseArguments, parseOperand } from './operand-parser.ts';
import { binaryPrecedence, infixOperatorOf, precedence, type InfixOperator } from './precedence.ts';
import type { TokenCursor } from './token-cursor.ts';

const nothing: Expression = { kind: 'literal', at: { line: 1, column: 1 }, literal: { type: 'null' } };

/** Parses one expression. On a problem the cursor holds the issue and the result is meaningless. */
export function parseExpression(cursor: TokenCursor): Expression {
  return cursor.nested(() => parseConditional(cursor), nothing);
}

function parseConditional(cursor: TokenCursor): Expression {
  const condition = parseBinary(cursor, precedence.or);
  const { at } = cursor.peek();
  if (!cursor.takeIf('?')) return condition;
  const whenTrue = parseExpression(cursor);
  cursor.expect(':');
  const whenFalse = parseExpression(cursor);
  return { kind: 'conditional', at, condition, whenTrue, whenFalse };
}

function parseBinary(cursor: TokenCursor, loosest: number): Expression {
  let left = cursor.nested(() => parseUnary(cursor), nothing);
  for (;;) {
    const token = cursor.peek();
    const operator =
      token.kind === 'punctuation' || token.kind === 'identifier' ? infixOperatorOf(token.text) : null;
    const tightness = operator === null ? 0 : (binaryPrecedence.get(operator) ?? 0);
    if (operator === null || tightness < loosest) return left;
    cursor.take();
    left = parseRight(cursor, left, operator, tightness, token.at);
  }
}

function parseRight(
  cursor: TokenCursor,
  left: Expression,
  operator: InfixOperator,
  tightness: number,
  at: Position,
): Expression {
  if (operator === 'is') return { kind: 'is', at, operand: left, typeName: cursor.expectName('a type') };
  if (operator === '/') checkDivision(cursor, left, at);
  const right = parseBinary(cursor, tightness + 1);
  if (operator === '&&' || operator === '||') return { kind: 'logical', at, operator, left, right };
  return { kind: 'binary', at, operator, left, right };
}

/** The official emulator reads a slash with text right behind it as the start of a path, even where it could divide. */
function checkDivision(cursor: TokenCursor, left: Expression, at: Position): void {
  const segment = cursor.takePathText();
  if (segment === null) return;
  if (left.kind === 'path') cursor.fail('White space is not allowed inside a path.', at);
  else cursor.fail(`Put a blank behind the slash to divide: '/${segment.text}' is a path.`, at);
}

function parseUnary(cursor: TokenCursor): Expression {
  const { at } = cursor.peek();
  for (const operator of ['!', '-'] as const) {
    if (cursor.takeIf(operator)) {
      if (operator === '-' && (cursor.isNext('-') || cursor.isNext('!'))) {
        cursor.fail('Behind a minus, another sign has to be in brackets.');
      }
      const operand = cursor.nested(() => parseUnary(cursor), nothing);
      return { kind: 'unary', at, operator, operand };
    }
  }
  return parsePostfix(cursor);
}

function parsePostfix(cursor: TokenCursor): Expression {
  let node = parseOperand(cursor, parseExpression);
  for (;;) {
    const { at } = cursor.peek();
    if (cursor.takeIf('.')) node = parseMember(cursor, node);
    else if (cursor.takeIf('[')) node = parseIndex(cursor, node, at);
    else return node;
  }
}

function parseMember(cursor: TokenCursor, object: Expression): Expression {
  const { at } = cursor.peek();
  const name = cursor.expectName('a member name');
  if (!cursor.isNext('(')) return { kind: 'member', at, object, name };
  return { kind: 'methodCall', at, object, name, args: parseArguments(cursor, parseExpression) };
}

function parseIndex(cursor: TokenCursor, object: Expression, at: Position): Expression {
  const index = parseExpression(cursor);
  if (!cursor.takeIf(':')) {
    cursor.expect(']');
    return { kind: 'index', at, object, index };
  }
  const to = parseExpression(cursor);
  cursor.expect(']');
  return { kind: 'slice', at, object, from: index, to };
}
