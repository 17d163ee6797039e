import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FeedState } from '#domain/shared/feed.ts';
import { succeed } from '#domain/shared/result.ts';
import { createFeed } from './create-feed.ts';

const PACE = { visible: 5000, hidden: 30_000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A feed of numbered answers about places, and what was asked. */
function placesFeed() {
  const asked: string[] = [];
  const feed = createFeed<{ place: { named: { readonly name: string }; seen: string } }>(
    {
      place: {
        ask: async ({ name }) => {
          asked.push(name);
          return succeed(`${name} ${asked.length}`);
        },
        ping: async () => succeed(),
        pace: PACE,
        listen: null,
      },
    },
    { now: () => new Date() },
  );
  const listenTo = (name: string) => {
    const told: (string | null)[] = [];
    const hear = ({ seen }: FeedState<string>) => told.push(seen);
    return { told, stop: feed.watch({ kind: 'place', name }, hear, null) };
  };
  return { asked, listenTo };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('whoever watches second what is watched already is told at once what is known, and then the newest', async () => {
  const { asked, listenTo } = placesFeed();
  const page = listenTo('yard');
  await settle();
  const dialog = listenTo('yard');
  expect(dialog.told).toEqual(['yard 1']);
  await settle();
  expect({ dialog: dialog.told, page: page.told }).toEqual({
    dialog: ['yard 1', 'yard 2'],
    page: ['yard 1', 'yard 2'],
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual(['yard', 'yard', 'yard']);
});

test('a watch of two goes on for the one who stays, and ends with the last one', async () => {
  const { asked, listenTo } = placesFeed();
  const [page, dialog] = [listenTo('yard'), listenTo('yard')];
  await settle();
  expect(asked).toHaveLength(1);
  dialog.stop();
  dialog.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect({ dialog: dialog.told.length, page: page.told.length }).toEqual({ dialog: 1, page: 2 });
  page.stop();
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(before);
});

test('what was watched before and is watched again is not shown as it was then', async () => {
  const { listenTo } = placesFeed();
  const earlier = listenTo('yard');
  await settle();
  earlier.stop();
  const now = listenTo('yard');
  expect(now.told).toEqual([]);
  await settle();
  expect(now.told).toEqual(['yard 2']);
});

test('two different things of a kind are asked for each', async () => {
  const { asked, listenTo } = placesFeed();
  const [yard, pier] = [listenTo('yard'), listenTo('pier')];
  await settle();
  expect({ asked, yard: yard.told, pier: pier.told }).toEqual({
    asked: ['yard', 'pier'],
    yard: ['yard 1'],
    pier: ['pier 2'],
  });
});
