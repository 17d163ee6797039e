import { checkLists } from 'builtin-firestore/rules';
import { parseRules } from 'builtin-firestore/syntax';
import { expect, test } from 'vitest';
import { RULES_SOURCE } from './scenario/read-rules.ts';

const issuesOf = (source: string): readonly string[] => {
  const parsed = parseRules(source);
  return (parsed.ok ? checkLists(parsed.file) : [parsed.issue]).map(
    ({ line, description }) => `firestore.rules:${line} ${description}`,
  );
};

test('no list of the rules is allowed because a document lacks something', () => {
  expect(issuesOf(RULES_SOURCE)).toEqual([]);
});

test('a list that is allowed because a document lacks something is found in the rules', () => {
  const leaking = RULES_SOURCE.replace(
    'allow list: if ',
    "allow list: if !('reviewedBy' in resource.data) && ",
  );
  expect(issuesOf(leaking)).toEqual([
    expect.stringMatching(/^firestore\.rules:\d+ A list must not depend on what a document lacks/),
  ]);
});
