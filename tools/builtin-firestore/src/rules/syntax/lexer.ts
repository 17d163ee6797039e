import { readQuotedText } from './quoted-text.ts';
import type { BadToken, Token, TokenKind } from './token.ts';
import type { Position } from './ast.ts';

/** Turns offsets of one source into lines and columns, both counted from one. */
type LineIndex = (offset: number) => Position;

function createLineIndex(source: string): LineIndex {
  const starts = [0];
  for (let offset = source.indexOf('\n'); offset >= 0; offset = source.indexOf('\n', offset + 1)) {
    starts.push(offset + 1);
  }
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

const blank = /(?:[ \t\r\n\f]|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const identifier = /[A-Za-z_][A-Za-z0-9_]*/y;
const number = /[0-9]+(\.[0-9]+)?/y;
// The official emulator reads ++ and -- as tokens, but refuses them.
const punctuation = /\+\+|--|&&|\|\||==|!=|<=|>=|\*\*|[{}()[\],;:.=<>+\-*/%!?$]/y;
const pathText = /\((?:[\w&'*+.:@~-]|%[\dA-Fa-f]{2})+\)|(?:[\w&'*+.:@~-]|%[\dA-Fa-f]{2})+/y;

/** Reads tokens at offsets that the parser chooses: only the parser knows whether `/` divides or starts a path. */
export interface Lexer {
  /** The first token at or after `offset`. */
  tokenAt(offset: number): Token | BadToken;
  /** The text of a path segment that starts exactly at `offset` (protocol 7.1); null if there is none. */
  pathTextAt(offset: number): Token | null;
}

export function createLexer(source: string): Lexer {
  const positionOf = createLineIndex(source);

  function matchAt(pattern: RegExp, offset: number): RegExpExecArray | null {
    pattern.lastIndex = offset;
    return pattern.exec(source);
  }

  function token(kind: TokenKind, start: number, end: number, text = source.slice(start, end)): Token {
    return { kind, text, at: positionOf(start), start, end };
  }

  function bad(description: string, offset: number): BadToken {
    return { kind: 'bad', description, at: positionOf(offset) };
  }

  function quoted(start: number): Token | BadToken {
    const read = readQuotedText(source, start);
    return read.ok ? token('string', start, read.end, read.text) : bad(read.description, read.offset);
  }

  function numberToken(start: number, match: RegExpExecArray): Token | BadToken {
    const end = start + match[0].length;
    if (/^0[0-9]/.test(match[0])) return bad('A number cannot start with 0.', start);
    return token(match[1] === undefined ? 'int' : 'float', start, end);
  }

  function tokenAt(offset: number): Token | BadToken {
    const start = offset + (matchAt(blank, offset)?.[0].length ?? 0);
    const character = source[start];
    if (character === undefined) return token('end', start, start);
    if (source.startsWith('/*', start)) return bad('Unterminated comment.', start);
    if (character === "'" || character === '"') return quoted(start);
    const name = matchAt(identifier, start);
    if (name !== null) return token('identifier', start, start + name[0].length);
    const digits = matchAt(number, start);
    if (digits !== null) return numberToken(start, digits);
    const sign = matchAt(punctuation, start);
    if (sign !== null) return token('punctuation', start, start + sign[0].length);
    return bad(`Unexpected character '${character}'.`, start);
  }

  function pathTextAt(offset: number): Token | null {
    const match = matchAt(pathText, offset);
    return match === null ? null : token('identifier', offset, offset + match[0].length);
  }

  return { tokenAt, pathTextAt };
}
