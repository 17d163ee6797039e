import { expect, test } from 'vitest';
import { loadOrFail, ProductLoadFailure } from './load-or-fail.ts';

test.each([
  [
    'whose reason is known',
    new ProductLoadFailure({ code: 'app-check-unavailable' }),
    'app-check-unavailable',
  ],
  ['of a part that did not arrive', new TypeError('Failed to fetch'), 'network'],
])('a load %s fails with it', async (_, thrown, code) => {
  expect(await loadOrFail(() => Promise.reject(thrown))).toEqual({ ok: false, error: { code } });
});
