import { utf8Length } from '../../values/bytes.ts';
import type { RulesIssue } from '../access-request.ts';
import {
  type AllowStatement,
  type FunctionDeclaration,
  type MatchBlock,
  type RulesFile,
  type ServiceBlock,
  allowMethods,
  type AllowMethod,
  type Expression,
  type LetBinding,
  type MatchSegment,
  type Position,
} from './ast.ts';
import { createLexer } from './lexer.ts';
import { createTokenCursor, type TokenCursor } from './token-cursor.ts';
import { parsePathText, reservedWords, parseArguments, parseOperand } from './operand-parser.ts';
import { binaryPrecedence, infixOperatorOf, precedence, type InfixOperator } from './precedence.ts';

const nothing: Expression = { kind: 'literal', at: { line: 1, column: 1 }, literal: { type: 'null' } };

/** Parses one expression. After a problem the cursor has the issue, and the result is meaningless. */
function parseExpression(cursor: TokenCursor): Expression {
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
  const right = parseBinary(cursor, tightness + 1);
  if (operator === '&&' || operator === '||') return { kind: 'logical', at, operator, left, right };
  return { kind: 'binary', at, operator, left, right };
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

function parseDeclaredName(cursor: TokenCursor, what: string): string {
  const { text } = cursor.peek();
  if (reservedWords.has(text)) cursor.fail(`'${text}' is a reserved word.`);
  return cursor.expectName(what);
}

/** Parses `function name(a, b) { let c = …; return …; }`. */
function parseFunction(cursor: TokenCursor): FunctionDeclaration {
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
function parseAllow(cursor: TokenCursor): AllowStatement {
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

function parseMatchPath(cursor: TokenCursor): readonly MatchSegment[] {
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

export type ParsedRules =
  | { readonly ok: true; readonly file: RulesFile }
  | { readonly ok: false; readonly issue: RulesIssue };

const MAX_SOURCE_BYTES = 256 * 1024;

/** Parses a rules file (protocol 7.1). Checks only the syntax; `issue` is the first problem. */
export function parseRules(source: string): ParsedRules {
  if (utf8Length(source) > MAX_SOURCE_BYTES) {
    return { ok: false, issue: { line: 1, column: 1, description: 'The rules are larger than 256 KB.' } };
  }
  const cursor = createTokenCursor(createLexer(source));
  const file = parseFile(cursor);
  return cursor.issue === null ? { ok: true, file } : { ok: false, issue: cursor.issue };
}

function parseFile(cursor: TokenCursor): RulesFile {
  const version = parseVersion(cursor);
  const functions: FunctionDeclaration[] = [];
  while (cursor.isNext('function')) functions.push(parseFunction(cursor));
  const service = parseService(cursor);
  if (cursor.peek().kind !== 'end') cursor.fail(`Unexpected '${cursor.peek().text}' behind the service.`);
  return version === undefined ? { functions, service } : { version, functions, service };
}

function parseVersion(cursor: TokenCursor): RulesFile['version'] {
  const { at } = cursor.peek();
  if (!cursor.takeIf('rules_version')) return undefined;
  cursor.expect('=');
  if (cursor.peek().kind !== 'string') cursor.fail("Expected '2'.");
  const { text } = cursor.take();
  cursor.expect(';');
  return { at, text };
}

function parseService(cursor: TokenCursor): ServiceBlock {
  const { at } = cursor.expect('service');
  const name = `${cursor.expectName('a service name')}${cursor.expect('.').text}${cursor.expectName('a service name')}`;
  const { functions, matches } = parseBlock(cursor, false);
  return { at, name, functions, matches };
}

interface Block {
  readonly functions: FunctionDeclaration[];
  readonly matches: MatchBlock[];
  readonly allows: AllowStatement[];
}

function parseBlock(cursor: TokenCursor, takesAllow: boolean): Block {
  const block: Block = { functions: [], matches: [], allows: [] };
  cursor.expect('{');
  while (!cursor.takeIf('}')) {
    if (cursor.isNext('function')) block.functions.push(parseFunction(cursor));
    else if (cursor.isNext('match')) block.matches.push(parseMatch(cursor));
    else if (takesAllow && cursor.isNext('allow')) block.allows.push(parseAllow(cursor));
    else if (cursor.issue === null) cursor.fail(`Unexpected '${cursor.peek().text}'.`);
    if (cursor.issue !== null) return block;
  }
  return block;
}

function parseMatch(cursor: TokenCursor): MatchBlock {
  const { at } = cursor.expect('match');
  const segments = parseMatchPath(cursor);
  const empty: Block = { functions: [], matches: [], allows: [] };
  const block = cursor.nested(() => parseBlock(cursor, true), empty);
  return { at, segments, ...block };
}
