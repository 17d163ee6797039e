import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DEV, openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { row } from '#test/queue-rows.ts';
import { renderApp } from '#test/render-app.tsx';

const button = (name: string) => screen.findByRole('button', { name });
const dialog = () => screen.queryByRole('dialog');

async function open(address: string) {
  const world = await openAdminWorld([PENNY, DEV], { role: 'system_admin' });
  return { world, ...renderApp(address, { world }) };
}

async function rejectPenny() {
  const app = await open('/admin/dashboard');
  await app.user.click(await button('Reject Penny'));
  const release = app.world.network.hold();
  return { ...app, release };
}

describe('a dialog that is left during its decision', () => {
  test('a dialog that is left during its decision leaves the row busy, and the decision is carried out', async () => {
    const { user, world, release } = await rejectPenny();
    await user.click(await button('Reject account'));
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(row('Penny')?.getAttribute('aria-busy')).toBe('true');
    const reject = await button('Reject Penny');
    await waitFor(() => expect(document.activeElement).toBe(reject));
    release();
    await waitFor(() => expect(row('Penny')).toBeNull());
    expect(world.stage.stored(PENNY).profile).toMatchObject({ status: 'rejected' });
  });

  test('a dialog that is left during its decision shows a failure at the row', async () => {
    const { user, world, release } = await rejectPenny();
    world.network.loseNextRequest('documents');
    await user.click(await button('Reject account'));
    await user.click(await button('Back'));
    expect(dialog()).toBeNull();
    release();
    expect(await screen.findByText(/^Network error/)).toBeShown();
  });

  test('a dialog that is left during its decision does not close a dialog opened since', async () => {
    const { user, release } = await rejectPenny();
    await user.click(await button('Reject account'));
    await user.keyboard('{Escape}');
    await user.click(await button('Reject Dev'));
    release();
    await waitFor(() => expect(screen.queryByText('Penny', { selector: 'bdi, a' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Reject Dev?' })).toBeShown();
  });

  test('a dialog that is left during its decision still changes the role, on the page of the account', async () => {
    const { user, world } = await open('/admin/accounts/dev');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'New role' }), 'Passenger');
    await user.click(await button('Change role'));
    const release = world.network.hold();
    const confirm = within(await screen.findByRole('dialog', { name: 'Change the role of Dev?' }));
    await user.click(confirm.getByRole('button', { name: 'Change role' }));
    await user.click(confirm.getByRole('button', { name: 'Back' }));
    expect(dialog()).toBeNull();
    release();
    await waitFor(() => expect(world.stage.stored(DEV).profile).toMatchObject({ role: 'passenger' }));
  });
});
