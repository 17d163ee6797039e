import { describe, expect, test } from 'vitest';
import type { AccessRequest, Decision } from '../rules/access-request.ts';
import { authorize, type Access, type AccessContext } from './authorize.ts';
import { Project } from './project.ts';

const access = (path: string): Access => ({ method: 'get', path, resource: null, requestResource: null });
const paths = (count: number, prefix = ''): Set<string> =>
  new Set(Array.from({ length: count }, (_, index) => `${prefix}c/${index}`));

/** The context of a request to a project whose rules are the function `decide`. */
function contextOf(decide: (request: AccessRequest) => Partial<Decision>): AccessContext {
  const project = new Project('p');
  const ruleset = {
    decide: (request: AccessRequest): Decision => ({
      allowed: true,
      reasons: [],
      lookups: new Set(),
      evaluations: 0,
      ...decide(request),
    }),
  };
  project.rules = ruleset;
  return {
    caller: { kind: 'rules', auth: null },
    project,
    database: '(default)',
    time: 0n,
    lookup: { before: () => null, after: () => null },
  };
}

describe('asking the rules', () => {
  test('7.7: the first denied access denies the request, and no later one is checked', () => {
    const asked: string[] = [];
    const context = contextOf(({ path }) => {
      asked.push(path);
      return { allowed: path !== 'c/2', reasons: ["false for 'get' @ L5"] };
    });
    const outcome = authorize(context, [access('c/1'), access('c/2'), access('c/3')]);
    const message = "Missing or insufficient permissions.\nfalse for 'get' @ L5";
    expect(outcome).toEqual({ ok: false, fault: { status: 'PERMISSION_DENIED', message } });
    expect(asked).toEqual(['c/1', 'c/2']);
  });

  test('7.6: ten documents may be looked up for one access, but not eleven', () => {
    expect(
      authorize(
        contextOf(() => ({ lookups: paths(10) })),
        [access('c/a')],
      ).ok,
    ).toBe(true);
    expect(
      authorize(
        contextOf(() => ({ lookups: paths(11) })),
        [access('c/a')],
      ).ok,
    ).toBe(false);
  });

  test('7.6: twenty documents may be looked up for one request, and the same one again is free', () => {
    const ten = contextOf(({ path }) => ({ lookups: paths(10, path) }));
    expect(authorize(ten, [access('c/a'), access('c/b')]).ok).toBe(true);
    expect(authorize(ten, [access('c/a'), access('c/b'), access('c/a')]).ok).toBe(true);
    const seven = contextOf(({ path }) => ({ lookups: paths(7, path) }));
    expect(authorize(seven, [access('c/a'), access('c/b'), access('c/c')]).ok).toBe(false);
    expect(seven.project.reads.counts.ruleLookups).toBe(21);
  });

  test('7.7: an administrator passes rules that deny', () => {
    const context = { ...contextOf(() => ({ allowed: false })), caller: { kind: 'administrator' } as const };
    expect(authorize(context, [access('c/a')]).ok).toBe(true);
  });
});
