import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { someDetails } from '#domain/rides/model/booking/ride-details.builder.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { PENNY } from '#test/open-admin-world.ts';
import { ADA, openRideWorld, PRIYA } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const DARIO = { uid: 'u-dario', name: 'Dario Driver', role: 'driver' } as const;
const SAM = { name: 'Sam Sysadmin', role: 'system_admin' } as const;
const RIDE = 'Northside to City Hospital';

/** A person, their page, and the link they press. Then the linked page's text without a network, and with it. */
const PAGES = [
  [PRIYA, '/profile', 'Rides', 'The rides could not be loaded.', 'No rides yet'],
  [DARIO, '/driver/dashboard', 'Rides', 'The rides could not be loaded.', RIDE],
  [DARIO, '/driver/rides', 'This week', 'Your days could not be loaded.', /^This week, 26 May/],
  [DARIO, '/driver/rides', RIDE, 'This ride could not be loaded.', 'What happened'],
  [ADA, '/admin/dashboard', 'Open the whole account', 'This account could not be loaded.', 'Internal notes'],
  [ADA, '/admin/health', 'Accounts', 'The accounts could not be loaded.', 'penny@example.com'],
  [ADA, '/admin/dashboard', 'Decisions', 'The decisions could not be loaded.', 'No decisions here'],
  [SAM, '/admin/dashboard', 'Health', 'The records could not be checked.', /^All records on this page/],
  [ADA, '/admin/dashboard', 'Rides', 'The rides could not be loaded.', 'Nobody is waiting for a driver.'],
  [ADA, '/admin/dashboard', 'Fleet', 'The cars could not be loaded.', 'Blue van'],
  [SAM, '/admin/dashboard', 'Settings', 'The settings could not be loaded.', 'Landmarks'],
  [
    ADA,
    '/admin/rides/history?open=ride-1',
    'Open the whole ride',
    'The ride could not be loaded.',
    'Completed',
  ],
] as const;

test.each(PAGES)(
  'the page that %j opens from %s by “%s” says that it could not be loaded, and loads on another try',
  async (who, from, name, failure, loaded) => {
    const world = await openRideWorld(who, {
      'rides/ride-1': aStoredRide('completed', { driver: 'u-dario' }),
      'rides/ride-1/private/details': someDetails({ name: 'Robin Rider' }),
    });
    world.stage.addAccount(PENNY);
    const { user } = renderApp(from, { world });
    if (name === 'Open the whole account')
      await user.click(await screen.findByRole('link', { name: 'Penny' }));
    const link = await screen.findByRole('link', { name });
    world.network.goOffline();
    await user.click(link);
    const says = await screen.findByText((text) => text.startsWith(failure));
    expect(says.textContent).toContain('Network error');
    expect(screen.queryAllByText(loaded)).toEqual([]);
    world.network.goOnline();
    for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry);
    expect(await screen.findAllByText(loaded)).not.toEqual([]);
    await waitFor(() => expect(says.isConnected).toBe(false));
    expect(document.activeElement?.tagName).toMatch(/^H[12]$/);
  },
);
