import type { MatchSegment } from '../syntax/ast.ts';
import { fail } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';

/** A path to match, from `databases` on; null where a list query leaves the segment open. */
export type TargetPath = readonly (string | null)[];

/**
 * The value of each pattern segment, also of literal ones; null if the pattern does not cover the path. A pattern has
 * at most one recursive wildcard, which takes zero or more segments (protocol 7.1). A wildcard on an open segment is
 * bound to an error (protocol 7.8).
 */
export function matchPath(
  pattern: readonly MatchSegment[],
  target: TargetPath,
): readonly RulesValue[] | null {
  const recursiveAt = pattern.findIndex((segment) => segment.kind === 'wildcard' && segment.recursive);
  const spread = target.length - pattern.length;
  if (recursiveAt < 0 ? spread !== 0 : spread < -1) return null;
  const values: RulesValue[] = [];
  for (const [index, segment] of pattern.entries()) {
    if (index === recursiveAt) {
      values.push(pathOf(target.slice(index, index + spread + 1), nameOf(segment)));
    } else {
      const text = target[recursiveAt >= 0 && index > recursiveAt ? index + spread : index] ?? null;
      if (segment.kind === 'text' && segment.text !== text) return null;
      values.push(text === null ? unbound(nameOf(segment)) : { type: 'string', value: text });
    }
  }
  return values;
}

function nameOf(segment: MatchSegment): string {
  return segment.kind === 'wildcard' ? segment.name : segment.text;
}

function unbound(name: string): RulesValue {
  return fail(`Wildcard ${name} is not bound by the query.`);
}

function pathOf(texts: TargetPath, name: string): RulesValue {
  const segments: string[] = [];
  for (const text of texts) {
    if (text === null) return unbound(name);
    segments.push(text);
  }
  return { type: 'path', segments };
}
