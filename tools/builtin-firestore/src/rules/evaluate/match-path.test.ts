import { describe, expect, it } from 'vitest';
import type { AccessRequest } from '../access-request.ts';
import { accessRequest, inDocuments, ruleset } from '../testing/rules-fixture.ts';

function allowed(body: string, path: string, method: AccessRequest['method'] = 'get'): boolean {
  return ruleset(inDocuments(body)).decide(accessRequest({ path, method })).allowed;
}

describe('match paths (protocol 7.1)', () => {
  it.each([
    ['match /a/{b} { allow get; }', 'a/x', true],
    ['match /a/{b} { allow get; }', 'a/x/c/y', false],
    ['match /a/{b} { allow get; }', 'c/x', false],
    ['match /a/fixed { allow get; }', 'a/fixed', true],
    ['match /a/fixed { allow get; }', 'a/other', false],
    ['match /a/{b} { match /c/{d} { allow get: if b == "x" && d == "y"; } }', 'a/x/c/y', true],
    ['match /a/{b} { match /c/{d} { allow get; } }', 'a/x', false],
    ['match /{all=**} { allow get: if all == /a/x; }', 'a/x', true],
    ['match /{all=**} { allow get: if all == /a/x/c/y; }', 'a/x/c/y', true],
    ['match /a/{b}/{rest=**} { allow get: if rest == /c/y; }', 'a/x/c/y', true],
    ['match /a/{b}/{rest=**} { allow get; }', 'a/x', true],
    ['match /{head=**}/c/{d} { allow get: if head == /a/x && d == "y"; }', 'a/x/c/y', true],
    ['match /{head=**}/c/{d} { allow get; }', 'c/y', true],
    ['match /{head=**}/c/{d} { allow get; }', 'c/y/z/w', false],
    ['match /a/{rest=**} { match /c/{d} { allow get; } }', 'a/x/c/y', true],
  ])('%s on %s: %s', (body, path, outcome) => {
    expect(allowed(body, path)).toBe(outcome);
  });

  it('match blocks may start at the root', () => {
    const rules = ruleset(`rules_version = '2'; service cloud.firestore {
      match /databases/(default)/documents/a/{b} { allow get; }
      match /{all=**} { allow list: if false; }
    }`);
    expect(rules.decide(accessRequest({ path: 'a/x' })).allowed).toBe(true);
    expect(rules.decide(accessRequest({ path: 'a/x', database: 'other' })).allowed).toBe(false);
  });

  it('the allow statements of all matching blocks are OR-ed (protocol 7.3)', () => {
    const body = 'match /a/{b} { allow get: if [][0] == 1; } match /{all=**} { allow get: if true; }';
    expect(allowed(body, 'a/x')).toBe(true);
  });

  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
    ['delete', ['delete']],
  ] as const)('%s stands for %s (protocol 7.1)', (name, methods) => {
    for (const method of ['get', 'list', 'create', 'update', 'delete'] as const) {
      const path = method === 'list' ? 'a' : 'a/x';
      expect(allowed(`match /a/{b} { allow ${name}; }`, path, method)).toBe(
        methods.some((known) => known === method),
      );
    }
  });
});
