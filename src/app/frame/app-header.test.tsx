import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openAdminWorld } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

async function linksOf(status: string) {
  const world = await openAdminWorld([], { status });
  const app = renderApp('/admin/dashboard', { world });
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  return { ...app, names: menu.getAllByRole('link').map((link) => link.textContent) };
}

describe('the navigation of administrators', () => {
  test('the navigation of an approved administrator has the pages of accounts and of the desk, but not the record health', async () => {
    const { names } = await linksOf('approved');
    expect(names).toEqual([
      'Accounts',
      'Rides',
      'Plan',
      'Orders',
      'Customers',
      'Fleet',
      'Books',
      'Decisions',
      'Settings',
    ]);
  });

  test('the navigation of a pending administrator has only the pages that they may open', async () => {
    const { names } = await linksOf('pending');
    expect(names).toEqual(['Accounts']);
  });
});
