import { describe, expect, it } from 'vitest';
import { parseRules } from '../syntax/parse-rules.ts';
import { inDocuments } from '../testing/rules-fixture.ts';
import { checkLists } from './check-lists.ts';

/** The refused lines and columns. `body` is inside the `documents` match, and starts at line 4, column 1. */
function placesIn(body: string): readonly string[] {
  const parsed = parseRules(inDocuments(body));
  if (!parsed.ok) throw new Error(parsed.issue.description);
  return checkLists(parsed.file).map(({ line, column }) => `${line}:${column}`);
}

const allow = (condition: string, methods = 'list'): string =>
  `match /a/{id} { allow ${methods}: if ${condition}; }`;

describe('conditions of a list that absence could prove', () => {
  // The official emulator (1.19.9) allowed a list by each, although the document had a field that denies a get.
  it.each([
    "!('hidden' in resource.data)",
    "('hidden' in resource.data) == false",
    "'hidden' in resource.data ? false : true",
    "!('y' in resource.data.m)",
    "!('id' in resource)",
    "resource.data.keys().hasOnly(['x'])",
    'resource.data.size() == 1',
    "resource.data == {'x': 1}",
    "resource.data != {'x': 2}",
    "resource == {'data': {'x': 1}}",
    '!(resource.data.x is int)',
    "[resource.data] == [{'x': 1}]",
    "resource.data in [{'x': 1}]",
    "resource.data.get('hidden', false) == false",
    "resource.data.diff({'x': 1}).affectedKeys().size() == 0",
    "({'x': 1}).diff(resource.data).affectedKeys().size() == 0",
  ])('a list may not depend on %s', (condition) => {
    expect(placesIn(allow(condition))).not.toEqual([]);
    expect(placesIn(allow(condition, 'read'))).not.toEqual([]);
    expect(placesIn(allow(`request.auth.uid == 'ada' && (true || ${condition})`))).not.toEqual([]);
    expect(placesIn(allow(condition, 'get, create, update, delete'))).toEqual([]);
  });

  it.each([
    'resource.data.hidden == false && resource.data.owner == request.auth.uid',
    "'hidden' in resource.data && resource.data.hidden == false",
    'request.auth.uid in resource.data.members',
    "!(resource.data.status in ['hidden', 'deleted'])",
    'resource.data.tags.size() > 0',
    'resource != null && resource.data.x == 1',
    "request.auth.token.get('admin', false) == true",
    "!('admin' in request.auth.token) && request.query.limit <= 10",
    "get(/databases/$(database)/documents/users/a).data.keys().hasOnly(['x'])",
    'resource.data.x is int && resource.data.m.q == 1',
  ])('a list may depend on %s', (condition) => {
    expect(placesIn(allow(condition))).toEqual([]);
  });

  it('functions, their arguments and variables are followed, and each place is named once', () => {
    const functions = `function isShown(it) { let hides = 'hidden' in it; return !hides; }
function has(it) { return 'hidden' in it; }
function negated(value) { return !value; }`;
    expect(placesIn(`${functions}\n${allow('isShown(resource.data) || isShown(resource.data)')}`)).toEqual([
      '4:45',
    ]);
    expect(placesIn(`${functions}\n${allow('negated(has(resource.data))')}`)).toEqual(['5:36']);
    expect(placesIn(`${functions}\n${allow('has(resource.data)')}`)).toEqual([]);
    expect(placesIn(`${functions}\n${allow('isShown(request.auth.token)')}`)).toEqual([]);
  });

  it('a function of an inner match hides the outer function of the same name', () => {
    const inner = (condition: string) =>
      `function shows(it) { return true; } match /a/{id} { function shows(it) { return ${condition}; } allow list: if shows(resource.data); }`;
    expect(placesIn(inner("!('x' in it)"))).toHaveLength(1);
    expect(placesIn(inner('it.x == 1'))).toEqual([]);
  });

  it('a condition that branches too often to be read is refused as a whole', () => {
    const functions = Array.from(
      { length: 20 },
      (_, index) =>
        `function f${index}(x) { return ${index === 0 ? 'x' : `f${index - 1}(x) && f${index - 1}(x)`}; }`,
    ).join('\n');
    expect(placesIn(`${functions}\n${allow('f19(true)')}`)).toEqual(['24:32']);
  });
});
