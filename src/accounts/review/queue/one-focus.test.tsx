import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openQueueOf } from '#test/open-queue-of.ts';
import { accountInFocus, gone, row, rowOf } from '#test/queue-rows.ts';

const button = (name: string) => screen.findByRole('button', { name });

/** Opens a queue. `rows` are the accounts whose rows got focus, in order. */
async function openQueue() {
  const app = await openQueueOf(['Anna', 'Berta', 'Clara']);
  const rows: string[] = [];
  const listen = ({ target }: FocusEvent) => {
    const account = target instanceof Element ? target.getAttribute('data-row') : null;
    if (account !== null) rows.push(account);
  };
  document.addEventListener('focusin', listen);
  return { rows, ...app };
}

describe('a decision in the queue', () => {
  test('a decision leaves focus on its button until the answer, and then moves it to one row only', async () => {
    const { user, world, rows } = await openQueue();
    const release = world.network.hold();
    const approve = await button('Approve Anna');
    await user.click(approve);
    expect(row('Anna')?.getAttribute('aria-busy')).toBe('true');
    expect(approve.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(approve);
    release();
    await gone('Anna');
    await waitFor(() => expect(accountInFocus()).toBe('berta'));
    expect(rows).toEqual(['berta']);
  });

  test('a decision that fails leaves focus on its button', async () => {
    const { user, world, rows } = await openQueue();
    world.network.loseNextRequest('documents');
    const approve = await button('Approve Anna');
    await user.click(approve);
    await button('Try again');
    expect(document.activeElement).toBe(approve);
    expect(rows).toEqual([]);
  });

  test('an undo moves focus only once, to the row that comes back', async () => {
    const { user, rows } = await openQueue();
    await user.click(await button('Approve Berta'));
    await gone('Berta');
    await waitFor(() => expect(accountInFocus()).toBe('clara'));
    await user.click(await button('Undo'));
    await waitFor(() => expect(accountInFocus()).toBe('berta'));
    expect(rows).toEqual(['clara', 'berta']);
  });
});

describe('back from an account', () => {
  const openBerta = async () => {
    const app = await openQueue();
    await app.user.click(screen.getByRole('link', { name: 'Berta' }));
    await app.user.click(await screen.findByRole('link', { name: 'Open the whole account' }));
    await screen.findByRole('heading', { level: 1, name: 'Berta' });
    return app;
  };

  test('back from an account by the browser’s button, focus is on its row', async () => {
    const { goBack } = await openBerta();
    goBack();
    await rowOf('Berta');
    await waitFor(() => expect(accountInFocus()).toBe('berta'));
  });

  test('back from an account by the link, focus is on its row', async () => {
    const { user } = await openBerta();
    await user.click(screen.getByRole('link', { name: 'Pending accounts' }));
    await rowOf('Berta');
    await waitFor(() => expect(accountInFocus()).toBe('berta'));
  });

  test('back from an account that is no longer listed, focus is on the page’s heading', async () => {
    const { user } = await openBerta();
    await user.click(await button('Approve Berta'));
    await button('Revoke Berta');
    await user.click(screen.getByRole('link', { name: 'Pending accounts' }));
    await rowOf('Anna');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('back from an account by way of another page, focus is on the page’s heading', async () => {
    const { user } = await openBerta();
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    await screen.findByRole('heading', { level: 1, name: 'Your profile' });
    await user.click(screen.getByRole('link', { name: 'Accounts' }));
    await rowOf('Berta');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
