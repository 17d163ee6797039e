import { expect, test, vi } from 'vitest';
import { joinTabs } from './agree-with-tabs.ts';

const channels = new Map<string, Set<EventTarget>>();

/** Stands in for the browser's `BroadcastChannel`. */
class Channel extends EventTarget {
  readonly #others: Set<EventTarget>;
  constructor(name: string) {
    super();
    this.#others = channels.get(name) ?? new Set();
    channels.set(name, this.#others);
    this.#others.add(this);
  }
  postMessage(data: unknown) {
    for (const other of this.#others)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
}

test('a tab may proceed only if no other tab objects', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
  let isOtherIdle = true;
  const ask = joinTabs(() => true);
  joinTabs(() => isOtherIdle);
  const answered = async () => {
    const answer = ask();
    await vi.advanceTimersByTimeAsync(1000);
    return answer;
  };
  expect(await answered()).toBe(true);
  isOtherIdle = false;
  expect(await answered()).toBe(false);
  isOtherIdle = true;
  expect(await answered()).toBe(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
