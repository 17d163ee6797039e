// @vitest-environment happy-dom
import { deleteApp, getApps, initializeApp } from 'firebase/app';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadAppCheck } from './app-check.ts';

const UNAVAILABLE = { ok: false, error: { code: 'app-check-unavailable' } };
const CONFIGURATION = { apiKey: 'key', projectId: 'demo', appId: '1:2:web:3' };

/** A provider that records its attestations. */
const recaptchaFor = (widgets: unknown[]) => ({
  enterprise: {
    ready: (act: () => void) => act(),
    render: (place: unknown) => widgets.push(place),
    execute: () => new Promise<string>(() => {}),
  },
});

async function attested(later: boolean) {
  const loaded = await loadAppCheck('site-key', later);
  if (!loaded.ok) throw new Error(loaded.error.code);
  const apps = ['session', 'private-1', 'private-2'].map((name) => initializeApp(CONFIGURATION, name));
  for (const app of apps) loaded.value(app);
}

describe('App Check', () => {
  afterEach(async () => {
    await Promise.all(getApps().map((app) => deleteApp(app)));
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('App Check fails if its provider cannot be reached, and leaves no script element', async () => {
    // The test's browser loads no script, like one behind a content blocker.
    expect(await loadAppCheck('site-key', false)).toEqual(UNAVAILABLE);
    expect(document.querySelector('script')).toBeNull();
  });

  test('App Check fails after ten seconds if its provider hangs', async () => {
    vi.useFakeTimers();
    vi.spyOn(document.head, 'append').mockImplementation(() => {});
    const answer = loadAppCheck('site-key', false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toEqual(UNAVAILABLE);
  });

  test('a page attests once, however many private sessions it opens', async () => {
    const widgets: unknown[] = [];
    vi.stubGlobal('grecaptcha', recaptchaFor(widgets));
    await attested(false);
    await vi.waitFor(() => expect(widgets).toHaveLength(1));
  });

  test('apps open at once if the provider is loaded later, and are attested once it is loaded', async () => {
    vi.useFakeTimers();
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
    await attested(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(append.mock.calls.length).toBeGreaterThan(1);
    const widgets: unknown[] = [];
    vi.stubGlobal('grecaptcha', recaptchaFor(widgets));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(widgets).toHaveLength(1);
  });
});
