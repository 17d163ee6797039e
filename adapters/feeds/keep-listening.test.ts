import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  FIRST_ANSWER_MS,
  FIRST_RETRY_MS,
  keepListening,
  LONGEST_RETRY_MS,
  STALE_LIMIT_MS,
  type Observer,
} from './keep-listening.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function kept(isThere: () => boolean = () => true) {
  const listeners: { readonly observer: Observer<string>; isOn: boolean }[] = [];
  const [received, lost] = [vi.fn<(seen: string) => void>(), vi.fn<() => void>()];
  const load = async () => {
    if (!isThere()) throw new Error('lost');
    return (observer: Observer<string>) => {
      const listener = { observer, isOn: true };
      listeners.push(listener);
      return () => {
        listener.isOn = false;
      };
    };
  };
  const listening = keepListening({ load, onNext: received, onDrop: lost });
  await vi.advanceTimersByTimeAsync(0);
  return { ...listening, received, lost, listeners, latest: () => listeners.at(-1)?.observer };
}

describe('what keeps listening', () => {
  test('tries again after a pause that doubles up to two minutes, and is short again after a reset', async () => {
    const { latest, listeners, resetBackoff } = await kept();
    const pauses = [1, 2, 4, 8, 16].map((factor) => FIRST_RETRY_MS * factor);
    for (const pause of [...pauses, LONGEST_RETRY_MS, LONGEST_RETRY_MS]) {
      const before = listeners.length;
      latest()?.error();
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(listeners.length, `${pause}`).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(listeners.length, `${pause}`).toBe(before + 1);
    }
    resetBackoff();
    latest()?.error();
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    expect(listeners).toHaveLength(pauses.length + 4);
  });

  test('tries again where the listener could not be loaded', async () => {
    let isThere = false;
    const { listeners, lost } = await kept(() => isThere);
    expect([listeners.length, lost.mock.calls.length]).toEqual([0, 1]);
    isThere = true;
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    expect(listeners).toHaveLength(1);
  });

  test('drops a listener that the server has never answered, and none that it has', async () => {
    const { latest, listeners, lost } = await kept();
    latest()?.stale();
    await vi.advanceTimersByTimeAsync(FIRST_ANSWER_MS);
    expect([lost.mock.calls.length, listeners[0]?.isOn]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    latest()?.next('a');
    await vi.advanceTimersByTimeAsync(10 * FIRST_ANSWER_MS);
    expect([lost.mock.calls.length, listeners[1]?.isOn]).toEqual([1, true]);
  });

  test('drops a listener that goes on remembering, and not one that is confirmed in time', async () => {
    const { latest, lost } = await kept();
    latest()?.next('a');
    latest()?.stale();
    latest()?.stale();
    await vi.advanceTimersByTimeAsync(STALE_LIMIT_MS - 1);
    latest()?.next('a');
    await vi.advanceTimersByTimeAsync(STALE_LIMIT_MS);
    expect(lost).not.toHaveBeenCalled();
    latest()?.stale();
    await vi.advanceTimersByTimeAsync(STALE_LIMIT_MS);
    expect(lost).toHaveBeenCalledOnce();
  });

  test('hears nothing from a listener that was dropped, and loses it once', async () => {
    const { latest, received, lost, drop } = await kept();
    const observer = latest();
    drop();
    observer?.next('a');
    observer?.stale();
    observer?.error();
    drop();
    await vi.advanceTimersByTimeAsync(STALE_LIMIT_MS - 1);
    expect([received.mock.calls.length, lost.mock.calls.length]).toEqual([0, 1]);
  });

  test('that was stopped before its listener came never begins', async () => {
    let arrive: (listen: () => () => void) => void = () => {};
    const begun = vi.fn<() => () => void>();
    const { stop } = keepListening<string>({
      load: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
      onNext: () => {},
      onDrop: () => {},
    });
    stop();
    arrive(begun);
    await vi.advanceTimersByTimeAsync(LONGEST_RETRY_MS);
    expect(begun).not.toHaveBeenCalled();
  });
});
