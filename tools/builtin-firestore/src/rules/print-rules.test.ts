import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadRules, loadRulesFromAst } from './load-rules.ts';
import { printRules } from './print-rules.ts';
import type { Expression, MatchBlock } from './syntax/ast.ts';
import { parseRules } from './syntax/parse-rules.ts';
import { FUZZ_TRIALS } from '../fuzz-trials.ts';
import { rulesFiles } from './testing/rules-arbitraries.ts';
import { accessRequest, withCondition } from './testing/rules-fixture.ts';

const literalFalse: Expression = {
  kind: 'literal',
  at: { line: 1, column: 1 },
  literal: { type: 'bool', value: false },
};

/** The tree as text without positions; -0 and 0 are one. */
function treeText(tree: unknown): string {
  return JSON.stringify(tree, (key, value: unknown) => {
    if (key === 'at') return undefined;
    return typeof value === 'bigint' ? `${value}n` : value;
  });
}

function reparsed(text: string): string {
  const parsed = parseRules(text);
  return parsed.ok ? treeText(parsed.file) : `${JSON.stringify(parsed.issue)} in\n${text}`;
}

describe('printing', () => {
  it('printing and parsing any tree gives the same tree', () => {
    fc.assert(
      fc.property(rulesFiles(), (file) => {
        expect(reparsed(printRules(file))).toBe(treeText(file));
      }),
      { numRuns: FUZZ_TRIALS['random rules, printed'] },
    );
  });

  it('the printer writes one statement per line, with the fewest brackets', () => {
    const source = `rules_version = '2';
service cloud.firestore {
  function f(a, b) {
    let c = (a + b) * 2;
    return !(c > 1 || a is int) && b.size() == 1;
  }
  match /databases/{database}/documents {
    match /{path=**}/x {
      allow read, create: if f(1, (/a/$(database)).bind({'a': 1}) ? 1 : 2);
      allow delete;
    }
  }
}
`;
    const parsed = parseRules(source);
    expect(parsed.ok && printRules(parsed.file)).toBe(source);
  });

  it('a changed tree loads and decides as its text does', () => {
    const parsed = parseRules(withCondition('true'));
    if (!parsed.ok) throw new Error(parsed.issue.description);
    const decided = (loaded: ReturnType<typeof loadRules>) =>
      loaded.ok ? loaded.ruleset.decide(accessRequest()).allowed : loaded.issues;
    expect(decided(loadRulesFromAst(parsed.file))).toBe(true);
    const deny = (block: MatchBlock): MatchBlock => ({
      ...block,
      matches: block.matches.map(deny),
      allows: block.allows.map((allow) => ({ ...allow, condition: literalFalse })),
    });
    const { file } = parsed;
    const changed = { ...file, service: { ...file.service, matches: file.service.matches.map(deny) } };
    expect(decided(loadRulesFromAst(changed))).toBe(false);
    expect(decided(loadRules(printRules(changed)))).toBe(false);
  });
});
