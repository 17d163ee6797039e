import { expect, test, vi } from 'vitest';
import { aRide } from '#domain/rides/model/ride/ride.builder.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { RideRepository } from '#domain/rides/ports/ride-repository.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import { createOwnRides } from './own-rides-feed.ts';

const OWN = { of: 'driver', uid: 'u-dario' } as const;
const [ROBIN, OLAF] = [
  { ...aRide('accepted'), id: 'of-robin' },
  { ...aRide('accepted'), id: 'of-olaf' },
];
const over = (ride: Ride) => ({ ...aRide('completed'), id: ride.id });

/** What there is, as the test changes it, and how often those that are over were asked for. */
function someRides(open: readonly Ride[]) {
  const stored = {
    open,
    ended: [] as readonly Ride[],
    fails: false,
    held: Promise.resolve(),
    now: 0,
  };
  const asked = vi.fn<RideRepository['page']>(async (list) => {
    const isOpen = 'only' in list && list.only === 'open';
    const { ended } = stored;
    if (!isOpen) await stored.held;
    if (!isOpen && stored.fails) return fail({ code: 'network' });
    return succeed({ rides: isOpen ? stored.open : ended, next: null });
  });
  const own = createOwnRides({ page: asked }, { now: () => new Date(stored.now) });
  const lookedAtEnded = () =>
    asked.mock.calls.filter(([list]) => 'only' in list && list.only === 'ended').length;
  return { stored, own, asked, lookedAtEnded };
}
const idsOf = (found: Result<readonly { readonly id: string }[]>) =>
  found.ok ? found.value.map(({ id }) => id) : found.error;

test('what has ended is asked for again only once an open ride is missing, and after a minute', async () => {
  const { stored, own, lookedAtEnded } = someRides([ROBIN]);
  await own.ask(OWN);
  stored.open = [ROBIN, OLAF];
  expect(idsOf(await own.ask(OWN))).toEqual(['of-robin', 'of-olaf']);
  expect(lookedAtEnded()).toBe(1);
  Object.assign(stored, { open: [OLAF], ended: [over(ROBIN)] });
  expect(idsOf(await own.ask(OWN))).toEqual(['of-olaf', 'of-robin']);
  expect(lookedAtEnded()).toBe(2);
  stored.now = 60_000;
  await own.ask(OWN);
  expect(lookedAtEnded()).toBe(3);
});

test('a slow answer about what has ended forgets no ride that was open meanwhile', async () => {
  const { stored, own, lookedAtEnded } = someRides([ROBIN]);
  await own.ask(OWN);
  Object.assign(stored, { open: [], ended: [over(ROBIN)] });
  let release = () => {};
  stored.held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = own.ask(OWN);
  await vi.waitFor(() => expect(lookedAtEnded()).toBe(2));
  stored.held = Promise.resolve();
  await own.ask(OWN);
  stored.open = [OLAF];
  await own.ask(OWN);
  release();
  await slow;
  Object.assign(stored, { open: [], ended: [over(OLAF), over(ROBIN)] });
  expect(idsOf(await own.ask(OWN))).toEqual(['of-olaf', 'of-robin']);
});

test('a ride that ends between the two questions is told once, as it ended', async () => {
  const { stored, own } = someRides([ROBIN, OLAF]);
  stored.ended = [over(ROBIN)];
  const found = await own.ask(OWN);
  expect(idsOf(found)).toEqual(['of-olaf', 'of-robin']);
  expect(found.ok && found.value.at(-1)?.state).toBe('completed');
});

test('where those that are over cannot be read the answer is the failure, and the next one asks again', async () => {
  const { stored, own } = someRides([ROBIN]);
  await own.ask(OWN);
  Object.assign(stored, { open: [], fails: true });
  expect(idsOf(await own.ask(OWN))).toEqual({ code: 'network' });
  Object.assign(stored, { ended: [over(ROBIN)], fails: false });
  expect(idsOf(await own.ask(OWN))).toEqual(['of-robin']);
});

/** Somebody who listens, and what they hear. */
function listenTo({ own }: ReturnType<typeof someRides>) {
  const [hear, failed] = [vi.fn<(rides: unknown) => void>(), vi.fn<() => void>()];
  let speak: (open: readonly Ride[]) => void = () => {};
  const listen = own.listen(OWN, ({ next }) => {
    speak = next;
    return () => {};
  });
  listen({ next: hear, stale: () => {}, error: failed });
  return { hear, failed, speak: (open: readonly Ride[]) => speak(open) };
}

test('whoever listens hears of an end only together with what became of the ride', async () => {
  const world = someRides([ROBIN]);
  const { hear, speak } = listenTo(world);
  speak([ROBIN]);
  await vi.waitFor(() => expect(hear).toHaveBeenLastCalledWith([ROBIN]));
  world.stored.ended = [over(ROBIN)];
  speak([]);
  await vi.waitFor(() => expect(hear).toHaveBeenLastCalledWith([over(ROBIN)]));
  expect(hear).toHaveBeenCalledTimes(2);
});

test('news that overtakes the question for what has ended is heard alone', async () => {
  const world = someRides([ROBIN]);
  const { hear, speak } = listenTo(world);
  speak([]);
  speak([OLAF]);
  await vi.waitFor(() => expect(hear).toHaveBeenCalled());
  expect(hear.mock.calls).toEqual([[[OLAF]]]);
});

test('a listener ends where what has ended cannot be read', async () => {
  const world = someRides([ROBIN]);
  const { hear, failed, speak } = listenTo(world);
  world.stored.fails = true;
  speak([]);
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(hear).not.toHaveBeenCalled();
});
