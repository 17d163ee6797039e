import type { Position } from './ast.ts';

export type TokenKind = 'identifier' | 'int' | 'float' | 'string' | 'punctuation' | 'end';

/** `text` is the source text, except for string literals: there it is the text they denote. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly at: Position;
  /** UTF-16 offsets into the source: the first character, and the one after the last. */
  readonly start: number;
  readonly end: number;
}

/** The lexer's result for text that is not a token. */
export interface BadToken {
  readonly kind: 'bad';
  readonly description: string;
  readonly at: Position;
}
