import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

/** Two completed rides of Dario's and a cancelled one of today, and one of last week. */
async function openToday() {
  const world = await openRideWorld(ADA);
  const now = world.stage.clock.now();
  const ride = (state: 'completed' | 'cancelled', minutes: number, pickupAt = now) =>
    aStoredRide(state, {
      driver: 'u-dario',
      pickupAt,
      arrivedAt: new Date(pickupAt.getTime() + minutes * MINUTE_MS),
    });
  world.put({
    'drivers/u-dario': aStoredShift({ seenAt: now }),
    'drivers/u-idle': aStoredShift({ name: 'Ida Idle', seenAt: now }),
    'rides/one': ride('completed', 4),
    'rides/two': ride('completed', 10),
    'rides/three': ride('cancelled', 0),
    'rides/old': ride('completed', 50, new Date(now.getTime() - 7 * 24 * 60 * MINUTE_MS)),
  });
  return { world, ...renderApp('/admin/rides/today', { world }) };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the figures of today', () => {
  test('the rides of today are counted by state, and each count links to its rides', async () => {
    const { user, address } = await openToday();
    const states = await region('Rides by state');
    const completed = states.getByRole('link', { name: '2: Completed' });
    expect(states.getByRole('link', { name: '1: Cancelled' })).toBeShown();
    expect(states.getAllByRole('link')).toHaveLength(2);
    await user.click(completed);
    expect(await screen.findByText('2 rides found.')).toBeShown();
    expect(address()).toMatch(/^\/admin\/rides\/history\?from=([\d-]+)&to=\1&state=completed$/);
  });

  test('the page says who completed how many, and how long passengers waited in which rides', async () => {
    await openToday();
    const drivers = await region('Completed rides by driver');
    expect(drivers.getByText('Dario Driver')).toBeShown();
    expect(drivers.getByRole('link', { name: '2: Dario Driver' })).toBeShown();
    expect(drivers.queryByText('Ida Idle')).toBeNull();
    const waits = await region('Waiting time');
    expect(waits.getByText('7 min')).toBeShown();
    expect(waits.getByText('10 min')).toBeShown();
    expect(waits.getByText(/^For the last 2 completed rides/)).toBeShown();
  });

  test('a day without rides says so', async () => {
    const world = await openRideWorld(ADA);
    renderApp('/admin/rides/today', { world });
    expect(await screen.findByText('No ride has been completed yet.')).toBeShown();
    expect(screen.getByText('No driver has completed a ride yet.')).toBeShown();
    expect((await region('Rides by state')).queryByRole('link')).toBeNull();
  });

  test('a press counts the rides again, and the old figures stay meanwhile', async () => {
    const { user, world } = await openToday();
    const again = await screen.findByRole('button', { name: 'Refresh' });
    world.put({ 'rides/two': aStoredRide('cancelled', { pickupAt: world.stage.clock.now() }) });
    await user.click(again);
    expect(
      await (await region('Completed rides by driver')).findByRole('link', { name: '1: Dario Driver' }),
    ).toBeShown();
    expect(document.activeElement).toBe(again);
  });

  test('figures that could not be read are reported, and read on another attempt', async () => {
    const { user, world } = await openToday();
    await screen.findByRole('link', { name: '2: Completed' });
    world.network.goOffline();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect((await screen.findByText(/^The rides of today could not be counted/)).textContent).toMatch(
      /Network error/,
    );
    world.network.goOnline();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await screen.findByRole('link', { name: '2: Completed' })).toBeShown();
  });

  test('no day is counted without the service’s zone, which is read on another attempt', async () => {
    const world = await openRideWorld(ADA);
    const { user } = renderApp('/admin/rides', { world });
    await screen.findByRole('link', { name: 'Today' });
    world.network.goOffline();
    await user.click(screen.getByRole('link', { name: 'Today' }));
    expect(
      (await screen.findByText(/^The time zone of the service could not be loaded/)).textContent,
    ).toMatch(/Without it, no rides can be shown here\. Network error/);
    expect(screen.queryByRole('region')).toBeNull();
    world.network.goOnline();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No ride has been completed yet.')).toBeShown();
  });
});
