import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FeedState } from '#domain/shared/feed.ts';
import { succeed } from '#domain/shared/result.ts';
import { createFeed } from './create-feed.ts';
import {
  FIRST_ANSWER_MS,
  FIRST_RETRY_MS,
  keepListening,
  LONGEST_RETRY_MS,
  STALE_LIMIT_MS,
  type Observer,
} from './keep-listening.ts';

const PACE = { visible: 5000, hidden: 30_000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A feed of numbered answers about places, with its requests. */
function placesFeed() {
  const requested: string[] = [];
  const feed = createFeed<{ place: { named: { readonly name: string }; seen: string } }>(
    {
      place: {
        fetch: async ({ name }) => {
          requested.push(name);
          return succeed(`${name} ${requested.length}`);
        },
        ping: async () => succeed(),
        pace: PACE,
        listen: null,
      },
    },
    { now: () => new Date() },
  );
  const listenTo = (name: string) => {
    const reported: (string | null)[] = [];
    const receive = ({ seen }: FeedState<string>) => reported.push(seen);
    return { reported, stop: feed.watch({ kind: 'place', name }, receive, null) };
  };
  return { requested, listenTo };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('a second watch of a thing gets its last state at once, and then the newest state', async () => {
  const { requested, listenTo } = placesFeed();
  const page = listenTo('yard');
  await settle();
  const dialog = listenTo('yard');
  expect(dialog.reported).toEqual(['yard 1']);
  await settle();
  expect({ dialog: dialog.reported, page: page.reported }).toEqual({
    dialog: ['yard 1', 'yard 2'],
    page: ['yard 1', 'yard 2'],
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(requested).toEqual(['yard', 'yard', 'yard']);
});

test('a shared watch continues for the remaining subscriber, and ends with the last subscriber', async () => {
  const { requested, listenTo } = placesFeed();
  const [page, dialog] = [listenTo('yard'), listenTo('yard')];
  await settle();
  expect(requested).toHaveLength(1);
  dialog.stop();
  dialog.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect({ dialog: dialog.reported.length, page: page.reported.length }).toEqual({ dialog: 1, page: 2 });
  page.stop();
  const before = requested.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requested).toHaveLength(before);
});

test('a thing that is watched again does not start with its former state', async () => {
  const { listenTo } = placesFeed();
  const earlier = listenTo('yard');
  await settle();
  earlier.stop();
  const now = listenTo('yard');
  expect(now.reported).toEqual([]);
  await settle();
  expect(now.reported).toEqual(['yard 2']);
});

test('two different things of a kind are requested separately', async () => {
  const { requested, listenTo } = placesFeed();
  const [yard, pier] = [listenTo('yard'), listenTo('pier')];
  await settle();
  expect({ requested, yard: yard.reported, pier: pier.reported }).toEqual({
    requested: ['yard', 'pier'],
    yard: ['yard 1'],
    pier: ['pier 2'],
  });
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
  test('is retried after a pause that doubles up to two minutes, and after the first pause again once reset', async () => {
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

  test('is dropped if the server does not answer it in time, and not after an answer', async () => {
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
