import { functionsByName } from '../evaluate/flat-rules.ts';
import type { MatchBlock, MatchSegment } from '../syntax/ast.ts';
import { checkFunctions, checkTopExpression } from './check-functions.ts';
import { checkName } from './check-name.ts';
import type { IssueLog } from './issue-log.ts';
import type { StaticScope } from './static-scope.ts';
import type { StaticType } from './static-type.ts';

const MAX_MATCH_DEPTH = 10;
const MAX_PATH_SEGMENTS = 100;
const MAX_CAPTURES = 20;

/** Checks match blocks and everything in them (rules 7.1, limits of 7.6). */
export function checkMatches(
  matches: readonly MatchBlock[],
  scope: StaticScope,
  log: IssueLog,
  outer: readonly MatchSegment[] = [],
  depth = 1,
): void {
  for (const block of matches) {
    if (depth > MAX_MATCH_DEPTH) {
      log.report(block.at, `Match blocks nest deeper than ${MAX_MATCH_DEPTH}.`);
      return;
    }
    const segments = [...outer, ...block.segments];
    checkPath(block, segments, log);
    const inner: StaticScope = {
      variables: wildcardTypes(block, log),
      functions: functionsByName(block.functions),
      parent: scope,
    };
    checkFunctions(block.functions, inner, log);
    for (const { condition } of block.allows) {
      if (condition !== undefined) checkTopExpression(condition, { scope: inner, inFunction: null, log });
    }
    checkMatches(block.matches, inner, log, segments, depth + 1);
  }
}

function checkPath(block: MatchBlock, segments: readonly MatchSegment[], log: IssueLog): void {
  const wildcards = segments.filter((segment) => segment.kind === 'wildcard');
  if (segments.length > MAX_PATH_SEGMENTS) {
    log.report(block.at, `A path has at most ${MAX_PATH_SEGMENTS} segments.`);
  }
  if (wildcards.length > MAX_CAPTURES) {
    log.report(block.at, `A path has at most ${MAX_CAPTURES} wildcards.`);
  }
  if (wildcards.filter((segment) => segment.recursive).length > 1) {
    log.report(block.at, 'A path has at most one recursive wildcard.');
  }
}

function wildcardTypes(block: MatchBlock, log: IssueLog): ReadonlyMap<string, StaticType> {
  const types = new Map<string, StaticType>();
  for (const segment of block.segments) {
    if (segment.kind === 'wildcard') {
      checkName(segment.name, segment.at, log);
      if (types.has(segment.name)) log.report(segment.at, `The wildcard ${segment.name} is used twice.`);
      types.set(segment.name, segment.recursive ? 'path' : 'string');
    }
  }
  return types;
}
