import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

const REVIEWED = { reviewedBy: 'sam', reviewedByName: 'Sam', reviewedAt: new Date('2025-03-01T09:00:00Z') };

describe('the dashboard of an administrator', () => {
  test('the dashboard of an administrator has a greeting and the queue, but not their own account', async () => {
    const world = await openAdminWorld([PENNY]);
    world.stage.alter('actor', { ...REVIEWED, reviewCount: 2 });
    renderApp('/admin/dashboard', { world });
    await screen.findByRole('row', { name: /Penny/ });
    expect(screen.getByRole('heading', { level: 1, name: 'Accounts' })).toBeShown();
    expect(screen.getByText('Hello, Ada Admin')).toBeShown();
    expect(screen.getAllByRole('region')).toEqual([screen.getByRole('region', { name: 'Pending accounts' })]);
  });

  test('the dashboard of a pending administrator says what comes next, beside their own account', async () => {
    const world = await openAdminWorld([PENNY], { status: 'pending' });
    renderApp('/admin/dashboard', { world });
    const next = await screen.findByRole('region', { name: 'Next' });
    expect(next.textContent).toContain('Your own account is still awaiting approval');
    expect(screen.getByRole('region', { name: 'Your account' }).textContent).toContain('Pending approval');
    expect(screen.getByRole('link', { name: 'Edit your profile' }).getAttribute('href')).toBe('/profile');
    expect(screen.queryByRole('region', { name: 'Pending accounts' })).toBeNull();
  });
});
