import type { SeedAccount } from '#adapters/memory/memory-seed.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { openWorld } from './open-world.ts';

type Given = Partial<SeedAccount>;

/** A world with these accounts, and a browser in which an administrator signed in earlier. */
export async function openAdminWorld(accounts: readonly Given[] = [], administrator: Given = {}) {
  const world = openWorld();
  await world.enter({ uid: 'actor', name: 'Ada Admin', role: 'admin', ...administrator });
  for (const account of accounts) world.stage.addAccount(account);
  return {
    ...world,
    async colleagueDecides(uid: string, intent: Intent) {
      const { product } = await openWorld(world.stage).enter({
        name: 'Bea Colleague',
        email: 'bea@example.com',
        role: 'system_admin',
      });
      const { accountReviews, accountDecisions } = await product.review.load();
      const { account } = valueOf(await accountReviews.file(uid));
      if (account.state !== 'sound') throw new Error(`${uid} is no sound account.`);
      valueOf(await accountDecisions.decide(account.user, intent));
    },
  };
}

export const PENNY = { uid: 'penny', name: 'Penny', email: 'penny@example.com', status: 'pending' } as const;
export const DEV = {
  uid: 'dev',
  name: 'Dev',
  email: 'dev@example.com',
  status: 'pending',
  role: 'driver',
} as const;
export const REX = {
  uid: 'rex',
  name: 'Rex',
  email: 'rex@example.com',
  status: 'rejected',
  rejectionReason: 'The photo was unreadable.',
} as const;
