import { expect, test, vi } from 'vitest';
import { createLastKnown, URL_VALID_MS, type TextStorage } from './last-known.ts';

/** A device's storage whose time stands still until it is moved. */
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

test('the device says whose something is kept, and nothing of what is damaged', () => {
  const { lastKnown, texts } = device();
  expect(lastKnown.holder()).toBeNull();
  lastKnown.keep('ada', 'work', RIDE);
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

test('a page waits for no server while its browser says that it is offline', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: false });
  const waited = vi.fn<() => void>();
  void device().lastKnown.patience().then(waited);
  await vi.advanceTimersByTimeAsync(0);
  expect(waited).toHaveBeenCalled();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what is kept comes back as it was, dates as dates and texts that look like one as texts', () => {
  const { lastKnown } = device();
  lastKnown.keep('ada', 'work', RIDE);
  lastKnown.keep('ada', 'profile', { name: 'Ada' });
  expect(lastKnown.read('ada', 'work')).toEqual(RIDE);
  expect(lastKnown.read('ada', 'profile')).toEqual({ name: 'Ada' });
});

test('what is kept is read for sixteen hours and not a second longer', () => {
  const { lastKnown, wait } = device();
  lastKnown.keep('ada', 'work', RIDE);
  wait(URL_VALID_MS);
  expect(lastKnown.read('ada', 'work')).toEqual(RIDE);
  wait(1000);
  expect(lastKnown.read('ada', 'work')).toBeNull();
});

test('nobody reads what is kept of somebody else, and keeping anything forgets it', () => {
  const { lastKnown, texts } = device();
  lastKnown.keep('ada', 'work', RIDE);
  expect(lastKnown.read('ben', 'work')).toBeNull();
  lastKnown.keep('ben', 'profile', { name: 'Ben' });
  expect([...texts.values()].join()).not.toContain('r1');
  expect(lastKnown.read('ada', 'work')).toBeNull();
});

test('what is forgotten is gone from the device', () => {
  const { lastKnown, texts } = device();
  lastKnown.keep('ada', 'work', RIDE);
  lastKnown.forget();
  expect(texts.size).toBe(0);
});

test.each(['', '{', 'null', '[]', '{"uid":"ada","work":7}', '{"uid":"ada","work":{"value":{}}}'])(
  'a damaged text is as nothing, and is replaced: %s',
  (text) => {
    const { lastKnown, texts } = device();
    texts.set('last-known', text);
    expect(lastKnown.read('ada', 'work')).toBeNull();
    lastKnown.keep('ada', 'work', RIDE);
    expect(lastKnown.read('ada', 'work')).toEqual(RIDE);
  },
);

test('a full device keeps nothing rather than something old, and a blocked one nothing at all', () => {
  const { lastKnown, fill } = device();
  lastKnown.keep('ada', 'work', RIDE);
  fill();
  lastKnown.keep('ada', 'work', { ...RIDE, id: 'r2' });
  expect(lastKnown.read('ada', 'work')).toBeNull();
  const blocked = createLastKnown(
    () => {
      throw new DOMException('Blocked.', 'SecurityError');
    },
    { now: () => new Date() },
  );
  blocked.keep('ada', 'work', RIDE);
  expect(blocked.read('ada', 'work')).toBeNull();
});
