import type { Expression, Literal, MapEntry, PathPart } from './ast.ts';
import type { TokenCursor } from './token-cursor.ts';
import type { Token } from './token.ts';

type ParseExpression = (cursor: TokenCursor) => Expression;

/** Words that never name a variable or a function. */
export const reservedWords: ReadonlySet<string> = new Set([
  'true',
  'false',
  'null',
  'in',
  'is',
  'if',
  'let',
  'return',
  'function',
  'match',
  'allow',
]);

const MAX_INT = 2n ** 63n - 1n;

/** Parses a literal, a name, a call, a path, a list, a map, or an expression in brackets. */
export function parseOperand(cursor: TokenCursor, parse: ParseExpression): Expression {
  const token = cursor.peek();
  const { at } = token;
  if (token.kind === 'identifier') return parseName(cursor, parse);
  if (token.kind !== 'punctuation') {
    const literal = literalOf(cursor, token);
    cursor.take();
    return { kind: 'literal', at, literal };
  }
  if (cursor.isNext('/')) return { kind: 'path', at, parts: parsePath(cursor, parse) };
  if (cursor.takeIf('(')) {
    const inner = parse(cursor);
    cursor.expect(')');
    return inner;
  }
  if (cursor.takeIf('[')) {
    return { kind: 'list', at, items: parseItems(cursor, ']', () => parse(cursor)) };
  }
  if (cursor.takeIf('{')) {
    return { kind: 'map', at, entries: parseItems(cursor, '}', () => parseEntry(cursor, parse)) };
  }
  cursor.fail(`Unexpected '${token.text}', expected an expression.`);
  return { kind: 'literal', at, literal: { type: 'null' } };
}

/** Parses `(a, b)`. */
export function parseArguments(cursor: TokenCursor, parse: ParseExpression): readonly Expression[] {
  cursor.expect('(');
  return parseItems(cursor, ')', () => parse(cursor));
}

function parseItems<T>(cursor: TokenCursor, close: string, parseItem: () => T): readonly T[] {
  const items: T[] = [];
  if (cursor.takeIf(close)) return items;
  do items.push(parseItem());
  while (cursor.takeIf(','));
  cursor.expect(close);
  return items;
}

function parseEntry(cursor: TokenCursor, parse: ParseExpression): MapEntry {
  const key = parse(cursor);
  cursor.expect(':');
  return { key, value: parse(cursor) };
}

function parseName(cursor: TokenCursor, parse: ParseExpression): Expression {
  const token = cursor.peek();
  const { at, text } = token;
  if (text === 'true' || text === 'false' || text === 'null') {
    cursor.take();
    const literal: Literal = text === 'null' ? { type: 'null' } : { type: 'bool', value: text === 'true' };
    return { kind: 'literal', at, literal };
  }
  if (reservedWords.has(text)) cursor.fail(`Unexpected '${text}', expected an expression.`);
  cursor.take();
  if (!cursor.isNext('(')) return { kind: 'variable', at, name: text };
  return { kind: 'call', at, name: text, args: parseArguments(cursor, parse) };
}

function literalOf(cursor: TokenCursor, token: Token): Literal {
  switch (token.kind) {
    case 'int': {
      const value = BigInt(token.text);
      if (value > MAX_INT) cursor.fail('The integer does not fit 64 bits.');
      return { type: 'int', value };
    }
    case 'float': {
      const value = Number(token.text);
      if (!Number.isFinite(value)) cursor.fail('The number is too large.');
      return { type: 'float', value };
    }
    case 'string':
      return { type: 'string', value: token.text };
    default:
      cursor.fail('Unexpected end of the file, expected an expression.');
      return { type: 'null' };
  }
}

function parsePath(cursor: TokenCursor, parse: ParseExpression): readonly PathPart[] {
  const parts: PathPart[] = [];
  do {
    cursor.expect('/');
    parts.push(parsePathPart(cursor, parse));
  } while (cursor.isAdjacent('/'));
  return parts;
}

/** Takes the text of a segment. Refuses `+` and `%`: the official emulator reads `a+b` and `a%20b` as `a b`. */
export function parsePathText(cursor: TokenCursor): Token | null {
  const text = cursor.takePathText();
  if (text !== null && /[+%]/.test(text.text)) {
    cursor.fail("A path segment with '+' or '%' is not supported.", text.at);
  }
  return text;
}

function parsePathPart(cursor: TokenCursor, parse: ParseExpression): PathPart {
  const text = parsePathText(cursor);
  if (text !== null) return { kind: 'text', text: text.text };
  if (!cursor.isAdjacent('$')) cursor.fail('Expected a path segment.');
  cursor.expect('$');
  if (!cursor.isAdjacent('(')) cursor.fail("Expected '(' right behind '$'.");
  cursor.expect('(');
  const expression = parse(cursor);
  cursor.expect(')');
  return { kind: 'expression', expression };
}
