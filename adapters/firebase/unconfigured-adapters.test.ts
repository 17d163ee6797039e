import { describe, expect, test } from 'vitest';
import type { IdentityUser } from '#domain/accounts/ports/identity-user.ts';
import { createUnconfiguredAdapters } from './unconfigured-adapters.ts';

const { identity, users, reviews } = createUnconfiguredAdapters();

describe('a product without configuration', () => {
  test.each([
    ...Object.entries(identity).filter(([name]) => name !== 'onSessionChange'),
    ['a read', () => users.read('u1')],
    ['a query', () => reviews.pageById(null)],
    ['a count', () => reviews.count('pending')],
    ['a write', () => users.recordProof('u1')],
  ])('%s answers that nothing is configured', async (_, method: () => unknown) => {
    expect(await method()).toEqual({ ok: false, error: { code: 'auth-not-initialized' } });
  });

  test('a product without configuration announces that nobody is signed in', async () => {
    const heard = await new Promise<IdentityUser | null>((resolve) => {
      identity.onSessionChange(resolve);
    });
    expect(heard).toBeNull();
  });

  test('a listener that has left hears nothing', async () => {
    const heard: unknown[] = [];
    identity.onSessionChange((user) => heard.push(user))();
    await new Promise<IdentityUser | null>((resolve) => {
      identity.onSessionChange(resolve);
    });
    expect(heard).toEqual([]);
  });
});
