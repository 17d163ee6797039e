import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { SettingsProblem } from './settings-problem.ts';

test('a problem of a setting is printed as one sentence, without a stack', () => {
  const problem = new SettingsProblem('VITE_BRAND_ACCENT is no colour.');
  expect(problem).toBeInstanceOf(Error);
  expect([problem.message, problem.stack]).toEqual(Array(2).fill('VITE_BRAND_ACCENT is no colour.'));
  expect(inspect(problem)).not.toContain(' at ');
});
