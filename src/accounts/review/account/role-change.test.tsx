import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEV, openAdminWorld } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

const button = (name: string) => screen.findByRole('button', { name });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const trail = async () =>
  (await section('History')).queryAllByRole('listitem').map(({ textContent }) => textContent);

const OLGA = {
  uid: 'olga',
  name: 'Olga',
  email: 'olga@example.com',
  role: 'admin',
  status: 'approved',
} as const;

async function openAccount(uid: string, actor: Parameters<typeof openAdminWorld>[1]) {
  const world = await openAdminWorld([{ ...DEV, status: 'approved' }, OLGA], actor);
  return { world, ...renderApp(`/admin/accounts/${uid}`, { world }) };
}

test('a system administrator gives an administrator the desk alone, sees the change in the history and undoes the change', async () => {
  const { user, world } = await openAccount('olga', { role: 'system_admin' });
  const role = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'New role' });
  expect([...(await role()).options].map(({ text }) => text)).toEqual([
    'Choose a role',
    'Passenger',
    'Driver',
    'Administrator (accounts)',
    'Administrator (desk)',
    'System administrator',
  ]);
  await user.selectOptions(await role(), 'Administrator (desk)');
  await user.click(await button('Change role'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the role of Olga?' }));
  expect(dialog.getByText(/From Administrator to Administrator \(desk\)/)).toBeShown();
  await user.click(dialog.getByRole('button', { name: 'Change role' }));
  await waitFor(async () => expect(await trail()).toHaveLength(1));
  expect((await trail())[0]).toMatch(/^Role changed by you.*From Administrator to Administrator \(desk\)/);
  expect(screen.getByText('Olga now has the role Administrator (desk).')).toBeShown();
  expect(world.stage.stored(OLGA).profile).toMatchObject({ role: 'admin', powers: 'desk' });
  await user.click(await button('Undo'));
  await waitFor(async () => expect(await trail()).toHaveLength(2));
  expect((await trail())[0]).toMatch(/From Administrator \(desk\) to Administrator/);
  expect(world.stage.stored(OLGA).profile).toMatchObject({ role: 'admin', powers: 'both' });
});

test('the page of a driver has no link to the rides for an administrator without the desk', async () => {
  await openAccount('dev', { powers: 'accounts' });
  const account = await section('Account');
  expect(account.getByRole('link', { name: 'Search for this address' })).toBeShown();
  expect(account.queryByRole('link', { name: 'Shift and rides' })).toBeNull();
});

test('an administrator without the desk who revokes a driver reads that open rides are seen at the desk', async () => {
  const { user } = await openAccount('dev', { powers: 'accounts' });
  await user.click(await button('Revoke Dev'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Open rides are seen at the desk alone\./)).toBeShown();
});
