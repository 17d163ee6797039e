import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPassengerRide } from '#test/open-passenger-ride.ts';

describe('after a ride', () => {
  test('the return trip is booked in the reverse direction with two presses', async () => {
    const { world, id, see, press, region } = await openPassengerRide({ needs: ['pet'] });
    const driver = await world.openDriver();
    await driver.step(id, { did: 'take', minutes: null });
    for (const did of ['arrive', 'start', 'complete'] as const) await driver.step(id, { did });
    await see('Ride completed');
    await waitFor(() => expect(within(region).getByRole('button', { name: 'Return trip' })).toBeDefined());
    await press('Return trip');
    expect(document.activeElement?.textContent).toBe('Book a ride');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'From' }).value).toBe('City Hospital');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'To' }).value).toBe(
      '5 Mill Road, Northside',
    );
    await press('Request ride');
    await see('Looking for a driver');
    await screen.findByText('Pet');
  });

  test('a ride that never took place can be booked again, but its way back cannot', async () => {
    const { world, id, see, region } = await openPassengerRide();
    await world.person.step(id, { did: 'cancel', why: 'not_needed' });
    await see('Ride cancelled');
    const trip = '5 Mill Road, Northside to City Hospital';
    expect(await screen.findByRole('button', { name: `Request now: ${trip}` })).toBeShown();
    await waitFor(() =>
      expect(region.textContent, 'the trip is on its card alone').not.toContain('Mill Road'),
    );
    expect(within(region).queryByRole('button', { name: 'Book again' })).toBeNull();
    expect(within(region).queryByRole('button', { name: 'Return trip' })).toBeNull();
  });

  test('the exact places of rides are read only when they are shown', async () => {
    const { world, id, see, says } = await openPassengerRide();
    await says('Looking for a driver');
    await world.person.step(id, { did: 'cancel', why: 'not_needed' });
    await see('Ride cancelled');
    await screen.findByRole('button', { name: '5 Mill Road, Northside to City Hospital' });
    // One read for the ride, one at its end, and one for the form's recent trips.
    expect(world.requestsOf('read rides/*/private/*')).toBe(3);
  });

  test('a recent trip is booked with two presses', async () => {
    const { world, id, see, press } = await openPassengerRide();
    await world.person.step(id, { did: 'cancel', why: 'not_needed' });
    await see('Ride cancelled');
    await screen.findByRole('button', { name: '5 Mill Road, Northside to City Hospital' });
    await press('5 Mill Road, Northside to City Hospital');
    expect(document.activeElement?.textContent).toBe('Book a ride');
    await press('Request ride');
    await see('Looking for a driver');
  });
});
