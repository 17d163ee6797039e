import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

async function openRides(address: string, documents: Readonly<Record<string, object>> = {}) {
  const world = await openRideWorld(ADA, documents);
  return { ...renderApp(address, { world }), world };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of rides', () => {
  test('a page without open rides says so in every region, and shows no damaged record', async () => {
    await openRides('/admin/rides');
    expect(await (await region('Waiting')).findByText('Nobody is waiting for a driver.')).toBeShown();
    expect((await region('Promised')).getByText('No rides are promised.')).toBeShown();
    expect((await region('Under way')).getByText('No rides are under way.')).toBeShown();
    expect(screen.queryByRole('region', { name: 'Damaged records' })).toBeNull();
  });

  test('a damaged ride is shown apart with what is wrong', async () => {
    await openRides('/admin/rides', {
      'rides/broken': { ...aStoredRide('requested'), people: 'two' },
    });
    const damaged = await region('Damaged records');
    expect(damaged.getByText('Missing or invalid: people.')).toBeShown();
    expect(damaged.getByRole('link', { name: 'Record broken' }).getAttribute('href')).toBe(
      '/admin/rides/broken',
    );
  });

  test('a page of rides says that booking is impossible, and links to the settings', async () => {
    await openRides('/admin/rides', { 'settings/rides': {} });
    const link = await screen.findByRole('link', { name: 'Go to the settings' });
    expect(link.getAttribute('href')).toBe('/admin/settings');
  });
});
