import type { MatchSegment } from '../syntax/ast.ts';
import type { RulesValue } from '../values/rules-value.ts';
import type { FlatMatch } from './flat-rules.ts';
import type { Scope } from './scope.ts';

/** The scope of a match block's conditions: each enclosing block adds its wildcards and functions. */
export function matchScope(match: FlatMatch, captured: readonly RulesValue[], outer: Scope): Scope {
  let scope = outer;
  let from = 0;
  for (const level of match.levels) {
    const to = from + level.segmentCount;
    scope = {
      variables: wildcardsOf(match.segments, captured, from, to),
      functions: level.functions,
      parent: scope,
    };
    from = to;
  }
  return scope;
}

function wildcardsOf(
  segments: readonly MatchSegment[],
  captured: readonly RulesValue[],
  from: number,
  to: number,
): ReadonlyMap<string, RulesValue> {
  const variables = new Map<string, RulesValue>();
  for (let index = from; index < to; index += 1) {
    const segment = segments[index];
    const value = captured[index];
    if (segment?.kind === 'wildcard' && value !== undefined) variables.set(segment.name, value);
  }
  return variables;
}
