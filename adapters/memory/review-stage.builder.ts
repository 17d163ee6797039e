import { readAccount } from '#domain/accounts/model/read-account.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { SeedAccount } from './memory-seed.ts';
import { aMemoryStage } from './memory-stage.builder.ts';

/** An approved administrator at work, and one account to decide on. */
export async function aReviewStage(given: Partial<SeedAccount> = { status: 'pending' }, role = 'admin') {
  const stage = aMemoryStage();
  const actor = stage.addAccount({ role, name: 'Ada Admin' });
  const person = stage.addAccount(given);
  const product = stage.openProduct();
  await product.enter(actor);
  return {
    ...stage,
    ...product,
    actor,
    person,
    /** The account as stored now. */
    seen(): User {
      const stored = stage.world.documents.read(`users/${person.uid}`);
      const found = readAccount(person.uid, stored);
      if (found.state !== 'sound') throw new Error(`expected a sound profile, it is ${found.state}`);
      return found.user;
    },
    /** The audit entry and the mail of the account's nth decision. */
    traceOf: (number: number) => ({
      review: stage.world.documents.read(`users/${person.uid}/reviews/${number}`),
      mail: stage.world.documents.read(`mail/${person.uid}_${number}`),
    }),
    /** A second administrator, in a browser of their own. */
    async openColleague(name = 'Bea Admin') {
      const colleague = stage.addAccount({ role, name });
      const { accountDecisions, enter } = stage.openProduct();
      await enter(colleague);
      return { colleague, accountDecisions };
    },
  };
}
