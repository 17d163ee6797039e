// @vitest-environment happy-dom
import { deleteApp, initializeApp } from 'firebase/app';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadAppCheck } from './app-check.ts';

const UNAVAILABLE = { ok: false, error: { code: 'app-check-unavailable' } };
const CONFIGURATION = { apiKey: 'key', projectId: 'demo', appId: '1:2:web:3' };

describe('App Check', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('App Check fails if its provider cannot be reached, and leaves no request waiting', async () => {
    // The test's browser loads no script, like one behind a content blocker.
    expect(await loadAppCheck('site-key')).toEqual(UNAVAILABLE);
    expect(document.querySelector('script')).toBeNull();
  });

  test('App Check fails after ten seconds if its provider hangs, and leaves no request waiting', async () => {
    vi.useFakeTimers();
    vi.spyOn(document.head, 'append').mockImplementation(() => {});
    const answer = loadAppCheck('site-key');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toEqual(UNAVAILABLE);
  });

  test('a page attests once, however many private sessions it opens', async () => {
    const widgets: unknown[] = [];
    const recaptcha = {
      ready: (act: () => void) => act(),
      render: (place: unknown) => widgets.push(place),
      execute: () => new Promise<string>(() => {}),
    };
    vi.stubGlobal('grecaptcha', { enterprise: recaptcha });
    const loaded = await loadAppCheck('site-key');
    if (!loaded.ok) throw new Error(loaded.error.code);
    const apps = ['session', 'private-1', 'private-2'].map((name) => initializeApp(CONFIGURATION, name));
    for (const app of apps) loaded.value(app);
    expect(widgets).toHaveLength(1);
    await Promise.all(apps.map((app) => deleteApp(app)));
  });
});
