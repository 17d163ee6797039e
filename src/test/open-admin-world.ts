import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import type { SeedAccount } from '#adapters/memory/memory-seed.ts';
import { openWorld } from './open-world.ts';

type Given = Partial<SeedAccount>;

async function enter(world: ReturnType<typeof openWorld>, email: string) {
  const product = await world.load();
  const entered = await product.signIn({ email, password: PASSWORD, area: null });
  if (!entered.ok) throw new Error(`The administrator cannot enter: ${entered.error.code}`);
  return product;
}

/** A world with these accounts, and a browser in which an administrator signed in earlier. */
export async function openAdminWorld(accounts: readonly Given[] = [], administrator: Given = {}) {
  const world = openWorld();
  const actor = world.stage.addAccount({ uid: 'actor', name: 'Ada Admin', role: 'admin', ...administrator });
  for (const account of accounts) world.stage.addAccount(account);
  await enter(world, actor.email);
  return {
    ...world,
    /** Another administrator, in a browser of their own. */
    async openColleague(given: Given = {}) {
      const colleague = world.stage.addAccount({
        name: 'Bea Colleague',
        email: 'bea@example.com',
        role: 'system_admin',
        ...given,
      });
      const elsewhere = openWorld(world.stage);
      return enter(elsewhere, colleague.email);
    },
    /** How often the servers were asked for it: `reviews.page`. */
    requestsOf: (name: string) => world.network.requests.filter((request) => request.name === name).length,
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
