import { beforeEach, describe, expect, test, vi } from 'vitest';
import { watchWhileVisible } from './watch-while-visible.ts';

function attention(visibility: 'visible' | 'hidden', online = true) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a watch while visible', () => {
  function watched() {
    let looks = 0;
    const stop = watchWhileVisible(() => (looks += 1), 1000);
    return { stop, looks: () => looks };
  }

  test('a watch looks once per interval and on focus, until it is stopped', () => {
    attention('visible');
    const { stop, looks } = watched();
    vi.advanceTimersByTime(3000);
    expect(looks()).toBe(3);
    window.dispatchEvent(new Event('focus'));
    expect(looks()).toBe(4);
    stop();
    vi.advanceTimersByTime(5000);
    window.dispatchEvent(new Event('focus'));
    expect(looks()).toBe(4);
  });

  test('a watch does not look in a hidden tab, and looks once when the tab is visible again', () => {
    attention('hidden');
    const { stop, looks } = watched();
    vi.advanceTimersByTime(60_000);
    expect(looks()).toBe(0);
    attention('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    expect(looks()).toBe(1);
    stop();
  });

  test('a watch does not look while offline, and looks at once when the connection is back', () => {
    attention('visible', false);
    const { stop, looks } = watched();
    vi.advanceTimersByTime(60_000);
    expect(looks()).toBe(0);
    attention('visible', true);
    window.dispatchEvent(new Event('online'));
    expect(looks()).toBe(1);
    stop();
  });

  test('a watch looks at once when the connection comes back just after the page, as when a laptop wakes', () => {
    attention('visible', false);
    const { stop, looks } = watched();
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(300);
    expect(looks()).toBe(0);
    attention('visible', true);
    window.dispatchEvent(new Event('online'));
    expect(looks()).toBe(1);
    stop();
  });
});
