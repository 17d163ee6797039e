import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DEV, openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { gone, rowOf } from '#test/queue-rows.ts';
import { renderApp } from '#test/render-app.tsx';

const STRANGER = { ...PENNY, address: 'unproven' } as const;
const button = (name: string) => screen.findByRole('button', { name });

async function openQueue(accounts: Parameters<typeof openAdminWorld>[0] = [STRANGER, DEV], role = 'admin') {
  const world = await openAdminWorld(accounts, { role });
  return { ...renderApp('/admin/dashboard', { world }), world };
}

describe('addresses that are not proven', () => {
  test('an address is marked as proven or not, and a filter in the page’s address lists each kind alone', async () => {
    const { user, address } = await openQueue();
    expect(within(await rowOf('Penny')).getByText('Address not confirmed')).toBeShown();
    expect(within(await rowOf('Dev')).getByText('Address confirmed')).toBeShown();
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    const proof = screen.getByRole('combobox', { name: 'Address' });
    await user.selectOptions(proof, 'Unconfirmed only');
    await gone('Dev');
    expect(await rowOf('Penny')).toBeShown();
    expect(address()).toBe('/admin/dashboard?address=unproven');
    await user.selectOptions(proof, 'Confirmed only');
    await gone('Penny');
    expect(await rowOf('Dev')).toBeShown();
    expect(address()).toBe('/admin/dashboard?address=proven');
  });

  test('a list without a proven address says so, and links back to all addresses', async () => {
    const world = await openAdminWorld([STRANGER]);
    const { user, address } = renderApp('/admin/dashboard?address=proven', { world });
    expect(await screen.findByText('No address in this list is confirmed.')).toBeShown();
    await user.click(await button('All addresses'));
    expect(await rowOf('Penny')).toBeShown();
    expect(address()).toBe('/admin/dashboard');
  });

  test('an approval of an unproven address asks for a confirmation, and an approval of a proven address does not', async () => {
    const { user, world } = await openQueue();
    await user.click(await button('Approve Penny'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve Penny?' }));
    expect(dialog.getByText(/^penny@example\.com is not confirmed\./)).toBeShown();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(world.stage.stored(STRANGER).profile).toMatchObject({ status: 'pending' });
    await user.click(await button('Approve Penny'));
    await user.click(await button('Approve anyway'));
    await gone('Penny');
    await user.click(await button('Approve Dev'));
    await gone('Dev');
  });

  test('an approval of several accounts asks for a confirmation if one address is unproven', async () => {
    const { user } = await openQueue();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await button('Approve selected'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 accounts?' }));
    expect(dialog.getByText(/^1 of these 2 addresses is not confirmed\./)).toBeShown();
    await user.click(dialog.getByRole('button', { name: 'Approve anyway' }));
    await gone('Penny');
    await gone('Dev');
  });

  test('unwanted registrations are dismissed together, without a mail, and the dismissal is undone', async () => {
    const { user, world } = await openQueue();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await button('Dismiss selected'));
    await gone('Penny');
    expect(screen.getAllByText('2 accounts are dismissed without an email.').length).toBeGreaterThan(0);
    expect(world.stage.stored(STRANGER).profile).toMatchObject({ status: 'rejected', dismissed: true });
    expect(world.stage.world.documents.read('mail/penny_1')).toBeNull();
    await user.click(await button('Undo'));
    expect(await rowOf('Penny')).toBeShown();
    expect(world.stage.world.documents.read('mail/penny_2')).toBeNull();
  });
});

const PIA = { ...DEV, uid: 'pia', name: 'Pia', email: 'pia@example.com', role: 'admin' };
const SVEN = { ...DEV, uid: 'sven', name: 'Sven', email: 'sven@example.com', role: 'system_admin' };
test('an approval of an administrator asks for a confirmation', async () => {
  const { user, world } = await openQueue([PIA], 'system_admin');
  await user.click(await button('Approve Pia'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve Pia?' }));
  expect(dialog.getByText('This account gets the rights of its role at once: Administrator.')).toBeShown();
  expect(world.stage.stored(PIA).profile).toMatchObject({ status: 'pending' });
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await gone('Pia');
  expect(world.stage.stored(PIA).profile).toMatchObject({ status: 'approved' });
});

test('an approval of several accounts says how many become administrators, and how many addresses are unproven', async () => {
  const { user } = await openQueue([PIA, SVEN, { ...DEV, address: 'unproven' }], 'system_admin');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(await button('Approve selected'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve 3 accounts?' }));
  expect(
    dialog.getByText(
      /^2 of these 3 accounts become administrators\. 1 of these 3 addresses is not confirmed\./,
    ),
  ).toBeShown();
  await user.click(dialog.getByRole('button', { name: 'Approve anyway' }));
  await gone('Pia');
  await gone('Sven');
  await gone('Dev');
});
