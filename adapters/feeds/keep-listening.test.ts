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

async function retried(isThere: () => boolean = () => true) {
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

describe('a retried listener', () => {
  test('is retried after a pause that doubles up to two minutes, and is short again after a reset', async () => {
    const { latest, listeners, resetBackoff } = await retried();
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

  test('is retried if it could not be loaded', async () => {
    let isThere = false;
    const { listeners, lost } = await retried(() => isThere);
    expect([listeners.length, lost.mock.calls.length]).toEqual([0, 1]);
    isThere = true;
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    expect(listeners).toHaveLength(1);
  });

  test('is dropped if the server has never answered it, and not otherwise', async () => {
    const { latest, listeners, lost } = await retried();
    latest()?.stale();
    await vi.advanceTimersByTimeAsync(FIRST_ANSWER_MS);
    expect([lost.mock.calls.length, listeners[0]?.isOn]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    latest()?.next('a');
    await vi.advanceTimersByTimeAsync(10 * FIRST_ANSWER_MS);
    expect([lost.mock.calls.length, listeners[1]?.isOn]).toEqual([1, true]);
  });

  test('is dropped if it stays stale, and not if it is confirmed in time', async () => {
    const { latest, lost } = await retried();
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

  test('reports nothing after it was dropped, and is dropped once', async () => {
    const { latest, received, lost, drop } = await retried();
    const observer = latest();
    drop();
    observer?.next('a');
    observer?.stale();
    observer?.error();
    drop();
    await vi.advanceTimersByTimeAsync(STALE_LIMIT_MS - 1);
    expect([received.mock.calls.length, lost.mock.calls.length]).toEqual([0, 1]);
  });

  test('never begins if it was stopped before it was loaded', async () => {
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
