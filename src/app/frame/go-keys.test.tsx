import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DEV, openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { rowOf } from '#test/queue-rows.ts';
import { renderApp } from '#test/render-app.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** Waits for the code of the keys, which loads after the page. */
const keysAreThere = () => import('./go-keys.ts');

async function openFleet(role: 'admin' | 'driver' = 'admin') {
  const world = await openRideWorld({ name: 'Ada Admin', role });
  const app = renderApp(role === 'admin' ? '/admin/fleet' : '/driver/rides', { world });
  await screen.findByRole('heading', { level: 1 });
  await keysAreThere();
  return app;
}

describe('the keys for navigation', () => {
  test('g and a letter lead administrators to the board, the history, the plan and the accounts', async () => {
    const { user, address } = await openFleet();
    await heading('Fleet');
    await user.keyboard('gh');
    await heading('Ride history');
    await user.keyboard('gr');
    await heading('Rides');
    await user.keyboard('gp');
    await heading('Plan');
    await user.keyboard('ga');
    await heading('Accounts');
    expect(address()).toMatch(/^\/admin\/dashboard/);
  });

  test('the second key has no other effect on the page, and counts only right after g', async () => {
    const world = await openAdminWorld([PENNY, DEV]);
    const { user } = renderApp('/admin/dashboard', { world });
    await rowOf('Penny');
    await keysAreThere();
    await user.keyboard('jga');
    expect(world.requestsOf('write users/*')).toBe(0);
    await user.keyboard('gxr');
    expect(await screen.findByRole('dialog')).toBeShown();
  });

  test('the keys do nothing in a field', async () => {
    const { user, address } = await openFleet();
    await user.keyboard('gh');
    await heading('Ride history');
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('gr?');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'gr?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toMatch(/^\/admin\/rides\/history/);
  });

  test('the keys do nothing for a driver', async () => {
    const { user, address } = await openFleet('driver');
    await user.keyboard('gr');
    expect(address()).toBe('/driver/rides');
  });

  test('the keys are listed with the shortcuts of the page', async () => {
    const { user } = await openFleet();
    await user.keyboard('gr');
    await user.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByText('Go to the history of rides')).toBeShown();
    await user.keyboard('gh');
    expect(screen.getByText('Go to the history of rides')).toBeShown();
  });
});
