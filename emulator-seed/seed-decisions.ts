import { demoDecisions } from './demo-decisions.ts';
import { postAsOwner } from './post-as-owner.ts';
import { SEED_ACCOUNTS } from './seed-accounts.ts';
import { fieldsOf } from './seed-documents.ts';
import type { SeedTarget } from './seed.ts';

/** Stores the demo's decisions. The accounts must be in their stated form, as `seed` leaves them. */
export async function seedDecisions({ firestoreHost, projectId }: SeedTarget): Promise<void> {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const writes = demoDecisions(SEED_ACCOUNTS, new Date()).flatMap(({ documents }) =>
    Object.entries(documents).map(([path, document]) => ({
      update: { name: `${root}/${path}`, fields: fieldsOf(document) },
    })),
  );
  await postAsOwner(`http://${firestoreHost}/v1/${root}:commit`, { writes });
}
