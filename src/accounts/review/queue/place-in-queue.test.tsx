import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openQueueOf } from '#test/open-queue-of.ts';
import { accountInFocus, gone } from '#test/queue-rows.ts';

const button = (name: string) => screen.findByRole('button', { name });
const select = async (user: UserEvent, ...names: readonly string[]) => {
  for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
};

const openQueue = () => openQueueOf(['Anna', 'Berta', 'Clara', 'Dora', 'Emma']);

describe('the place in the queue', () => {
  test('the focus after an undo is on the row that came back, even if the focus was elsewhere', async () => {
    const { user } = await openQueue();
    await user.click(await button('Approve Dora'));
    await gone('Dora');
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.click(await button('Undo'));
    await waitFor(() => expect(accountInFocus()).toBe('dora'));
  });

  test('the focus after the undo of several decisions is on the first row that came back', async () => {
    const { user } = await openQueue();
    await select(user, 'Dora', 'Berta');
    await user.click(await button('Approve selected'));
    await gone('Dora');
    await user.click(await button('Undo'));
    await waitFor(() => expect(accountInFocus()).toBe('berta'));
  });

  test('the focus after a batch is on the row that took the place of the first decided row', async () => {
    const { user } = await openQueue();
    await select(user, 'Dora', 'Berta');
    await user.click(await button('Approve selected'));
    await gone('Berta');
    await gone('Dora');
    await waitFor(() => expect(accountInFocus()).toBe('clara'));
  });

  test('the focus after a batch with a reason is on the row that took the place of the first decided row', async () => {
    const { user } = await openQueue();
    await select(user, 'Clara', 'Dora');
    await user.click(await button('Reject selected'));
    await user.click(await button('Reject accounts'));
    await gone('Clara');
    await gone('Dora');
    await waitFor(() => expect(accountInFocus()).toBe('emma'));
  });

  test('the focus keeps its place when the selection is cleared', async () => {
    const { user } = await openQueue();
    await select(user, 'Dora');
    await user.click(await button('Clear selection'));
    await waitFor(() => expect(accountInFocus()).toBe('dora'));
  });

  test('the focus is on the heading if the account that comes back is in another list', async () => {
    const { user } = await openQueue();
    await user.click(await button('Approve Dora'));
    await gone('Dora');
    await user.click(screen.getByRole('radio', { name: /^Rejected/ }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Rejected accounts' });
    await user.click(await button('Undo'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test.each(['before', 'after'])(
    'the focus stays in the search if it went there %s the answer of the undo',
    async (moment) => {
      const { user, world } = await openQueue();
      await user.click(await button('Approve Dora'));
      await gone('Dora');
      const release = world.network.hold();
      await user.click(await button('Undo'));
      if (moment === 'after') release();
      await user.click(screen.getByRole('searchbox', { name: 'Search' }));
      release();
      await screen.findByRole('row', { name: /Dora/ });
      expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }));
    },
  );

  test('the focus goes to the undone row, however often its button or key is pressed', async () => {
    const { user, world } = await openQueue();
    await user.click(await button('Approve Dora'));
    await gone('Dora');
    const release = world.network.hold();
    await user.dblClick(await button('Undo'));
    await user.keyboard('{Enter>3/}uu{Shift}');
    release();
    await screen.findByRole('row', { name: /Dora/ });
    await waitFor(() => expect(accountInFocus()).toBe('dora'));
  });
});
