import { expect, test, vi } from 'vitest';
import { MOST_REQUESTS } from '#domain/rides/model/basics/ride-limits.ts';
import { after, aRide } from '#domain/rides/model/ride/ride.builder.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import type { Requests } from '#domain/rides/ports/ride-feed.ts';
import type { RidePage, RideRepository } from '#domain/rides/ports/ride-repository.ts';
import { fail, succeed } from '#domain/shared/result.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { createRequests } from './requests-feed.ts';

const HOUR = 3600;
/** Three hours after the builder's rides, whose searches last half an hour. */
const NOW = after(3 * HOUR);

/** A number of requests whose searches began one after the other. */
const requests = (name: string, count: number, from: number): readonly Ride[] =>
  Array.from({ length: count }, (_, index) => {
    const at = after(from + index);
    return { ...aRide('requested', { pickupAt: at, searchFrom: at }), id: `${name}-${index}` };
  });
const over = (count: number) => requests('over', count, HOUR);
const live = (count: number) => requests('live', count, 3 * HOUR - 600);

/** A server with these requests, in pages of the size that a list has. */
function aServer(stored: readonly FoundRide[], most = MOST_REQUESTS) {
  const page = vi.fn<RideRepository['page']>(async (list, cursor) => {
    const begin = Number(cursor ?? 0);
    const end = begin + (list.of === 'pool' ? list.size : 0);
    return succeed({ rides: stored.slice(begin, end), next: end < stored.length ? String(end) : null });
  });
  return { page, requests: createRequests({ page }, { now: () => NOW }, most) };
}

const named = (found: readonly FoundRide[], name: string) => found.filter(({ id }) => id.startsWith(name));

test('a list that is full of live requests is one page: the next ones by pick-up', async () => {
  const { page, requests: feed } = aServer(live(150));
  const { rides, hasMore } = valueOf(await feed.fetch());
  expect(rides.map(({ id }) => id)).toEqual(live(MOST_REQUESTS).map(({ id }) => id));
  expect(hasMore).toBe(true);
  expect(page).toHaveBeenCalledOnce();
});

test('more requests are on one page as far as the rules list them, and the rest on a further page', async () => {
  const some = aServer(live(150), 2 * MOST_REQUESTS);
  expect(valueOf(await some.requests.fetch())).toMatchObject({ rides: live(150), hasMore: false });
  expect(some.page).toHaveBeenCalledOnce();
  const all = aServer(live(550), 600);
  expect(valueOf(await all.requests.fetch()).rides).toHaveLength(550);
  expect(all.page).toHaveBeenCalledTimes(2);
});

test('expired requests that fill the first pages do not take the place of live ones', async () => {
  const { page, requests: feed } = aServer([...over(250), ...live(60)]);
  const { rides, hasMore } = valueOf(await feed.fetch());
  expect(named(rides, 'live')).toHaveLength(60);
  expect(hasMore).toBe(false);
  expect(page).toHaveBeenCalledTimes(4);
});

test('a few expired requests cost another page only if the page is full', async () => {
  const some = aServer([...over(5), ...live(20)]);
  expect(valueOf(await some.requests.fetch()).rides).toHaveLength(25);
  expect(some.page).toHaveBeenCalledOnce();
  const full = aServer([...over(5), ...live(120)]);
  expect(named(valueOf(await full.requests.fetch()).rides, 'live')).toHaveLength(120);
  expect(full.page).toHaveBeenCalledTimes(2);
});

test('one answer costs five pages at most, and shows that others follow', async () => {
  const { page, requests: feed } = aServer(over(2000));
  expect(valueOf(await feed.fetch()).hasMore).toBe(true);
  expect(page).toHaveBeenCalledTimes(5);
});

test('a failed request for a further page fails the answer', async () => {
  const { page, requests: feed } = aServer([...over(150), ...live(5)]);
  page.mockResolvedValueOnce(succeed({ rides: over(MOST_REQUESTS), next: '99' }));
  page.mockResolvedValueOnce(fail({ code: 'network' }));
  expect(await feed.fetch()).toEqual(fail({ code: 'network' }));
});

test('a listener to the first page reports the same requests as a fetch', async () => {
  const { requests: feed } = aServer([...over(150), ...live(5)]);
  const reported = vi.fn<(seen: Requests) => void>();
  let report: (first: RidePage) => void = () => {};
  feed.listen(feed.list(), ({ next }) => {
    report = next;
    return () => {};
  })({ next: reported, stale: () => {}, error: () => {} });
  report({ rides: over(150).slice(0, MOST_REQUESTS), next: String(MOST_REQUESTS) });
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce());
  expect(reported.mock.calls[0]?.[0]).toEqual(valueOf(await feed.fetch()));
});
