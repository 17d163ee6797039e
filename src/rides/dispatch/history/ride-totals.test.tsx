import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { DAY_MS, MINUTE_MS } from '#domain/shared/durations.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

/** Two completed rides and a cancelled one of today, and one of last week. The page shows those of today. */
async function openHistory() {
  const world = await openRideWorld(ADA);
  const now = world.stage.clock.now();
  const ride = (state: 'completed' | 'cancelled', minutes: number, pickupAt = now) =>
    aStoredRide(state, {
      driver: 'u-dario',
      pickupAt,
      arrivedAt: new Date(pickupAt.getTime() + minutes * MINUTE_MS),
    });
  world.put({
    'rides/one': ride('completed', 4),
    'rides/two': ride('completed', 10),
    'rides/three': ride('cancelled', 0),
    'rides/old': ride('completed', 50, new Date(now.getTime() - 7 * DAY_MS)),
  });
  const app = renderApp('/admin/rides/history', { world });
  await screen.findByText('4 rides found.');
  await app.user.keyboard('t');
  await screen.findByText('3 rides found.');
  return { world, ...app };
}

const ask = () => screen.findByRole('button', { name: 'Totals' });
const totals = async () => within(await screen.findByRole('list', { name: 'Totals' }));

test('the totals of today say how its rides ended and how long people waited, once they are asked for', async () => {
  const { user, world } = await openHistory();
  const counts = world.requestsOf('count rides');
  await user.click(await ask());
  const line = await totals();
  expect(line.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Completed 2',
    'Cancelled 1',
  ]);
  expect(line.getByText(/^Wait 7 min on average, 10 min at most/).textContent).toMatch(
    /last 2 completed rides/,
  );
  expect(screen.queryByRole('button', { name: 'Totals' })).toBeNull();
  expect(world.requestsOf('count rides')).toBeGreaterThanOrEqual(counts);
});

test('a total leads to its rides, of which there are no further totals', async () => {
  const { user, address } = await openHistory();
  await user.click(await ask());
  await user.click((await totals()).getByRole('link', { name: 'Completed 2' }));
  expect(await screen.findByText('2 rides found.')).toBeShown();
  expect(address()).toMatch(/^\/admin\/rides\/history\?from=([\d-]+)&to=\1&state=completed$/);
  expect(screen.queryByRole('button', { name: 'Totals' })).toBeNull();
});

test('totals that could not be counted are counted at another press', async () => {
  const { user, world } = await openHistory();
  const button = await ask();
  world.network.goOffline();
  await user.click(button);
  expect((await screen.findByText(/^The totals could not be counted/)).textContent).toMatch(/Network error/);
  world.network.goOnline();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await totals()).getByText('Completed 2')).toBeShown());
});
