import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A browser in which this administrator is signed in. */
async function worldOf(account: Parameters<ReturnType<typeof openWorld>['stage']['addAccount']>[0]) {
  const world = openWorld();
  await world.enter(account);
  return world;
}

const menu = () =>
  within(screen.getByRole('navigation', { name: 'Main menu' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('an administrator for the desk starts at the board, without a note', async () => {
  const world = await worldOf({ role: 'admin', powers: 'desk' });
  const { address } = renderApp('/admin/dashboard', { world });
  await heading('Rides');
  expect(address()).toBe('/admin/rides');
  expect(screen.queryByText(/The page you opened/)).toBeNull();
  expect(menu()).toEqual(['Rides', 'Plan', 'Orders', 'Customers', 'Fleet', 'Books', 'Settings']);
});

test.each(['/admin/activity', '/admin/health', '/admin/accounts/somebody'])(
  'an administrator for the desk who opens %s reads who can give the power for accounts',
  async (path) => {
    const world = await worldOf({ role: 'admin', powers: 'desk' });
    const { address } = renderApp(path, { world });
    await heading('Rides');
    expect(address()).toBe('/admin/rides');
    expect(
      await screen.findByText(/about accounts\. A system administrator can give you that power\./),
    ).toBeShown();
  },
);

test.each([
  '/admin/rides',
  '/admin/plan',
  '/admin/customers',
  '/admin/fleet',
  '/admin/settings',
  '/admin/standing',
])('an administrator for accounts who opens %s reads who can give the power for the desk', async (path) => {
  const world = await worldOf({ role: 'admin', powers: 'accounts' });
  const { address } = renderApp(path, { world });
  await heading('Accounts');
  expect(address()).toBe('/admin/dashboard');
  expect(
    await screen.findByText(/for the desk\. A system administrator can give you that power\./),
  ).toBeShown();
  expect(menu()).toEqual(['Accounts', 'Decisions']);
});

test('a system administrator has every page, whatever powers the profile names', async () => {
  const world = await worldOf({ role: 'system_admin', powers: 'desk' });
  const { user } = renderApp('/admin/dashboard', { world });
  await heading('Accounts');
  await user.click(screen.getByRole('link', { name: 'Rides' }));
  await heading('Rides');
  expect(screen.getByRole('link', { name: 'Health' })).toBeShown();
});

test('an administrator who loses the power of accounts is redirected from the dashboard to the board, which says why', async () => {
  const world = await worldOf({ uid: 'mover', role: 'admin' });
  const { access, address } = renderApp('/admin/dashboard', { world });
  await heading('Accounts');
  world.stage.alter('mover', { powers: 'desk' });
  await access.loaded()?.accounts.session.refresh();
  await heading('Rides');
  expect(address()).toBe('/admin/rides');
  expect(await screen.findByText(/^Your role is now Administrator \(desk\)\./)).toBeShown();
  world.stage.alter('mover', { powers: 'both' });
  await access.loaded()?.accounts.session.refresh();
  expect(await screen.findByRole('link', { name: 'Accounts' })).toBeShown();
  expect(address()).toBe('/admin/rides');
});
