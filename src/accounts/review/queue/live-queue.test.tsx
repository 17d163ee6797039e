import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DEV, openAdminWorld, PENNY, REX } from '#test/open-admin-world.ts';
import { accountInFocus, gone, row, rowOf } from '#test/queue-rows.ts';
import { renderApp } from '#test/render-app.tsx';

/** Focuses the page. The page then reads at once. */
const look = () => window.dispatchEvent(new Event('focus'));

async function openLiveQueue() {
  const world = await openAdminWorld([PENNY, DEV, REX]);
  const app = renderApp('/admin/dashboard', { world });
  await rowOf('Penny');
  await screen.findByRole('radio', { name: 'Pending 2' });
  return { world, ...app };
}

describe('the queue while others work', () => {
  test('a new application is offered and counted; its row appears, with focus, after a press', async () => {
    const { world, user } = await openLiveQueue();
    world.stage.addAccount({ uid: 'nina', name: 'Nina', status: 'pending' });
    look();
    const offer = await screen.findByRole('button', { name: '1 new application' });
    expect(row('Nina')).toBeNull();
    await waitFor(() => expect(document.title).toBe('(3) Accounts · Car Booking System'));
    expect(await screen.findByRole('radio', { name: 'Pending 3' })).toBeShown();
    expect(screen.getByText('1 new application.', { selector: 'output' })).toBeDefined();
    await user.click(offer);
    expect(await rowOf('Nina')).toBeShown();
    await waitFor(() => expect(accountInFocus()).toBe('nina'));
    expect(screen.queryByRole('button', { name: '1 new application' })).toBeNull();
  });

  test('a row that a colleague has decided on is pinned without decisions until the list is updated', async () => {
    const { world, user } = await openLiveQueue();
    const approve = await screen.findByRole('button', { name: 'Approve Penny' });
    approve.focus();
    world.stage.alter('penny', { status: 'approved', reviewCount: 1 });
    look();
    const penny = within(await rowOf('Penny'));
    expect(await penny.findByText('No longer pending')).toBeShown();
    expect(penny.queryByRole('button')).toBeNull();
    expect(penny.queryByRole('checkbox')).toBeNull();
    await waitFor(() => expect(accountInFocus()).toBe('penny'));
    expect(within(await rowOf('Dev')).getByRole('button', { name: 'Approve Dev' })).toBeShown();
    expect(await screen.findByRole('radio', { name: 'Pending 1' })).toBeShown();
    await user.click(await screen.findByRole('button', { name: 'Update the list' }));
    await gone('Penny');
    expect(row('Dev')).not.toBeNull();
  });

  test('a queue without a connection announces since when, and stops saying so with the next answer', async () => {
    const { world } = await openLiveQueue();
    const regions = document.querySelectorAll('output');
    world.network.goOffline();
    look();
    const note = await screen.findByText(/^No connection since \d\d:\d\d\./);
    expect(note).toBeShown();
    expect([...regions], 'a region that was there before its text').toContain(note.closest('output'));
    expect(row('Penny')).not.toBeNull();
    world.network.goOnline();
    // Two returns within half a second count as one.
    const asked = world.requestsOf('list users');
    await waitFor(
      () => {
        look();
        expect(world.requestsOf('list users')).toBeGreaterThan(asked);
      },
      { timeout: 3000 },
    );
    await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
  });
});
