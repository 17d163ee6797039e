import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { look } from '#test/open-ride-world.ts';
import { openDriverPage } from '#test/open-driver-page.ts';

/** A promised ride on the given day of June, at the given hour in UTC. The tests begin on the first of June. */
const promised = (day: number, hour: number, from: string, given: object = {}) => {
  const at = new Date(Date.UTC(2025, 5, day, hour));
  return aStoredRide('accepted', {
    kind: 'later',
    driver: 'u-dario',
    pickupAt: at,
    searchFrom: at,
    area: { from, to: 'Airport' },
    ...given,
  });
};

const DAY = {
  'rides/late': promised(2, 14, 'Westend', { people: 2, needs: ['wheelchair'] }),
  'rides/early': promised(2, 5, 'Northside'),
  // The second of June in Berlin begins at 22:00 UTC on the first, and ends at 22:00 UTC.
  'rides/midnight': promised(1, 22, 'Midnight'),
  'rides/next': promised(2, 22, 'Next'),
  'rides/today': promised(1, 18, 'Today'),
  'rides/over': { ...promised(2, 9, 'Over'), state: 'cancelled', open: false, endedAt: new Date(0) },
};

test('a driver’s tomorrow lists the open rides of that day in order, with their districts and needs, and reads no name', async () => {
  const { user, world, access } = await openDriverPage(DAY, '/driver/rides');
  await user.click(await screen.findByRole('link', { name: 'Tomorrow' }));
  const sheet = within(await screen.findByRole('region', { name: /^Tomorrow, / }));
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '00:001 personMidnight to AirportDriver confirmed',
    '07:001 personNorthside to AirportDriver confirmed',
    '16:002 people, WheelchairWestend to AirportDriver confirmed',
  ]);
  expect(screen.getByRole('link', { name: 'Tomorrow' }).getAttribute('aria-current')).toBe('page');
  expect(world.requestsOf('read rides/*/private/*')).toBe(0);
  world.put({ 'rides/new': promised(2, 6, 'Added') });
  act(() => look(access));
  expect(await sheet.findByText('Added to Airport')).toBeShown();
});

test('a driver without a ride tomorrow reads that they have promised none', async () => {
  await openDriverPage({}, '/driver/rides?days=tomorrow');
  expect(await screen.findByText('You have promised no ride for tomorrow.')).toBeShown();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});
