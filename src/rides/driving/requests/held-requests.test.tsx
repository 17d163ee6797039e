import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { openDriverOnDuty } from '#test/open-driver-page.ts';

const FROM_HARBOUR = {
  'rides/ride-2': aStoredRide('requested', { area: { from: 'Harbour', to: 'Airport' } }),
};

const take = (from: string) =>
  screen.findByRole('button', { name: `Take ride from ${from}, there in 10 min` });
const takes = () =>
  screen
    .getAllByRole('group', { name: /^Take ride from/ })
    .map(({ textContent }) => textContent.split(',')[0]);

describe('requests among which one has the focus', () => {
  test('a request that goes while another has the focus keeps its place until the focus leaves', async () => {
    const page = await openDriverOnDuty(FROM_HARBOUR);
    const id = await page.passenger.book();
    page.lookNow();
    await take('Northside');
    (await take('Harbour')).focus();
    await page.passenger.step(id, { did: 'cancel', why: 'mistake' });
    page.lookNow();
    expect(await screen.findByText('No longer available')).toBeShown();
    expect(takes()).toEqual(['Take ride from Northside', 'Take ride from Harbour']);
    (await screen.findByRole('button', { name: 'Take a break' })).focus();
    await waitFor(() => expect(takes()).toEqual(['Take ride from Harbour']));
  });

  test('a request for later that becomes due stays among the later ones while one of them has the focus', async () => {
    const { world, lookNow } = await openDriverOnDuty();
    const due = new Date(world.stage.clock.now().getTime() + 31 * MINUTE_MS);
    const later = { kind: 'later', pickupAt: due, searchFrom: due };
    world.put({ 'rides/ride-1': aStoredRide('requested', later) });
    lookNow();
    const promise = await screen.findByRole('button', { name: 'Promise ride from Northside' });
    promise.focus();
    world.stage.clock.advance(2 * MINUTE_MS);
    world.put(FROM_HARBOUR);
    lookNow();
    await take('Harbour');
    expect(document.activeElement).toBe(promise);
    expect(screen.getByRole('button', { name: '1 for later' }).getAttribute('aria-expanded')).toBe('true');
    (await screen.findByRole('button', { name: 'Take a break' })).focus();
    expect(await take('Northside')).toBeShown();
    expect(screen.queryByRole('button', { name: '1 for later' })).toBeNull();
  });
});
