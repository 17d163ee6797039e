import type { RulesIssue } from '../access-request.ts';
import type { Position } from './ast.ts';
import type { Lexer } from './lexer.ts';
import type { Token } from './token.ts';

/** Deeper nesting is refused, so that no later pass can exhaust the stack. */
const MAX_NESTING = 400;

/**
 * The parser's place in the source. It stores the first problem. From then on each token is the end of the file, so
 * every parse function returns at once. Its node is never used.
 */
export interface TokenCursor {
  readonly issue: RulesIssue | null;
  peek(): Token;
  take(): Token;
  /** Whether the next token is this sign or this word. */
  isNext(text: string): boolean;
  /** Whether this sign comes next, without white space before it. */
  isAdjacent(text: string): boolean;
  /** Takes the next token if it is this sign or word. */
  takeIf(text: string): boolean;
  /** Takes the next token; reports an issue if it is a different one. */
  expect(text: string): Token;
  expectName(what: string): string;
  /** Takes path text that starts exactly where the last token ended; null if there is none. */
  takePathText(): Token | null;
  fail(description: string, at?: Position): void;
  /** Runs `parse` one level deeper. Returns `instead`, and reports an issue, if the nesting is too deep. */
  nested<T>(parse: () => T, instead: T): T;
}

export function createTokenCursor(lexer: Lexer): TokenCursor {
  let issue: RulesIssue | null = null;
  let depth = 0;
  let taken = 0;
  /** Read lazily: after `/` the parser wants path text, which need not be a token. */
  let lookahead: Token | null = null;

  function read(offset: number): Token {
    const token = lexer.tokenAt(offset);
    if (token.kind !== 'bad') return token;
    issue ??= { ...token.at, description: token.description };
    return { kind: 'end', text: '', at: token.at, start: offset, end: offset };
  }

  function peek(): Token {
    lookahead ??= read(taken);
    return lookahead;
  }

  function fail(description: string, at: Position = peek().at): void {
    issue ??= { line: at.line, column: at.column, description };
    lookahead = { kind: 'end', text: '', at, start: taken, end: taken };
  }

  function take(): Token {
    const token = peek();
    taken = token.end;
    if (issue === null) lookahead = null;
    return token;
  }

  function isNext(text: string): boolean {
    const next = peek();
    return next.text === text && (next.kind === 'punctuation' || next.kind === 'identifier');
  }

  function shown(): string {
    const next = peek();
    return next.kind === 'end' ? 'the end of the file' : `'${next.text}'`;
  }

  return {
    get issue() {
      return issue;
    },
    peek,
    take,
    isNext,
    isAdjacent: (text) => isNext(text) && peek().start === taken,
    takeIf(text) {
      if (!isNext(text)) return false;
      take();
      return true;
    },
    expect(text) {
      if (!isNext(text)) fail(`Unexpected ${shown()}, expected '${text}'.`);
      return take();
    },
    expectName(what) {
      if (peek().kind !== 'identifier') fail(`Unexpected ${shown()}, expected ${what}.`);
      return take().text;
    },
    takePathText() {
      if (issue !== null) return null;
      const text = lexer.pathTextAt(taken);
      if (text === null) return null;
      taken = text.end;
      lookahead = null;
      return text;
    },
    fail,
    nested(parse, instead) {
      if (depth >= MAX_NESTING) {
        fail('The nesting is too deep.');
        return instead;
      }
      depth += 1;
      const result = parse();
      depth -= 1;
      return result;
    },
  };
}
