import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { COUNT_LIMIT, PAGE_SIZE } from '#domain/accounts/model/account-limits.ts';
import { ACCOUNT_STATUSES } from '#domain/accounts/model/user.ts';
import { openAdminWorld } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

async function openQueue(waiting: number) {
  const people = Array.from({ length: waiting }, (_, index) => ({
    name: `Candidate ${index}`,
    status: 'pending' as const,
  }));
  const world = await openAdminWorld(people);
  const app = renderApp('/admin/dashboard', { world });
  await screen.findByRole('radio', { name: waiting > COUNT_LIMIT ? 'Pending 100+' : `Pending ${waiting}` });
  /** The number of counts requested since the queue was opened. */
  const recounts = () => world.requestsOf('count users') - ACCOUNT_STATUSES.length;
  return { ...app, recounts };
}

test('the accounts are counted once after a batch over a whole page', { timeout: 60_000 }, async () => {
  const { user, recounts } = await openQueue(COUNT_LIMIT + PAGE_SIZE - 5);
  await user.click(screen.getByLabelText('Select all on this page'));
  await user.click(screen.getByText('Approve selected'));
  await screen.findByText(/^25 accounts are approved\. You can undo/);
  expect(await screen.findByRole('radio', { name: 'Pending 95' })).toBeShown();
  expect(recounts()).toBe(ACCOUNT_STATUSES.length);
});
