import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Language } from '#words/languages.ts';
import { DEV, openAdminWorld, PENNY, REX } from '#test/open-admin-world.ts';
import { rowOf } from '#test/queue-rows.ts';
import { renderApp } from '#test/render-app.tsx';

/** Opens a queue. `heard` is every text that its live region had, in order. */
async function openQueue(accounts: Parameters<typeof openAdminWorld>[0], language: Language = 'en') {
  const world = await openAdminWorld(accounts);
  const app = renderApp('/admin/dashboard', { world, language });
  await screen.findAllByRole('rowheader');
  const region = document.querySelector('output.sr-only');
  if (region === null) throw new Error('The queue has a live region.');
  const heard: string[] = [];
  const listen = () => region.textContent !== '' && heard.push(region.textContent);
  listen();
  new MutationObserver(listen).observe(region, { childList: true, characterData: true, subtree: true });
  return { ...app, world, heard };
}

const people = Array.from({ length: 27 }, (_, index) => ({
  uid: `uid-${index}`,
  name: `Candidate ${String(index).padStart(2, '0')}`,
  email: `candidate${index}@example.com`,
  status: 'pending' as const,
}));

describe('the announcements of the queue', () => {
  test('the queue announces how many accounts a search found, even if the number is unchanged', async () => {
    const { user, heard } = await openQueue([PENNY, DEV]);
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await user.type(search, 'pen{Enter}');
    await waitFor(() => expect(heard).toEqual(['1 account.']));
    await user.type(search, 'n{Enter}');
    await waitFor(() => expect(heard).toEqual(['1 account.', '1 account.']));
    await user.clear(search);
    await user.type(search, '{Enter}');
    await waitFor(() => expect(heard).toEqual(['1 account.', '1 account.', '2 accounts.']));
  });

  test('the queue announces that a search found nothing', async () => {
    const { user, heard } = await openQueue([PENNY]);
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'zz{Enter}');
    await waitFor(() => expect(heard).toEqual(['Nothing found']));
  });

  test('the queue announces the number of accounts behind a filter, or that there are none, in German', async () => {
    const { user, heard } = await openQueue([PENNY, DEV], 'de');
    await user.click(screen.getByRole('radio', { name: /^Freigegeben/ }));
    await waitFor(() => expect(heard).toEqual(['1 Konto.']));
    await user.click(screen.getByRole('radio', { name: /^Abgelehnt/ }));
    await waitFor(() => expect(heard).toEqual(['1 Konto.', 'Niemand abgelehnt']));
  });

  test('the queue announces the number of another page and of its accounts', async () => {
    const { user, heard } = await openQueue(people);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(heard).toEqual(['Page 2: 2 accounts.']));
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(heard).toEqual(['Page 2: 2 accounts.', 'Page 1: 25 accounts.']));
  });

  test('the queue announces only the outcome of a decision, also when undo loads the accounts again', async () => {
    const { user, heard } = await openQueue([PENNY, DEV, REX]);
    await user.click(screen.getByRole('button', { name: 'Approve Penny' }));
    await waitFor(() => expect(heard).toEqual(['Penny is approved. You can undo this for 10 seconds.']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await rowOf('Penny')).toBeShown();
    await waitFor(() =>
      expect(heard).toEqual([
        'Penny is approved. You can undo this for 10 seconds.',
        'Undone. Penny is pending again.',
      ]),
    );
  });

  test('the queue announces a search that fails by its alert only', async () => {
    const { user, world, heard } = await openQueue([PENNY]);
    world.network.goOffline();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'zz{Enter}');
    expect(await screen.findByRole('alert')).toBeShown();
    expect(heard).toEqual([]);
  });
});
