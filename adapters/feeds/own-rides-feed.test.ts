import { expect, test, vi } from 'vitest';
import { aRide } from '#domain/rides/model/ride/ride.builder.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { RidePage, RideRepository } from '#domain/rides/ports/ride-repository.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import { createOwnRides } from './own-rides-feed.ts';

const OWN = { of: 'driver', uid: 'u-dario' } as const;
const [ROBIN, OLAF] = [
  { ...aRide('accepted'), id: 'of-robin' },
  { ...aRide('accepted'), id: 'of-olaf' },
];
const over = (ride: Ride) => ({ ...aRide('completed'), id: ride.id });

/** The stored rides, which the test changes, and how often the ended ones were requested. */
function someRides(open: readonly Ride[]) {
  const stored = {
    open,
    ended: [] as readonly Ride[],
    fails: false,
    gate: Promise.resolve(),
    now: 0,
  };
  const requested = vi.fn<RideRepository['page']>(async (list) => {
    const isOpen = 'only' in list && list.only === 'open';
    const { ended } = stored;
    if (!isOpen) await stored.gate;
    if (!isOpen && stored.fails) return fail({ code: 'network' });
    return succeed({ rides: isOpen ? stored.open : ended, next: null });
  });
  const own = createOwnRides({ page: requested }, { now: () => new Date(stored.now) });
  const lookedAtEnded = () =>
    requested.mock.calls.filter(([list]) => 'only' in list && list.only === 'ended').length;
  return { stored, own, requested, lookedAtEnded };
}
const idsOf = (found: Result<readonly { readonly id: string }[]>) =>
  found.ok ? found.value.map(({ id }) => id) : found.error;

test('the ended rides are requested again if an open ride is missing, or after a minute', async () => {
  const { stored, own, lookedAtEnded } = someRides([ROBIN]);
  await own.fetch(OWN);
  stored.open = [ROBIN, OLAF];
  expect(idsOf(await own.fetch(OWN))).toEqual(['of-robin', 'of-olaf']);
  expect(lookedAtEnded()).toBe(1);
  Object.assign(stored, { open: [OLAF], ended: [over(ROBIN)] });
  expect(idsOf(await own.fetch(OWN))).toEqual(['of-olaf', 'of-robin']);
  expect(lookedAtEnded()).toBe(2);
  stored.now = 60_000;
  await own.fetch(OWN);
  expect(lookedAtEnded()).toBe(3);
});

test('a slow answer about ended rides does not lose a ride that opens before the answer and ends after it', async () => {
  const { stored, own, lookedAtEnded } = someRides([ROBIN]);
  await own.fetch(OWN);
  Object.assign(stored, { open: [], ended: [over(ROBIN)] });
  let release = () => {};
  stored.gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = own.fetch(OWN);
  await vi.waitFor(() => expect(lookedAtEnded()).toBe(2));
  stored.gate = Promise.resolve();
  await own.fetch(OWN);
  stored.open = [OLAF];
  await own.fetch(OWN);
  release();
  await slow;
  Object.assign(stored, { open: [], ended: [over(OLAF), over(ROBIN)] });
  expect(idsOf(await own.fetch(OWN))).toEqual(['of-olaf', 'of-robin']);
});

test('a ride that ends between the two requests is reported once, as ended', async () => {
  const { stored, own } = someRides([ROBIN, OLAF]);
  stored.ended = [over(ROBIN)];
  const found = await own.fetch(OWN);
  expect(idsOf(found)).toEqual(['of-olaf', 'of-robin']);
  expect(found.ok && found.value.at(-1)?.state).toBe('completed');
});

test('a ride that is reopened is reported once, as open, before the ended ones are requested again [B9]', async () => {
  const { stored, own, lookedAtEnded } = someRides([]);
  stored.ended = [over(OLAF), { ...over(ROBIN), rev: 4 }];
  expect(idsOf(await own.fetch(OWN))).toEqual(['of-olaf', 'of-robin']);
  stored.open = [{ ...aRide('in_progress'), id: 'of-robin', rev: 5 }];
  const found = await own.fetch(OWN);
  expect(found.ok && found.value.map(({ id, state }) => `${id} ${state}`)).toEqual([
    'of-robin in_progress',
    'of-olaf completed',
  ]);
  expect(lookedAtEnded()).toBe(1);
  Object.assign(stored, { open: [], ended: [{ ...over(ROBIN), rev: 6 }, over(OLAF)] });
  expect(idsOf(await own.fetch(OWN))).toEqual(['of-robin', 'of-olaf']);
  expect(lookedAtEnded()).toBe(2);
});

test('a failed request for the ended rides fails the answer, and the next answer requests them again', async () => {
  const { stored, own } = someRides([ROBIN]);
  await own.fetch(OWN);
  Object.assign(stored, { open: [], fails: true });
  expect(idsOf(await own.fetch(OWN))).toEqual({ code: 'network' });
  Object.assign(stored, { ended: [over(ROBIN)], fails: false });
  expect(idsOf(await own.fetch(OWN))).toEqual(['of-robin']);
});

/** A listener, and its reports. */
function listenTo({ own }: ReturnType<typeof someRides>) {
  const [receive, failed] = [vi.fn<(rides: unknown) => void>(), vi.fn<() => void>()];
  let emit: (open: RidePage) => void = () => {};
  const listen = own.listen(OWN, ({ next }) => {
    emit = next;
    return () => {};
  });
  listen({ next: receive, stale: () => {}, error: failed });
  return { receive, failed, emit: (open: readonly Ride[]) => emit({ rides: open, next: null }) };
}

test('a listener reports an end only together with the ended ride', async () => {
  const world = someRides([ROBIN]);
  const { receive, emit } = listenTo(world);
  emit([ROBIN]);
  await vi.waitFor(() => expect(receive).toHaveBeenLastCalledWith([ROBIN]));
  world.stored.ended = [over(ROBIN)];
  emit([]);
  await vi.waitFor(() => expect(receive).toHaveBeenLastCalledWith([over(ROBIN)]));
  expect(receive).toHaveBeenCalledTimes(2);
});

test('a report that comes during the request for the ended rides replaces the earlier report', async () => {
  const world = someRides([ROBIN]);
  const { receive, emit } = listenTo(world);
  emit([]);
  emit([OLAF]);
  await vi.waitFor(() => expect(receive).toHaveBeenCalled());
  expect(receive.mock.calls).toEqual([[[OLAF]]]);
});

test('a listener reports an error if the ended rides cannot be read', async () => {
  const world = someRides([ROBIN]);
  const { receive, failed, emit } = listenTo(world);
  world.stored.fails = true;
  emit([]);
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(receive).not.toHaveBeenCalled();
});
