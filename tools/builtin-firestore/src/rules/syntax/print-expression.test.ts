import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { FUZZ_TRIALS } from '../../fuzz-trials.ts';
import { expressions } from '../testing/expression-arbitraries.ts';
import { withCondition } from '../testing/rules-fixture.ts';
import { parseRules } from './parse-rules.ts';
import { printExpression } from './print-expression.ts';

/** The tree as text without positions; -0 and 0 are one. */
function treeText(tree: unknown): string {
  return JSON.stringify(tree, (key, value: unknown) => {
    if (key === 'at') return undefined;
    return typeof value === 'bigint' ? `${value}n` : value;
  });
}

it('printing and parsing any expression gives the same tree', () => {
  fc.assert(
    fc.property(expressions, (tree) => {
      const parsed = parseRules(withCondition(printExpression(tree)));
      const [documents] = parsed.ok ? parsed.file.service.matches : [];
      expect(treeText(documents?.matches[0]?.allows[0]?.condition)).toBe(treeText(tree));
    }),
    { numRuns: FUZZ_TRIALS['random conditions, printed'] },
  );
});
