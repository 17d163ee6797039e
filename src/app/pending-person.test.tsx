import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminPaths } from '#core/navigation/admin-paths.ts';
import { openAdminWorld } from '#test/open-admin-world.ts';
import { openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';

test.each([
  '/admin/dashboard',
  ...Object.values(adminPaths),
  '/admin/accounts/penny',
  '/admin/drivers/dario',
  '/admin/rides/ride-1',
])(
  'a pending administrator who opens %s sees the dashboard, which says why, without a query',
  async (page) => {
    const world = await openAdminWorld([], { status: 'pending' });
    const before = world.network.requests.length;
    const { address } = renderApp(page, { world });
    expect(await screen.findByText(/Your own account is still awaiting approval/)).toBeShown();
    expect(screen.getByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeShown();
    expect(address()).toBe('/admin/dashboard');
    const asked = world.network.requests.slice(before).map(({ name }) => name);
    expect(asked).toEqual(['identity.restore', 'read users/*']);
  },
);

test('an administrator who is set back to pending on the page of rides is redirected to the dashboard, which says why', async () => {
  const world = await openAdminWorld();
  const { access, address } = renderApp('/admin/rides', { world });
  await screen.findByRole('heading', { level: 1, name: 'Rides' });
  world.stage.alter('actor', { status: 'pending' });
  await access.loaded()?.accounts.session.refresh();
  expect(await screen.findByText(/Your own account is still awaiting approval/)).toBeShown();
  expect(screen.getByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeShown();
  expect(address()).toBe('/admin/dashboard');
});

test('a passenger who is set back to pending is redirected to the waiting page, without an error', async () => {
  const world = openWorld();
  const { account } = await world.enter({ email: 'penny@example.com' });
  const { access, address } = renderApp('/passenger/dashboard', { world });
  await screen.findByRole('heading', { level: 1, name: 'Passenger dashboard' });
  world.stage.alter(account.uid, { status: 'pending' });
  world.stage.world.documents.commit({
    [`accountDirectory/${account.email}`]: { gate: 'pending', uid: account.uid },
  });
  await access.loaded()?.accounts.session.refresh();
  const dialog = await screen.findByRole('dialog', { name: 'Account Pending Approval' });
  expect(dialog.textContent).toContain(account.email);
  expect(address()).toBe('/pending-approval?email=penny%40example.com');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(access.session.current().state).toBe('signed-out');
});
