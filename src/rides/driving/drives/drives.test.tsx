import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { after, aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { openDriverPage } from '#test/open-driver-page.ts';

const MINE = { driver: 'u-dario' };
const HOUR = 3600;

/** So many rides of Dario's, the first one the newest. */
const ridesOf = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, number) => [
      `rides/ride-${number}`,
      aStoredRide('completed', {
        ...MINE,
        pickupAt: after(-number * HOUR),
        area: { from: `Place ${number}`, to: 'Airport' },
      }),
    ]),
  );

const rows = async () =>
  within(await screen.findByRole('region', { name: /^(Rides|Page)/ })).findAllByRole('listitem');

describe('a driver’s past rides', () => {
  test('rides are listed twenty a page, the newest first', async () => {
    const { press } = await openDriverPage(ridesOf(21), '/driver/rides');
    const first = await rows();
    expect(first).toHaveLength(20);
    expect(first[0]?.textContent).toContain('Place 0 to Airport');
    expect(first[0]?.textContent).toContain('Completed');
    await press('Next');
    await screen.findByRole('region', { name: 'Rides, page 2' });
    expect(await screen.findByText('Place 20 to Airport')).toBeShown();
    expect(await rows()).toHaveLength(1);
  });

  test('a driver without any ride yet is told where they will be', async () => {
    await openDriverPage({}, '/driver/rides');
    expect(await screen.findByText('No rides yet')).toBeShown();
  });

  test('a damaged record is listed as one, and its page says whom to tell', async () => {
    const { user } = await openDriverPage(
      { 'rides/ride-1': aStoredRide('completed', { ...MINE, people: 'many' }) },
      '/driver/rides',
    );
    await user.click(await screen.findByRole('link', { name: 'Ride of ride-1' }));
    expect(await screen.findByText(/Please tell dispatch/)).toBeShown();
  });

  test('a list that could not be loaded is asked for again', async () => {
    const { world, user, press } = await openDriverPage(ridesOf(1));
    await screen.findByRole('button', { name: 'Go on duty' });
    world.network.goOffline();
    await user.click(screen.getByRole('link', { name: 'Rides' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The rides could not be loaded.');
    world.network.goOnline();
    await press('Try again');
    expect(await rows()).toHaveLength(1);
  });
});

describe('one of them', () => {
  const openRide = (ride: object) => openDriverPage({ 'rides/ride-1': ride }, '/driver/rides/ride-1');
  const missing = () => screen.findByText('This ride was not found');

  test('a ride is told with its districts and what happened', async () => {
    await openRide(
      aStoredRide('completed', {
        ...MINE,
        rev: 1,
        log: {
          0: { did: 'request', by: 'u-robin', at: after(0) },
          1: { did: 'take', by: 'u-dario', at: after(60) },
        },
      }),
    );
    const history = await screen.findByRole('region', { name: 'What happened' });
    expect(within(history).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'Ride' }).textContent).toContain('Northside');
    expect(screen.queryByRole('link', { name: /still open/ })).toBeNull();
  });

  test('a promised ride that is not due says from when the driver sees who rides, and asks for nothing', async () => {
    const at = new Date('2025-06-02T12:00:00Z');
    const { world } = await openRide(
      aStoredRide('accepted', { kind: 'later', pickupAt: at, searchFrom: at }),
    );
    expect(await screen.findByText(/^Name, .* from 2 Jun 2025, 13:30,/)).toBeShown();
    expect(world.requestsOf('read rides/*/private/*')).toBe(0);
  });

  test('a ride that is still open leads to where it is driven', async () => {
    await openRide(aStoredRide('arrived'));
    const link = await screen.findByRole('link', { name: 'It is still open. Go to your ride.' });
    expect(link.getAttribute('href')).toBe('/driver/dashboard');
  });

  test.each([
    ['a ride that does not exist', () => openDriverPage({}, '/driver/rides/nothing')],
    ['a ride of another driver’s', () => openRide(aStoredRide('completed', { driver: 'u-dilek' }))],
    ['a request that anybody may take', () => openRide(aStoredRide('requested'))],
    ['an id that is no path of a document', () => openDriverPage({}, '/driver/rides/..%2Fusers')],
  ])('%s is none of the driver’s rides', async (_, open) => {
    await open();
    expect(await missing()).toBeShown();
  });

  test('a ride that could not be loaded is asked for again', async () => {
    const { world, user, press } = await openDriverPage(ridesOf(1), '/driver/rides');
    await rows();
    world.network.goOffline();
    await user.click(screen.getByRole('link', { name: 'Place 0 to Airport' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This ride could not be loaded.');
    world.network.goOnline();
    await press('Try again');
    expect(await screen.findByRole('region', { name: 'What happened' })).toBeShown();
  });
});
