import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { SeedAccount } from '#adapters/memory/memory-seed.ts';
import { openWorld } from '../../test/open-world.ts';
import { renderApp } from '../../test/render-app.tsx';
import { signInByForm } from '../../test/sign-in-by-form.ts';

const REVIEWED = { reviewedBy: 'sam', reviewedByName: 'Sam', reviewedAt: new Date('2025-03-01T09:00:00Z') };

async function openDashboard(given: Partial<SeedAccount>, stored: Readonly<Record<string, unknown>> = {}) {
  const world = openWorld();
  const account = world.stage.addAccount(given);
  world.stage.alter(account.uid, stored);
  const { user } = renderApp('/sign-in', { world });
  await signInByForm(user, account);
  await screen.findByRole('region', { name: 'Your account' });
}

const lastDecision = () => screen.getByRole('region', { name: 'Last decision' });

describe('the last decision on the own account', () => {
  test('after a change of role names who decided and when, and claims no approval', async () => {
    await openDashboard({ role: 'driver' }, { ...REVIEWED, reviewCount: 2 });
    expect(lastDecision().textContent).toContain('Last reviewed by Sam on');
    expect(lastDecision().textContent).not.toContain('Approved');
  });

  test('names who withdrew the approval of an administrator', async () => {
    await openDashboard({ role: 'admin', status: 'pending' }, { ...REVIEWED, reviewCount: 2 });
    expect(lastDecision().textContent).toContain('Last reviewed by Sam on');
  });

  test('is not spoken of where none is recorded', async () => {
    await openDashboard({});
    expect(screen.queryByRole('region', { name: 'Last decision' })).toBeNull();
  });
});
