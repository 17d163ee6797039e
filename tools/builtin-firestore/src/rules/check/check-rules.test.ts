import { describe, expect, it } from 'vitest';
import { inDocuments, issueTexts, withCondition } from '../testing/rules-fixture.ts';

/** The issues of a condition that starts at line 4, column 43. */
function issuesOf(condition: string): readonly string[] {
  return issueTexts(withCondition(condition));
}

describe('names that cannot be right are issues', () => {
  it.each([
    ['foo == 1', '4:43 Unknown variable: foo.'],
    ['request.user == 1', '4:51 Property user does not exist on request.'],
    ['request.auth.email == 1', '4:56 Property email does not exist on auth.'],
    ['resource.date.x == 1', '4:52 Property date does not exist on document.'],
    ['request.query.where == 1', '4:57 Property where does not exist on query.'],
    ['request.auth.uid.x == 1', '4:60 Property x does not exist on string.'],
    ['timestamp == 1', '4:43 Unknown variable: timestamp.'],
    ['get(/a/b).x == 1', '4:53 Property x does not exist on document.'],
    ['signedIn()', '4:43 Function not found error: Name: [signedIn].'],
    ['bool(1)', '4:43 Function not found error: Name: [bool].'],
    ['math.abs(1)', '4:43 Unknown variable: math.'],
    ['timestamp.date(1)', '4:53 Function not found error: Name: [timestamp.date].'],
    ["'a'.lower()", '4:47 Function not found error: Name: [string.lower].'],
    ['resource.data.a.startsWith("b")', '4:59 Function not found error: Name: [startsWith].'],
    ["resource.data.hasAll(['a'])", '4:57 Function not found error: Name: [map.hasAll].'],
    ['resource.data.keys().difference([])', '4:64 Function not found error: Name: [list.difference].'],
    ['(1).size()', '4:47 Function not found error: Name: [int.size].'],
    ['1 is integer', '4:45 Unknown type: integer.'],
    ["'a'.matches('(')", '4:55 Invalid regular expression: error parsing regexp: missing closing ): `(`'],
  ])('%s: %s', (condition, issue) => {
    expect(issuesOf(condition)).toContain(issue);
  });

  it.each([
    ["'a'.matches()", '4:47 Wrong number of arguments of string.matches: 0.'],
    ['resource.data.a.size(1)', '4:59 Wrong number of arguments of size: 1.'],
    ['exists(/a/b, /c/d)', '4:43 Wrong number of arguments of exists: 2.'],
    ['duration.value(1)', '4:52 Wrong number of arguments of duration.value: 1.'],
    ["resource.data.get('a') == 1", '4:57 Wrong number of arguments of map.get: 1.'],
  ])('wrong numbers of arguments are issues: %s', (condition, issue) => {
    expect(issuesOf(condition)).toEqual([issue]);
  });

  it.each([
    "request.auth.token.email.matches('.*')",
    'request.resource.data.any.thing.size() > 0',
    "resource.data.diff(request.resource.data).affectedKeys().hasOnly(['a'])",
    'resource.data.a.hasAny([1])',
    'id.size() > 0 && database.size() > 0',
    'resource.keys().size() == 3',
    'resource.data.get("a", null) == null',
  ])('%s has no issues', (condition) => {
    expect(issuesOf(condition)).toEqual([]);
  });

  it('all issues of a file are reported, in the file’s order', () => {
    expect(issuesOf('a || b')).toEqual(['4:43 Unknown variable: a.', '4:48 Unknown variable: b.']);
  });
});

describe('functions', () => {
  const withFunctions = (functions: string) =>
    issueTexts(inDocuments(`${functions} match /a/{b} { allow read: if f(b); }`));

  it.each([
    ['function f(x) { return f(x); }', '4:1 The function f is recursive.'],
    ['function f(x) { return g(x); } function g(x) { return f(x); }', '4:1 The function f is recursive.'],
    ['function f(x) { let y = f(x); return y; }', '4:1 The function f is recursive.'],
    ['function f(x) { return x; } function f(y) { return y; }', '4:29 The function f is declared twice.'],
    ['function get(x) { return x; } function f(x) { return x; }', '4:1 The function get exists already.'],
    ['function f(x, x) { return x; }', '4:1 The parameter x is declared twice.'],
    ['function f(x) { let x = 1; return x; }', '4:17 The variable x is declared twice.'],
    ['function f(x) { let y = z; let z = 1; return y; }', '4:25 Unknown variable: z.'],
    ['function f(request) { return 1; }', '4:1 The name request is taken.'],
    ['function f(x) { let resource = 1; return 1; }', '4:17 The name resource is taken.'],
    ['function f(x) { return b; }', '4:24 Unknown variable: b.'],
    ['function f(x, y) { return x; }', '4:62 Wrong number of arguments of f: 1.'],
  ])('%s: %s', (functions, issue) => {
    expect(withFunctions(functions)).toContain(issue);
  });
});

describe('files', () => {
  it.each([
    [
      'service cloud.firestore {}',
      "1:1 Rules of version 1 are not supported: start the file with rules_version = '2';",
    ],
    [
      "rules_version = '1'; service cloud.firestore {}",
      "1:1 Rules of version '1' are not supported: use rules_version = '2';",
    ],
    [
      "rules_version = '2'; service firebase.storage {}",
      '1:22 The service firebase.storage is not supported: use cloud.firestore.',
    ],
    [inDocuments('match /{a=**}/b/{c=**} { allow read; }'), '4:1 A path has at most one recursive wildcard.'],
    [
      inDocuments('match /{a=**} { match /{b=**} { allow read; } }'),
      '4:17 A path has at most one recursive wildcard.',
    ],
    [inDocuments('match /a/{b}/c/{b} { allow read; }'), '4:16 The wildcard b is used twice.'],
    [
      inDocuments(`match /a/{b} { allow read: if ${Array(100).fill('true').join(' && ')}; }`),
      '4:820 The expression is too complex to evaluate safely.',
    ],
    [`rules_version = '2'; // ${'x'.repeat(262_144)}`, '1:1 The rules are larger than 256 KB.'],
  ])('%.60s: %s', (source, issue) => {
    expect(issueTexts(source)).toEqual([issue]);
  });
});
