import type { Role } from './role.ts';
import type { ApprovedUser, LastReview, PendingUser, RejectedUser, User } from './user.ts';

// The decisions on an account (design D20). Each accepts only the states it applies to, so that an illegal one does not
// compile, and increments `reviewCount`. `review` says who decided and when.

function reviewed<U extends User>(user: U, review: LastReview) {
  return { reviewCount: user.reviewCount + 1, lastReview: review };
}

function withoutReason(user: User) {
  if (user.status !== 'rejected') return user;
  const { rejectionReason: _, ...account } = user;
  return account;
}

/** Admits the person and drops the reason of an earlier rejection. */
export function approve(user: PendingUser | RejectedUser, review: LastReview): ApprovedUser {
  return { ...withoutReason(user), ...reviewed(user, review), status: 'approved' };
}

/** Turns down an application; `reason` is optional. */
export function reject(user: PendingUser, review: LastReview, reason: string | null): RejectedUser {
  return { ...user, ...reviewed(user, review), status: 'rejected', rejectionReason: reason };
}

/** Puts a rejected application back in the queue, without its reason. */
export function reopen(user: RejectedUser, review: LastReview): PendingUser {
  return { ...withoutReason(user), ...reviewed(user, review), status: 'pending' };
}

/** Locks an approved person out; the service requires a reason. */
export function revoke(user: ApprovedUser, review: LastReview, reason: string | null): RejectedUser {
  return { ...user, ...reviewed(user, review), status: 'rejected', rejectionReason: reason };
}

/** Changes the role and keeps the status. */
export function changeRole<U extends User>(user: U, role: Role, review: LastReview): U {
  return { ...user, ...reviewed(user, review), role };
}

/** Undoes the actor's own last decision: restores what it changed to `before` and counts as one more decision. */
export function undo(after: User, before: User, review: LastReview): User {
  return { ...before, ...reviewed(after, review) };
}
