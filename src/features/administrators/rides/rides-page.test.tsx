import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { openRideWorld } from '../../../test/open-ride-world.ts';
import { renderApp } from '../../../test/render-app.tsx';

const ADA = { name: 'Ada Admin', role: 'admin' } as const;
const DETAILS = {
  name: 'Cora Caller',
  phone: '',
  from: { text: '1 Old Street' },
  to: { text: 'Airport' },
  note: '',
  deleteAt: new Date('2027-01-01T00:00:00Z'),
};

async function openRides(address: string, documents: Readonly<Record<string, object>> = {}) {
  const world = await openRideWorld(ADA, documents);
  return { ...renderApp(address, { world }), world };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of rides', () => {
  test('a page without open rides says so in every region, and shows no damaged record', async () => {
    await openRides('/admin/rides');
    expect(await (await region('Waiting')).findByText('Nobody is waiting for a driver.')).toBeShown();
    expect((await region('Promised')).getByText('No ride is promised to anybody.')).toBeShown();
    expect((await region('Under way')).getByText('Nobody is on the road.')).toBeShown();
    expect(screen.queryByRole('region', { name: 'Damaged records' })).toBeNull();
  });

  test('a damaged ride is shown apart with what is wrong, and a promised one where it belongs', async () => {
    await openRides('/admin/rides', {
      'rides/broken': { ...aStoredRide('requested'), people: 'two' },
      'rides/promised': aStoredRide('accepted'),
    });
    const damaged = await region('Damaged records');
    expect(damaged.getByText('Missing or invalid: people.')).toBeShown();
    expect(damaged.getByRole('link', { name: 'Record broken' }).getAttribute('href')).toBe(
      '/admin/rides/broken',
    );
    const promised = await region('Promised');
    expect(promised.getByRole('link', { name: 'Passenger' })).toBeShown();
    expect(promised.getByText('Northside')).toBeShown();
  });

  test('rides that are over are listed by how they ended, the last first, with who rode', async () => {
    const at = (day: number) => ({ pickupAt: new Date(Date.UTC(2026, 2, day)) });
    const { user, address } = await openRides('/admin/rides', {
      'rides/early': aStoredRide('completed', at(1)),
      'rides/late': aStoredRide('completed', at(2)),
      'rides/late/private/details': DETAILS,
      'rides/gone': aStoredRide('cancelled'),
    });
    await user.click(await screen.findByRole('link', { name: 'Completed' }));
    const ended = await region('Completed');
    const links = await ended.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/rides/late',
      '/admin/rides/early',
    ]);
    expect(await ended.findByRole('link', { name: 'Cora Caller' })).toBeShown();
    expect(ended.getByText('Airport')).toBeShown();
    expect(ended.queryByRole('button')).toBeNull();
    expect(address()).toBe('/admin/rides?show=completed');
    expect(screen.getByRole('link', { name: 'Completed' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Rides' }).getAttribute('aria-current')).toBe('page');
  });

  test('rides that are over are shown in pages', async () => {
    const rides = Array.from({ length: 21 }, (_, day) => [
      `rides/ride-${day}`,
      aStoredRide('no_show', { pickupAt: new Date(Date.UTC(2026, 2, day + 1)) }),
    ]);
    const { user, address } = await openRides('/admin/rides?show=no_show', Object.fromEntries(rides));
    expect(await (await region('No-shows')).findAllByRole('link')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const last = await screen.findByRole('link', { name: 'Passenger' });
    expect(last.getAttribute('href')).toBe('/admin/rides/ride-0');
    expect(address()).toMatch(/^\/admin\/rides\?show=no_show&page=2&cursor=.+/);
  });

  test('a list without rides that ended so says so', async () => {
    await openRides('/admin/rides?show=expired');
    expect(await screen.findByText('Every request has found a driver in time.')).toBeShown();
  });

  test('an unknown list is the one of open rides', async () => {
    await openRides('/admin/rides?show=lost');
    expect(await region('Waiting')).toBeDefined();
  });

  test('a page of rides says where nobody can book, and leads to the settings', async () => {
    await openRides('/admin/rides', { 'settings/rides': {} });
    const link = await screen.findByRole('link', { name: 'Go to the settings' });
    expect(link.getAttribute('href')).toBe('/admin/settings');
  });

  test('rides that could not be loaded say so, and are loaded on another try', async () => {
    const world = await openRideWorld(ADA);
    const { user } = renderApp('/admin/dashboard', { world });
    const link = await screen.findByRole('link', { name: 'Rides' });
    world.network.goOffline();
    await user.click(link);
    expect((await screen.findByText(/^The rides could not be loaded/)).textContent).toMatch(/Network error/);
    world.network.goOnline();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await region('Waiting')).toBeDefined();
  });

  test('an administrator who is still pending sees a notice, and nothing is asked', async () => {
    const world = await openRideWorld({ ...ADA, status: 'pending' });
    renderApp('/admin/rides', { world });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rides' })).toBeShown();
    expect(screen.queryByRole('link', { name: 'Fleet' })).toBeNull();
    expect(world.requestsOf('rides.open')).toBe(0);
  });
});
