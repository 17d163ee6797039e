// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseAdapters } from './assemble-product.ts';
import { readEnvironment } from './environment.ts';

test('without configuration there are no adapters, and the failure says why [S8.24]', async () => {
  const ports = await chooseAdapters(readEnvironment({}));
  expect(ports).toEqual({ ok: false, error: { code: 'auth-not-initialized' } });
});

const CHECKED = readEnvironment({
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'demo',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_FIREBASE_APP_CHECK_KEY: 'site-key',
});

beforeEach(() => void vi.stubEnv('VITE_FIREBASE_APP_CHECK_KEY', 'site-key'));
afterEach(() => void vi.unstubAllEnvs());

test('a device with a cached ride does not wait for App Check', async () => {
  const uid = 'u-dario';
  localStorage.setItem('last-known', JSON.stringify({ uid }));
  // App Check never answers.
  vi.spyOn(document.head, 'append').mockImplementation(() => {});
  const adapters = await chooseAdapters(CHECKED);
  expect(adapters.ok && adapters.value.lastKnown.holder()).toBe(uid);
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a blocked App Check is not reported as a network failure', async () => {
  // The test's DOM loads no scripts, like a browser behind a filter.
  expect(await chooseAdapters(CHECKED)).toEqual({ ok: false, error: { code: 'app-check-unavailable' } });
});
