import { recordsOf, type SeedAccount } from '#adapters/memory/memory-seed.ts';
import { entryPath, profilePath, reviewPath } from '#domain/accounts/model/account-paths.ts';
import { decisionBatch } from '#domain/accounts/model/decision-batch.ts';
import { readAccount } from '#domain/accounts/model/read-account.ts';
import type { User } from '#domain/accounts/model/user.ts';
import { testDocuments } from '#domain/rides/model/stored/documents.builder.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import type { Batch } from '#domain/shared/record-write.ts';

type Fields = Readonly<Record<string, unknown>>;

const REVIEWER = 'seed-admin';

/** The accounts on which an administrator has decided, and how many days ago. */
const DECIDED = [
  ['seed-third-driver', 6],
  ['seed-third-passenger', 5],
  ['seed-fifth-driver', 3],
  ['seed-rejected', 2],
] as const;

/** A decision on an account of the seed. It turns the pending account into the account that the seed states. */
export interface DemoDecision {
  readonly at: Date;
  readonly pending: Readonly<Record<string, Fields>>;
  readonly batch: Batch;
  /** The documents after the decision, except its mail, which the demo does not send. */
  readonly documents: Readonly<Record<string, Fields>>;
}

function userOf(uid: string, profile: Fields): User {
  const found = readAccount(uid, profile);
  if (found.state !== 'sound') throw new Error(`The seed's account ${uid} is ${found.state}.`);
  return found.user;
}

/** The decisions of the days before `now`. Without them the demo's page of decisions would be empty. */
export function demoDecisions(accounts: readonly SeedAccount[], now: Date): readonly DemoDecision[] {
  const byName = accounts.find(({ uid }) => uid === REVIEWER)?.name ?? null;
  return accounts.flatMap((account) => {
    const { uid, email } = account;
    const days = DECIDED.find(([decided]) => decided === uid)?.[1];
    if (days === undefined) return [];
    const at = new Date(now.getTime() - days * DAY_MS);
    const { rejectionReason: _, ...applicant } = account;
    const pending = recordsOf({ ...applicant, status: 'pending' });
    const decided = userOf(uid, recordsOf(account)[profilePath(uid)] ?? {});
    const review = { by: REVIEWER, byName, at };
    const before = userOf(uid, pending[profilePath(uid)] ?? {});
    const batch = decisionBatch(
      { before, after: { ...decided, reviewCount: 1, lastReview: review } },
      review,
    );
    const documents = testDocuments();
    documents.put(profilePath(uid), pending[profilePath(uid)] ?? null);
    documents.commit(batch, at);
    const left = [profilePath(uid), entryPath(email), reviewPath(uid, 1)];
    return [
      {
        at,
        pending,
        batch,
        documents: Object.fromEntries(left.map((path) => [path, documents.read(path) ?? {}])),
      },
    ];
  });
}
