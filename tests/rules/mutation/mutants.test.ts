import { describe, expect, it } from 'vitest';
import type { RulesFile } from 'builtin-firestore/rules/syntax/ast.ts';
import { parseRules } from 'builtin-firestore/rules/syntax/parse-rules.ts';
import { RULES_SOURCE } from '../scenario/read-rules.ts';
import { readEquivalents } from './equivalents.ts';
import { mutantsOf } from './mutants.ts';

const SOURCE = `rules_version = '2';
service cloud.firestore {
  match /notes/{id} {
    function isMine(owner) { return request.auth.uid == owner && owner in ['ada', 'ben']; }
    allow get: if isMine(id) || !(resource.data.count >= 3);
    allow create;
  }
}`;

function parsed(source: string): RulesFile {
  const rules = parseRules(source);
  if (!rules.ok) throw new Error(rules.issue.description);
  return rules.file;
}

describe('the mutants of a rules file', () => {
  const mutants = [...mutantsOf(parsed(SOURCE))].map(({ what }) => what);

  it.each([
    "operand: request.auth.uid == owner && owner in ['ada', 'ben'] -> request.auth.uid == owner",
    "operand: request.auth.uid == owner && owner in ['ada', 'ben'] -> owner in ['ada', 'ben']",
    'operator: request.auth.uid == owner -> request.auth.uid != owner',
    'true: request.auth.uid == owner -> true',
    "item: ['ada', 'ben'] -> ['ada']",
    "constant: 'ada' -> 'ada~'",
    'negation: isMine(id) -> !isMine(id)',
    'negation: !(resource.data.count >= 3) -> resource.data.count >= 3',
    'operator: resource.data.count >= 3 -> resource.data.count > 3',
    'constant: 3 -> 4',
    'function: isMine -> true',
    'allow get: without a condition',
    'allow get: dropped',
    'allow get -> read',
    'allow create: dropped',
  ])('the mutants of a rules file include %s', (mutant) => {
    expect(mutants).toContain(mutant);
  });

  it('the mutants of a rules file name their position', () => {
    const dropped = [...mutantsOf(parsed(SOURCE))].find(({ what }) => what === 'allow create: dropped');
    expect(dropped?.at).toEqual({ line: 6, column: 5 });
  });

  it('of a hundred mutants of the rules at most one is excused', () => {
    const mutants = [...mutantsOf(parsed(RULES_SOURCE))].length;
    expect(mutants).toBeGreaterThan(1_000);
    expect(readEquivalents().length).toBeLessThanOrEqual(mutants / 100);
  });
});
