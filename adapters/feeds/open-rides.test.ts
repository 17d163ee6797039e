import { expect, test, vi } from 'vitest';
import { inBoardOrder } from '#domain/rides/model/dispatch/board-order.ts';
import { MOST_CHANGES, MOST_OPEN } from '#domain/rides/model/basics/ride-limits.ts';
import type { OpenState } from '#domain/rides/model/ride/ride-state.ts';
import { after, aRide } from '#domain/rides/model/ride/ride.builder.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import type { RideRepository } from '#domain/rides/ports/ride-repository.ts';
import { fail, succeed } from '#domain/shared/result.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { createOpenRides } from './open-rides.ts';

const ride = (id: string, state: OpenState | 'completed', seconds: number): Ride => ({
  ...aRide(state, { changedAt: after(seconds), pickupAt: after(0) }),
  id,
});

/** A server with these rides, and its requests. */
function aServer(...stored: readonly FoundRide[]) {
  const rides = new Map(stored.map((each) => [each.id, each]));
  const clock = { time: after(60), now: () => clock.time };
  const open = vi.fn<RideRepository['open']>(async () =>
    succeed(
      inBoardOrder(
        [...rides.values()].filter((each) => each.state === 'damaged' || each.endedAt === null),
      ).slice(0, MOST_OPEN + 1),
    ),
  );
  const changed = vi.fn<RideRepository['changed']>(async (from) =>
    succeed(
      [...rides.values()]
        .filter((each) => each.state === 'damaged' || each.changedAt >= from)
        .slice(0, MOST_CHANGES),
    ),
  );
  const fetch = createOpenRides({ open, changed }, clock);
  return {
    clock,
    open,
    changed,
    put: (each: FoundRide) => rides.set(each.id, each),
    ids: async () => valueOf(await fetch()).map(({ id }) => id),
    fetch,
  };
}

test('the whole list is requested once, and then the changes', async () => {
  const { ids, put, open, changed } = aServer(ride('a', 'requested', 0), ride('b', 'arrived', 10));
  expect(await ids()).toEqual(['a', 'b']);
  put(ride('c', 'requested', 20));
  put(ride('a', 'completed', 21));
  expect(await ids()).toEqual(['b', 'c']);
  expect(open).toHaveBeenCalledOnce();
  expect(changed).toHaveBeenCalledOnce();
});

test('without a change only the ride that changed last is found again', async () => {
  const { ids, changed } = aServer(ride('a', 'requested', 8), ride('b', 'requested', 10));
  await ids();
  await ids();
  await ids();
  const answer = await changed.mock.results[1]?.value;
  expect(answer).toMatchObject({ value: [{ id: 'b' }] });
});

test('a change that becomes visible after a later change is found', async () => {
  const { ids, put } = aServer(ride('a', 'requested', 0));
  await ids();
  put(ride('late', 'requested', 20));
  expect(await ids()).toEqual(['a', 'late']);
  put(ride('early', 'requested', 17));
  expect(await ids()).toEqual(['a', 'early', 'late']);
});

test('the whole list is requested again after a minute, because writes past the rules have no time', async () => {
  const { ids, put, clock, open } = aServer(ride('a', 'requested', 0));
  await ids();
  put({ state: 'damaged', id: 'broken', fields: ['people'] });
  expect(await ids()).toEqual(['a']);
  clock.time = after(120);
  expect(await ids()).toEqual(['a', 'broken']);
  expect(open).toHaveBeenCalledTimes(2);
});

test('a long list is requested less often, so that an hour costs no more than with two hundred rides', async () => {
  const many = Array.from({ length: 500 }, (_, n) => ride(`r${n}`, 'requested', n));
  const { ids, clock, open } = aServer(...many);
  expect(await ids()).toHaveLength(500);
  const begun = clock.time.getTime();
  for (const [seconds, times] of [
    [149, 1],
    [150, 2],
  ] as const) {
    clock.time = new Date(begun + seconds * 1000);
    await ids();
    expect(open).toHaveBeenCalledTimes(times);
  }
});

test('more changes than are listed at once are found in the whole list', async () => {
  const { ids, put, open } = aServer(ride('a', 'requested', 0));
  await ids();
  for (let n = 0; n < MOST_CHANGES; n += 1) put(ride(`r${n}`, 'requested', 1 + n));
  expect(await ids()).toHaveLength(MOST_CHANGES + 1);
  expect(open).toHaveBeenCalledTimes(2);
});

test('a changed damaged ride that was not listed waits for the whole list, because it may be over', async () => {
  const { ids, put } = aServer(ride('a', 'requested', 0), ride('b', 'requested', 10));
  await ids();
  put({ state: 'damaged', id: 'z', fields: ['endedAt'] });
  expect(await ids()).toEqual(['a', 'b']);
  put({ state: 'damaged', id: 'a', fields: ['people'] });
  expect(await ids()).toEqual(['b', 'a']);
});

test('an empty list, and one that is longer than the board, are requested whole', async () => {
  const empty = aServer();
  await empty.ids();
  await empty.ids();
  expect(empty.changed).not.toHaveBeenCalled();
  const full = aServer(...Array.from({ length: MOST_OPEN + 1 }, (_, n) => ride(`r${n}`, 'requested', n)));
  await full.ids();
  expect(await full.ids()).toHaveLength(MOST_OPEN);
  expect(full.changed).not.toHaveBeenCalled();
});

test('a board that is just full requests changes', async () => {
  const full = aServer(...Array.from({ length: MOST_OPEN }, (_, n) => ride(`r${n}`, 'requested', n)));
  await full.ids();
  expect(await full.ids()).toHaveLength(MOST_OPEN);
  expect([full.open.mock.calls.length, full.changed.mock.calls.length]).toEqual([1, 1]);
});

test.each<OpenState>(['requested', 'offered', 'accepted', 'on_the_way', 'arrived', 'in_progress'])(
  'an open ride that is %s is listed until it ends, whatever its pick-up',
  async (state) => {
    const old = { ...ride('old', state, 0), pickupAt: after(-400 * 86_400) };
    const { ids, put, clock } = aServer(old, ride('a', 'requested', 0));
    expect(await ids()).toEqual(['old', 'a']);
    clock.time = after(3 * 86_400);
    put({ ...old, changedAt: after(30) });
    expect(await ids()).toEqual(['old', 'a']);
    put({ ...ride('old', 'completed', 40), pickupAt: old.pickupAt });
    expect(await ids()).toEqual(['a']);
  },
);

test('a failure is returned, and the next request continues after the last answer', async () => {
  const { fetch, ids, changed, put } = aServer(ride('a', 'requested', 0));
  await ids();
  changed.mockResolvedValueOnce(fail({ code: 'network' }));
  expect(await fetch()).toEqual(fail({ code: 'network' }));
  put(ride('b', 'requested', 3));
  expect(await ids()).toEqual(['a', 'b']);
});
