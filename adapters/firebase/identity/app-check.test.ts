// @vitest-environment happy-dom
import { deleteApp, initializeApp } from 'firebase/app';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadAppCheck } from './app-check.ts';
import { AppCheckUnavailable } from './load-recaptcha.ts';

const CONFIGURATION = { apiKey: 'key', projectId: 'demo', appId: '1:2:web:3' };

describe('App Check', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('App Check fails if its provider cannot be reached, and leaves no request waiting', async () => {
    // The test's browser loads no script, like one behind a content blocker.
    await expect(loadAppCheck('site-key')).rejects.toThrow('App Check could not be loaded.');
    expect(document.querySelector('script')).toBeNull();
  });

  test('App Check fails after ten seconds if its provider hangs, and leaves no request waiting', async () => {
    vi.useFakeTimers();
    vi.spyOn(document.head, 'append').mockImplementation(() => {});
    const failure = loadAppCheck('site-key').catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toBeInstanceOf(AppCheckUnavailable);
  });

  test('a page attests once, however many private sessions it opens', async () => {
    const widgets: unknown[] = [];
    const recaptcha = {
      ready: (act: () => void) => act(),
      render: (place: unknown) => widgets.push(place),
      execute: () => new Promise<string>(() => {}),
    };
    vi.stubGlobal('grecaptcha', { enterprise: recaptcha });
    const attest = await loadAppCheck('site-key');
    const apps = ['session', 'private-1', 'private-2'].map((name) => initializeApp(CONFIGURATION, name));
    for (const app of apps) attest(app);
    expect(widgets).toHaveLength(1);
    await Promise.all(apps.map((app) => deleteApp(app)));
  });
});
