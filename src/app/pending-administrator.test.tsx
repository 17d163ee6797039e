import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminPaths } from '../core/navigation/admin-paths.ts';
import { openAdminWorld } from '../test/open-admin-world.ts';
import { renderApp } from '../test/render-app.tsx';

test.each([
  '/admin/dashboard',
  ...Object.values(adminPaths),
  '/admin/accounts/penny',
  '/admin/drivers/dario',
  '/admin/rides/ride-1',
])(
  'a pending administrator who opens %s sees the dashboard, which says why, and asks for nothing',
  async (page) => {
    const world = await openAdminWorld([], { status: 'pending' });
    const before = world.network.requests.length;
    const { address } = renderApp(page, { world });
    expect(await screen.findByText(/Your own account is still awaiting approval/)).toBeShown();
    expect(screen.getByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeShown();
    expect(address()).toBe('/admin/dashboard');
    const asked = world.network.requests.slice(before).map(({ name }) => name);
    expect(asked).toEqual(['identity.restore', 'users.read']);
  },
);

test('an administrator who is set back to pending while they look at the rides is led to the dashboard, which says why', async () => {
  const world = await openAdminWorld();
  const { access, address } = renderApp('/admin/rides', { world });
  await screen.findByRole('heading', { level: 1, name: 'Rides' });
  world.stage.alter('actor', { status: 'pending' });
  await access.loaded()?.session.refresh();
  expect(await screen.findByText(/Your own account is still awaiting approval/)).toBeShown();
  expect(screen.getByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeShown();
  expect(address()).toBe('/admin/dashboard');
});
