import { allowMethods } from './ast.ts';
import type {
  AllowMethod,
  AllowStatement,
  Expression,
  FunctionDeclaration,
  LetBinding,
  MatchSegment,
} from './ast.ts';
import { parseExpression } from './expression-parser.ts';
import { parsePathText, reservedWords } from './operand-parser.ts';
import type { TokenCursor } from './token-cursor.ts';

function parseDeclaredName(cursor: TokenCursor, what: string): string {
  const { text } = cursor.peek();
  if (reservedWords.has(text)) cursor.fail(`'${text}' is a reserved word.`);
  return cursor.expectName(what);
}

/** Parses `function name(a, b) { let c = …; return …; }`. */
export function parseFunction(cursor: TokenCursor): FunctionDeclaration {
  const { at } = cursor.expect('function');
  const name = parseDeclaredName(cursor, 'a function name');
  const parameters: string[] = [];
  cursor.expect('(');
  if (!cursor.isNext(')')) {
    do parameters.push(parseDeclaredName(cursor, 'a parameter name'));
    while (cursor.takeIf(','));
  }
  cursor.expect(')');
  cursor.expect('{');
  const lets: LetBinding[] = [];
  while (cursor.isNext('let')) lets.push(parseLet(cursor));
  cursor.expect('return');
  const result = parseExpression(cursor);
  cursor.expect(';');
  cursor.expect('}');
  return { at, name, parameters, lets, result };
}

function parseLet(cursor: TokenCursor): LetBinding {
  const { at } = cursor.expect('let');
  const name = parseDeclaredName(cursor, 'a variable name');
  cursor.expect('=');
  const value = parseExpression(cursor);
  cursor.expect(';');
  return { at, name, value };
}

/** Parses `allow get, list: if …;`. */
export function parseAllow(cursor: TokenCursor): AllowStatement {
  const { at } = cursor.expect('allow');
  const methods: AllowMethod[] = [];
  do methods.push(parseMethod(cursor));
  while (cursor.takeIf(','));
  let condition: Expression | undefined;
  if (cursor.takeIf(':')) {
    cursor.expect('if');
    condition = parseExpression(cursor);
  }
  cursor.expect(';');
  return condition === undefined ? { at, methods } : { at, methods, condition };
}

function parseMethod(cursor: TokenCursor): AllowMethod {
  const { text } = cursor.peek();
  const method = allowMethods.find((name) => name === text);
  if (method === undefined) cursor.fail(`'${text}' is not a method of allow.`);
  cursor.take();
  return method ?? 'read';
}

/** Parses the path of a match block. */
export function parseMatchPath(cursor: TokenCursor): readonly MatchSegment[] {
  const segments: MatchSegment[] = [];
  do segments.push(parseSegment(cursor));
  while (cursor.isNext('/'));
  return segments;
}

function parseSegment(cursor: TokenCursor): MatchSegment {
  cursor.expect('/');
  const text = parsePathText(cursor);
  if (text !== null) return { kind: 'text', at: text.at, text: text.text };
  if (!cursor.isAdjacent('{')) cursor.fail('Expected a path segment.');
  const { at } = cursor.expect('{');
  const name = parseDeclaredName(cursor, 'a wildcard name');
  const recursive = cursor.takeIf('=');
  if (recursive) cursor.expect('**');
  cursor.expect('}');
  return { kind: 'wildcard', at, name, recursive };
}
