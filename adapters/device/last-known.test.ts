import { expect, test, vi } from 'vitest';
import { createLastKnown, CACHED_MS, type TextStorage } from './last-known.ts';

/** A device's storage, and a clock that only the test moves. */
function device() {
  const texts = new Map<string, string>();
  let now = new Date('2026-11-24T12:00:00Z');
  let room = Number.POSITIVE_INFINITY;
  const storage: TextStorage = {
    getItem: (name) => texts.get(name) ?? null,
    setItem(name, text) {
      if (text.length > room) throw new DOMException('Full.', 'QuotaExceededError');
      texts.set(name, text);
    },
    removeItem: (name) => void texts.delete(name),
  };
  return {
    texts,
    lastKnown: createLastKnown(() => storage, { now: () => now }),
    wait: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    fill: () => {
      room = 10;
    },
  };
}
const RIDE = {
  id: 'r1',
  at: new Date('2026-11-24T11:30:00Z'),
  note: '2026-11-24T11:30:00.000Z',
  log: [{ by: 'u' }],
};

test('the cache names its person, and nobody if the cache is damaged', () => {
  const { lastKnown, texts } = device();
  expect(lastKnown.holder()).toBeNull();
  lastKnown.cache('ada', 'work', RIDE);
  expect(lastKnown.holder()).toBe('ada');
  lastKnown.forget();
  expect(lastKnown.holder()).toBeNull();
  texts.set('last-known', '{"uid":7');
  expect(lastKnown.holder()).toBeNull();
});

test('a page waits two seconds for the server', async () => {
  vi.useFakeTimers();
  const waited = vi.fn<() => void>();
  void device().lastKnown.patience().then(waited);
  await vi.advanceTimersByTimeAsync(1999);
  expect(waited).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(waited).toHaveBeenCalled();
  vi.useRealTimers();
});

test('a page does not wait for the server while its browser is offline', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: false });
  const waited = vi.fn<() => void>();
  void device().lastKnown.patience().then(waited);
  await vi.advanceTimersByTimeAsync(0);
  expect(waited).toHaveBeenCalled();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a cached value is read unchanged, dates as dates and texts that look like dates as texts', () => {
  const { lastKnown } = device();
  lastKnown.cache('ada', 'work', RIDE);
  lastKnown.cache('ada', 'profile', { name: 'Ada' });
  expect(lastKnown.read('ada', 'work')).toEqual(RIDE);
  expect(lastKnown.read('ada', 'profile')).toEqual({ name: 'Ada' });
});

test('a cached value is read for sixteen hours and not a second longer', () => {
  const { lastKnown, wait } = device();
  lastKnown.cache('ada', 'work', RIDE);
  wait(CACHED_MS);
  expect(lastKnown.read('ada', 'work')).toEqual(RIDE);
  wait(1000);
  expect(lastKnown.read('ada', 'work')).toBeNull();
});

test('another person’s cached values are not read, and are removed once a value is cached', () => {
  const { lastKnown, texts } = device();
  lastKnown.cache('ada', 'work', RIDE);
  expect(lastKnown.read('ben', 'work')).toBeNull();
  lastKnown.cache('ben', 'profile', { name: 'Ben' });
  expect([...texts.values()].join()).not.toContain('r1');
  expect(lastKnown.read('ada', 'work')).toBeNull();
});

test('forgotten values are removed from the device', () => {
  const { lastKnown, texts } = device();
  lastKnown.cache('ada', 'work', RIDE);
  lastKnown.forget();
  expect(texts.size).toBe(0);
});

test.each(['', '{', 'null', '[]', '{"uid":"ada","work":7}', '{"uid":"ada","work":{"value":{}}}'])(
  'a damaged text counts as empty, and is replaced: %s',
  (text) => {
    const { lastKnown, texts } = device();
    texts.set('last-known', text);
    expect(lastKnown.read('ada', 'work')).toBeNull();
    lastKnown.cache('ada', 'work', RIDE);
    expect(lastKnown.read('ada', 'work')).toEqual(RIDE);
  },
);

test('a full device removes an old value instead of keeping it, and a blocked one caches nothing', () => {
  const { lastKnown, fill } = device();
  lastKnown.cache('ada', 'work', RIDE);
  fill();
  lastKnown.cache('ada', 'work', { ...RIDE, id: 'r2' });
  expect(lastKnown.read('ada', 'work')).toBeNull();
  const blocked = createLastKnown(
    () => {
      throw new DOMException('Blocked.', 'SecurityError');
    },
    { now: () => new Date() },
  );
  blocked.cache('ada', 'work', RIDE);
  expect(blocked.read('ada', 'work')).toBeNull();
});
