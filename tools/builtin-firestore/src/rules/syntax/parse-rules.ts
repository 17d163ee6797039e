import { utf8Length } from '../../values/bytes.ts';
import type { RulesIssue } from '../access-request.ts';
import type { AllowStatement, FunctionDeclaration, MatchBlock, RulesFile, ServiceBlock } from './ast.ts';
import { parseAllow, parseFunction, parseMatchPath } from './declaration-parser.ts';
import { createLexer } from './lexer.ts';
import { createTokenCursor, type TokenCursor } from './token-cursor.ts';

export type ParsedRules =
  | { readonly ok: true; readonly file: RulesFile }
  | { readonly ok: false; readonly issue: RulesIssue };

const MAX_SOURCE_BYTES = 256 * 1024;

/** Parses a rules file (rules 7.1). Checks only the syntax; `issue` is the first problem. */
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
