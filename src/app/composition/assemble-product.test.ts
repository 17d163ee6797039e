// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { chooseAdapters } from './assemble-product.ts';
import { readEnvironment } from './environment.ts';

test('without configuration there are no adapters, and the failure says why [S8.24]', async () => {
  const ports = await chooseAdapters(readEnvironment({}));
  expect(ports).toEqual({ ok: false, error: { code: 'auth-not-initialized' } });
});

test('a blocked App Check is not reported as a network failure', async () => {
  const environment = readEnvironment({
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_PROJECT_ID: 'demo',
    VITE_FIREBASE_APP_CHECK_KEY: 'site-key',
  });
  // The test's browser loads no script, as one behind a filter.
  expect(await chooseAdapters(environment)).toEqual({ ok: false, error: { code: 'app-check-unavailable' } });
});
