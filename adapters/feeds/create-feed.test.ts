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

test('a second watch of the same thing gets the last state at once, and then the newest', async () => {
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

test('a shared watch continues for the remaining subscriber, and ends with the last one', async () => {
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
