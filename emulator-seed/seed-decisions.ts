import { commitAsOwner, type FirestoreTarget } from './commit-as-owner.ts';
import { demoDecisions } from './demo-decisions.ts';
import { SEED_ACCOUNTS } from './seed-accounts.ts';

/** Stores the demo's decisions. The accounts must be in their stated form, as `seed` leaves them. */
export async function seedDecisions(target: FirestoreTarget): Promise<void> {
  const decided = demoDecisions(SEED_ACCOUNTS, new Date()).map(({ documents }) => Object.entries(documents));
  await commitAsOwner(target, Object.fromEntries(decided.flat()));
}
