import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('the settings have the week of rides unless SEED_WEEK is `no`, and refuse a wrong SEED_WEEK by name', () => {
  expect([readSettings({}), readSettings({ SEED_WEEK: 'no' })].map(({ hasWeek }) => hasWeek)).toEqual([
    true,
    false,
  ]);
  expect(() => readSettings({ SEED_WEEK: 'off' })).toThrow(
    'SEED_WEEK cannot be used: a port is a number up to 65535, FIRESTORE is official or builtin, SEED_WEEK is yes or no.',
  );
});
