import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { MINUTE_MS, SECOND_MS } from '#domain/shared/durations.ts';
import { ADA, look, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

type World = Awaited<ReturnType<typeof openRideWorld>>;

/** A ride under way that a driver took `seconds` after the request. */
function drive(world: World, id: string, seconds: number) {
  const now = world.stage.clock.now().getTime();
  const at = new Date(now - 10 * MINUTE_MS);
  const took = new Date(at.getTime() + seconds * SECOND_MS);
  const log = { 0: { did: 'request', by: 'u-r', at }, 1: { did: 'take', by: `driver-${id}`, at: took } };
  const times = { createdAt: at, pickupAt: at, searchFrom: at, changedAt: took };
  world.put({
    [`rides/${id}`]: aStoredRide('on_the_way', {
      ...times,
      rider: `caller-${id}`,
      driver: `driver-${id}`,
      rev: 1,
      did: 'take',
      log,
    }),
  });
}

const stored = (world: World) => world.stage.world.documents.read('figures/searches');

test('the board stores the median search time once there are five searches, and not again within ten minutes', async () => {
  const world = await openRideWorld(ADA);
  for (const seconds of [60, 120, 180, 240]) drive(world, `ride-${seconds}`, seconds);
  const { access } = renderApp('/admin/rides', { world });
  await screen.findByRole('region', { name: 'Under way' });
  await waitFor(() => expect(world.requestsOf('list rides')).toBeGreaterThan(0));
  expect(stored(world)).toBeNull();
  drive(world, 'ride-300', 300);
  act(() => look(access));
  await waitFor(() => expect(stored(world)).toMatchObject({ median: 180, searches: 5 }));
  drive(world, 'ride-30', 30);
  act(() => look(access));
  const underWay = screen.getByRole('region', { name: 'Under way' });
  await waitFor(() => expect(within(underWay).getAllByRole('row')).toHaveLength(6));
  expect(world.requestsOf('write figures/*')).toBe(1);
});
