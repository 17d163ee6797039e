import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withConstants } from './rules-constants.ts';

test('the rules have the numbers and lists of the domain; if not, run `npm run rules:constants`', () => {
  const rules = readFileSync('firestore.rules', 'utf8');
  expect(rules).toBe(withConstants(rules));
});
