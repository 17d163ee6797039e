import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEV, openAdminWorld } from '#test/open-admin-world.ts';
import { gone } from '#test/queue-rows.ts';
import { renderApp } from '#test/render-app.tsx';

const PIA = { ...DEV, uid: 'pia', name: 'Pia', email: 'pia@example.com', role: 'admin' };
const SVEN = { ...DEV, uid: 'sven', name: 'Sven', email: 'sven@example.com', role: 'system_admin' };
const button = (name: string) => screen.findByRole('button', { name });

async function openQueue(...accounts: Parameters<typeof openAdminWorld>[0] & object) {
  const world = await openAdminWorld(accounts, { role: 'system_admin' });
  return { ...renderApp('/admin/dashboard', { world }), world };
}

test('an approval of an administrator asks for a confirmation', async () => {
  const { user, world } = await openQueue(PIA);
  await user.click(await button('Approve Pia'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve Pia?' }));
  expect(dialog.getByText('This account gets the rights of its role at once: Administrator.')).toBeShown();
  expect(world.stage.stored(PIA).profile).toMatchObject({ status: 'pending' });
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await gone('Pia');
  expect(world.stage.stored(PIA).profile).toMatchObject({ status: 'approved' });
});

test('an approval of several accounts says how many become administrators, and how many addresses are unproven', async () => {
  const { user } = await openQueue(PIA, SVEN, { ...DEV, address: 'unproven' });
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
