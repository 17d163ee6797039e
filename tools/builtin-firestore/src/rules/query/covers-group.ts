import type { MatchSegment } from '../syntax/ast.ts';
import { fail } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';

/** The path of every document starts with `databases`, the database and `documents`. */
const ROOT_SEGMENTS = 3;

/**
 * The values of a pattern's segments, as from `matchPath`. Null if the pattern misses a document of a collection with
 * this id. A pattern that covers all has a recursive wildcard right below `documents` or higher. After that come at
 * most a collection and a document segment (protocol 7.8).
 */
export function matchGroup(
  pattern: readonly MatchSegment[],
  database: string,
  collectionId: string,
): readonly RulesValue[] | null {
  const recursiveAt = pattern.findIndex((segment) => segment.kind === 'wildcard' && segment.recursive);
  if (recursiveAt < 0 || recursiveAt > ROOT_SEGMENTS) return null;
  const behind = pattern.length - recursiveAt - 1;
  if (behind > 2) return null;
  const head = ['databases', database, 'documents'].slice(0, recursiveAt);
  const tail = [collectionId, null].slice(2 - behind);
  const texts = [...head, null, ...tail];
  return pattern.every((segment, index) => segment.kind === 'wildcard' || segment.text === texts[index])
    ? texts.map((text) => (text === null ? unbound : { type: 'string', value: text }))
    : null;
}

const unbound = fail('The wildcard is not bound by the collection group query.');
