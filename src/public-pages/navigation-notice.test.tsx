import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import { Shell } from '#app/shell.tsx';
import { loadTexts } from '#words/define-copy.ts';
import type { Language } from '#words/languages.ts';
import { accessTo, openWorld } from '#test/open-world.ts';
import { NavigationNotice } from './navigation-notice.tsx';
import { createTakeOver } from './take-over.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const stayOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

/** A page whose next page is loaded by `load`. */
async function renderNotice(load: Parameters<typeof createTakeOver>[2], language: Language = 'en') {
  await loadTexts(language);
  const access = accessTo(openWorld());
  const takeOver = createTakeOver(access, () => {}, load);
  await act(async () =>
    render(
      <Shell access={access} language={language}>
        <NavigationNotice takeOver={takeOver} />
      </Shell>,
    ),
  );
  return takeOver;
}

/** Makes the next load wait. A call of the returned function makes that load fail. */
function holdNext(load: Mock<() => Promise<never>>): () => void {
  let lose = () => {};
  load.mockReturnValueOnce(
    new Promise((_, reject) => {
      lose = () => reject(new Error('lost'));
    }),
  );
  return () => lose();
}

describe('a navigation from a public page', () => {
  test.each([
    ['en', 'Loading...'],
    ['de', 'Wird geladen …'],
  ] as const)('a slow navigation is announced, language %s', async (language, words) => {
    const { go } = await renderNotice(() => new Promise(() => {}), language);
    act(() => go('/register'));
    expect(screen.queryByText(words)).toBeNull();
    act(() => void vi.advanceTimersByTime(500));
    expect(screen.getByText(words).closest('[aria-live=polite]')).not.toBeNull();
  });

  test('a failed navigation is retried when the device is online again, or on request', async () => {
    stayOffline();
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('lost')));
    const { go } = await renderNotice(load);
    await act(async () => go('/register'));
    expect(screen.getByText(/could not be loaded/)).toBeShown();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(2);
    const retry = screen.getByRole('button', { name: 'Try again' });
    retry.focus();
    await act(async () => retry.click());
    expect(load).toHaveBeenCalledTimes(3);
    expect(document.activeElement, 'the same button, as it failed again').toBe(retry);
  });

  test('the button of a slow retry takes no second press, and keeps the focus when the retry fails', async () => {
    stayOffline();
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('lost')));
    const { go } = await renderNotice(load);
    await act(async () => go('/register'));
    const lose = holdNext(load);
    const retry = screen.getByRole('button', { name: 'Try again' });
    retry.focus();
    act(() => retry.click());
    act(() => void vi.advanceTimersByTime(500));
    expect(screen.getByText('Loading...')).toBeShown();
    act(() => retry.click());
    expect(load, 'no press while it is busy').toHaveBeenCalledTimes(2);
    await act(async () => lose());
    expect(screen.getByText(/could not be loaded/)).toBeShown();
    expect(document.activeElement).toBe(retry);
  });

  test.each([
    ['assign', false],
    ['replace', true],
  ] as const)(
    'a navigation that fails again while the device is online loads its page as a new document, by %s',
    async (way, replace) => {
      const leave = vi.spyOn(location, way).mockImplementation(() => {});
      const { go } = await renderNotice(() => Promise.reject(new Error('lost')));
      await act(async () => go('/register', { replace }));
      expect(leave).not.toHaveBeenCalled();
      await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
      expect(leave).toHaveBeenCalledExactlyOnceWith('/register');
    },
  );

  test('a failed navigation is not retried by itself once there is input that would be lost', async () => {
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('lost')));
    const { go } = await renderNotice(load);
    await act(async () => go('/register'));
    act(() => void document.body.dispatchEvent(new InputEvent('input', { bubbles: true })));
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledOnce();
    stayOffline();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a retry that fails does not load a new document over input typed meanwhile, until the next press', async () => {
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('lost')));
    const { go } = await renderNotice(load);
    await act(async () => go('/register'));
    const lose = holdNext(load);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    act(() => void document.body.dispatchEvent(new InputEvent('input', { bubbles: true })));
    await act(async () => lose());
    expect(leave).not.toHaveBeenCalled();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(leave).toHaveBeenCalledExactlyOnceWith('/register');
  });

  test('a failed navigation is not retried after a later navigation', async () => {
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('lost')));
    const { go } = await renderNotice(load);
    await act(async () => go('/register'));
    load.mockReturnValue(new Promise(() => {}));
    await act(async () => go('/sign-in'));
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
