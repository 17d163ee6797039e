import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { SeedAccount } from '#adapters/memory/memory-seed.ts';
import { openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { signInByForm } from '#test/sign-in-by-form.ts';

const REVIEWED = { reviewedBy: 'sam', reviewedByName: 'Sam', reviewedAt: new Date('2025-03-01T09:00:00Z') };

async function signIn(
  given: Partial<SeedAccount>,
  stored: Readonly<Record<string, unknown>> = {},
  address = '/sign-in',
) {
  const world = openWorld();
  const account = world.stage.addAccount(given);
  world.stage.alter(account.uid, stored);
  const { user } = renderApp(address, { world });
  await signInByForm(user, account);
  await screen.findByRole('region', { name: 'Your account' });
}

const lastDecision = () => screen.getByRole('region', { name: 'Last decision' });

describe('the last decision on the own account', () => {
  test('the last decision names who changed the role and when, and claims no approval', async () => {
    await signIn({ role: 'driver' }, { ...REVIEWED, reviewCount: 2 }, '/sign-in?redirect=%2Fprofile');
    expect(lastDecision().textContent).toContain('Last reviewed by Sam on');
    expect(lastDecision().textContent).not.toContain('Approved');
  });

  test('the last decision names who withdrew the approval of an administrator', async () => {
    await signIn({ role: 'admin', status: 'pending' }, { ...REVIEWED, reviewCount: 2 });
    expect(lastDecision().textContent).toContain('Last reviewed by Sam on');
  });

  test('a last decision is not mentioned if none is recorded', async () => {
    await signIn({}, {}, '/sign-in?redirect=%2Fprofile');
    expect(screen.queryByRole('region', { name: 'Last decision' })).toBeNull();
  });
});
