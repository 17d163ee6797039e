import { decisionBatch } from '#domain/accounts/model/decision-batch.ts';
import type { AccountStatus, LastReview, User } from '#domain/accounts/model/user.ts';
import type { Batch } from '#domain/shared/record-write.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import type { ArrangedAccount } from './arranged-account.builder.ts';
import type { TabUnderTest, WorldUnderTest } from './world-under-test.builder.ts';

/** The sound account of a person, as this tab reads it now. */
export async function userSeenIn(tab: TabUnderTest, uid: string): Promise<User> {
  const found = valueOf(await tab.users.read(uid));
  if (found.state === 'sound') return found.user;
  throw new Error(`expected a sound profile, found it ${found.state}`);
}

/** The administrator who decides, and the name that signs the decision. */
export type Reviewer = Pick<ArrangedAccount, 'uid'> & { readonly name: string | null };

export function reviewBy({ uid, name }: Reviewer): LastReview {
  return { by: uid, byName: name, at: new Date('2025-06-01T12:00:00.000Z') };
}

/** A decision that need not be legal. Only `rejected` has `reason` and `dismissed`. */
export function decisionOf(
  before: User,
  actor: Reviewer,
  to: { status?: AccountStatus; role?: string; reason?: string | null; dismissed?: boolean },
): Batch {
  const { status = before.status, role = before.role, reason = null, dismissed = false } = to;
  const {
    rejectionReason: _,
    dismissed: __,
    ...account
  } = { rejectionReason: null, dismissed: false, ...before };
  const counted = { ...account, role, reviewCount: before.reviewCount + 1, lastReview: reviewBy(actor) };
  const after: User =
    status === 'rejected'
      ? { ...counted, status, rejectionReason: reason, dismissed }
      : { ...counted, status };
  return decisionBatch({ before, after }, reviewBy(actor));
}

/** The documents that a decision may change, as stored. */
export async function filesOf(world: WorldUnderTest, { uid, email }: ArrangedAccount, review = 1) {
  const { documents } = world;
  return {
    profile: await documents.read(`users/${uid}`),
    entry: await documents.read(`accountDirectory/${email}`),
    review: await documents.read(`users/${uid}/reviews/${review}`),
    mail: await documents.read(`mail/${uid}_${review}`),
  };
}
