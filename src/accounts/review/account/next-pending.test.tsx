import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DEV, openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

type Accounts = Parameters<typeof openAdminWorld>[0];

const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const at = (day: number) => `2025-01-${String(day).padStart(2, '0')}T00:00:00.000Z`;
const FIRST = { ...PENNY, createdAt: at(1) };
const BOSS = {
  uid: 'boss',
  name: 'Boss',
  email: 'boss@example.com',
  role: 'admin',
  status: 'pending',
  createdAt: at(2),
};
const SECOND = { ...DEV, createdAt: at(4) };
const THIRD = { ...DEV, uid: 'dora', name: 'Dora', email: 'dora@example.com', createdAt: at(5) };

/** Approves the first account, opened from the list at `place`. */
async function approveFirst(others: Accounts, role = 'admin', place = '') {
  const world = await openAdminWorld([FIRST, ...(others ?? [])], { role });
  const app = renderApp(`/admin/accounts/penny${place}`, { world });
  expect(screen.queryByRole('button', { name: 'Next application' })).toBeNull();
  await app.user.click(await button('Approve Penny'));
  return { world, ...app, next: await button('Next application') };
}

describe('the next application', () => {
  test('the next application is the oldest other application that this administrator may decide on, searched for on a press', async () => {
    const { user, world, next } = await approveFirst([THIRD, SECOND, BOSS]);
    // This query searched for accounts like Penny's by the name alone. Her application has no number, and no tag in its
    // address.
    expect(world.requestsOf('list users')).toBe(1);
    await user.click(next);
    const arrived = await heading('Dev');
    await waitFor(() => expect(document.activeElement).toBe(arrived));
    // One query for the next application, and one query for accounts that look like its account.
    expect(world.requestsOf('list users')).toBe(3);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('the next application is neither the account itself, pending again after an undo, nor a damaged record', async () => {
    const { user, world } = await approveFirst([SECOND, THIRD]);
    await user.click(await button('Undo'));
    await button('Approve Penny');
    world.stage.alter('dev', { role: undefined });
    await user.click(await button('Next application'));
    expect(await heading('Dora')).toBeShown();
  });

  test('the next application leads back to the list from which the first application was opened', async () => {
    const { user, next } = await approveFirst([SECOND], 'admin', '?search=d');
    await user.click(next);
    await heading('Dev');
    const back = screen.getByRole('link', { name: 'Search results' });
    expect(back.getAttribute('href')).toBe('/admin/dashboard?search=d');
  });

  test('the page says that there is no next application, and focus stays', async () => {
    const { user, next, address } = await approveFirst([BOSS]);
    await user.click(next);
    expect(await screen.findByText('No other application is waiting for review.')).toBeShown();
    expect(address()).toBe('/admin/accounts/penny');
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  test('the next application is searched for again after a failure', async () => {
    const { user, world, next } = await approveFirst([SECOND]);
    world.network.goOffline();
    await user.click(next);
    const why = await screen.findByText(/^Network error\./);
    expect(why.closest('[aria-live=polite]')?.querySelector('.text-danger-ink svg')).not.toBeNull();
    world.network.goOnline();
    await user.click(next);
    expect(await heading('Dev')).toBeShown();
  });

  test('the failed search for the next application is no longer shown after the next decision', async () => {
    const { user, world, next } = await approveFirst([SECOND]);
    world.network.goOffline();
    await user.click(next);
    await screen.findByText(/^Network error\./);
    world.network.goOnline();
    await user.click(await button('Undo'));
    await button('Approve Penny');
    expect(screen.queryByText(/^Network error\./)).toBeNull();
  });

  test('the next application does not open for an administrator who left before it was found', async () => {
    const { user, world, next, address } = await approveFirst([SECOND]);
    const release = world.network.hold();
    await user.click(next);
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    await heading('Your profile');
    release();
    await waitFor(() => expect(world.requestsOf('list users')).toBe(1));
    await user.tab();
    expect(address()).toBe('/profile');
  });
});
