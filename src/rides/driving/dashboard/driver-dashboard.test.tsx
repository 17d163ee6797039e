import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openRideWorld, look } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const DARIO = { uid: 'u-dario', name: 'Dario Driver', role: 'driver' };
const ROBIN = { uid: 'u-robin', name: 'Robin Rider', role: 'passenger' };

/** A driver's dashboard, and a passenger elsewhere. */
async function openDashboard(documents = {}) {
  const world = await openRideWorld(DARIO, documents);
  const passenger = await world.open(ROBIN);
  const app = renderApp('/driver/dashboard', { world });
  await screen.findByRole('heading', { name: 'Driver dashboard' });
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  return { ...app, world, passenger, press };
}

async function goOnDuty({ user, press }: Awaited<ReturnType<typeof openDashboard>>) {
  await user.type(await screen.findByRole('textbox', { name: 'Phone' }), '+1 555 0101');
  await press('Go on duty');
  await screen.findByRole('region', { name: 'Ride requests' });
}

const yourRide = () => screen.findByRole('region', { name: 'Your ride' });

describe('a driver’s dashboard', () => {
  test('a ride goes from its request to its completion by one press a step', async () => {
    const page = await openDashboard();
    await goOnDuty(page);
    const id = await page.passenger.book();
    look(page.access);
    await page.press('Take ride from Northside');
    const ride = await yourRide();
    expect(await within(ride).findByText('Robin Rider')).toBeShown();
    await page.press('I have arrived');
    await page.press('Passenger on board');
    await page.press('Ride completed');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your ride' })).toBeNull());
    expect(screen.getByText('Ride completed')).toBeShown();
    expect((await page.passenger.read(id)).state).toBe('completed');
  });
});
