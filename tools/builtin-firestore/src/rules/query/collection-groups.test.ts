import { describe, expect, it } from 'vitest';
import {
  firestoreValue,
  inDocuments,
  listRequest,
  rulesDocument,
  ruleset,
} from '../testing/rules-fixture.ts';
import type { QueryFilter } from '../access-request.ts';

const query = { allDescendants: true, filter: [] };

function allowed(body: string): boolean {
  return ruleset(inDocuments(body)).decide(listRequest([], { path: 'posts', query })).allowed;
}

describe('collection groups (protocol 7.8)', () => {
  it.each([
    ['match /{path=**}/posts/{id} { allow list; }', true],
    ['match /{path=**} { allow list; }', true],
    ['match /{path=**}/{id} { allow list; }', true],
    ['match /{path=**}/{group}/{id} { allow list: if group == "posts"; }', true],
    ['match /posts/{id} { allow list; }', false],
    ['match /{path=**}/other/{id} { allow list; }', false],
    ['match /{path=**}/posts/fixed { allow list; }', false],
    ['match /users/{user}/posts/{id} { allow list; }', false],
    ['match /users/{path=**} { allow list; }', false],
    ['match /posts/{path=**} { allow list; }', false],
    ['match /{path=**}/{user}/posts/{id} { allow list; }', false],
  ])('%s covers the group: %s', (body, outcome) => {
    expect(allowed(body)).toBe(outcome);
  });

  it('the path and the id are undecided', () => {
    expect(allowed('match /{path=**}/posts/{id} { allow list: if path == path; }')).toBe(false);
    expect(allowed('match /{path=**}/posts/{id} { allow list: if id == id; }')).toBe(false);
  });

  it('filters prove conditions as in other queries', () => {
    const filter: QueryFilter = [{ field: ['owner'], op: 'EQUAL', value: firestoreValue('ada') }];
    const rules = ruleset(
      inDocuments('match /{path=**}/posts/{id} { allow list: if resource.data.owner == request.auth.uid; }'),
    );
    const request = (clauses: object) => listRequest([], { path: 'posts', query: { ...query, ...clauses } });
    expect(rules.decide(request({ filter })).allowed).toBe(true);
    expect(rules.decide(request({})).allowed).toBe(false);
  });

  it('__name__ == is decided by the rules for the path of that document', () => {
    const rules = ruleset(inDocuments('match /users/{user}/posts/{id} { allow list: if user == "ada"; }'));
    const post = rulesDocument('users/ada/posts/p', {});
    const filter = (path: string): QueryFilter => [
      { field: ['__name__'], op: 'EQUAL', value: { type: 'reference', path } },
    ];
    const list = (path: string) =>
      rules.decide(listRequest([], { path: 'posts', query: { ...query, filter: filter(path) } }, [post]));
    expect(list('users/ada/posts/p').allowed).toBe(true);
    expect(list('users/bob/posts/p').allowed).toBe(false);
    expect(list('users/ada/other/p').allowed).toBe(false);
  });
});
