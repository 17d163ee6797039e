import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DEV, openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { accountInFocus, gone, rowOf } from '#test/queue-rows.ts';
import { renderApp } from '#test/render-app.tsx';

async function openBeside(keys = 'je') {
  const world = await openAdminWorld([PENNY, DEV]);
  world.stage.alter('penny', { phone: '030 293377', message: 'I moved here in May.' });
  const app = renderApp('/admin/dashboard', { world });
  await rowOf('Penny');
  await app.user.keyboard(keys);
  return { world, ...app, panel: within(await screen.findByRole('dialog', { name: 'Penny' })) };
}

describe('an account beside the queue', () => {
  test('the panel shows the application, notes and history, and leads to the whole account', async () => {
    const { panel } = await openBeside();
    expect(panel.getByText('I moved here in May.')).toBeShown();
    expect(await panel.findByRole('textbox', { name: 'New note' })).toBeShown();
    expect(await panel.findByText('This account has not been reviewed yet.')).toBeShown();
    expect(panel.getByRole('link', { name: 'Open the whole account' }).getAttribute('href')).toBe(
      '/admin/accounts/penny',
    );
  });

  test('a decision in the panel closes the panel, and the focus goes to the next row', async () => {
    const { user, world, panel } = await openBeside();
    await user.click(panel.getByRole('button', { name: 'Approve Penny' }));
    await gone('Penny');
    await waitFor(() => expect(accountInFocus()).toBe('dev'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(world.stage.stored(PENNY).profile).toMatchObject({ status: 'approved' });
  });

  test('a decision that fails in the panel is explained there', async () => {
    const { user, world, panel } = await openBeside();
    await panel.findByRole('textbox', { name: 'New note' });
    world.network.loseNextRequest('documents');
    await user.click(panel.getByRole('button', { name: 'Approve Penny' }));
    expect(await panel.findByText(/^Network error/)).toBeShown();
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    await gone('Penny');
  });

  test('a name opens the panel at a plain press, and its link leads to the account’s own page', async () => {
    const { user, address } = await openBeside();
    await user.keyboard('{Escape}');
    const link = screen.getByRole('link', { name: 'Dev' });
    expect(link.getAttribute('href')).toBe('/admin/accounts/dev');
    await user.click(link);
    expect(await screen.findByRole('dialog', { name: 'Dev' })).toBeShown();
    expect(address()).toBe('/admin/dashboard');
  });
});
