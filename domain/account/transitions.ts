import type { Role } from './role.ts';
import type { ApprovedUser, LastReview, PendingUser, RejectedUser, User } from './user.ts';

/**
 * The decisions on an account (design D20). Each takes only the states it exists for, so that an illegal one does not
 * compile, and counts itself in `reviewCount`.
 */
function reviewed<U extends User>(user: U, review: LastReview) {
  return { reviewCount: user.reviewCount + 1, lastReview: review };
}

function withoutReason(user: User) {
  if (user.status !== 'rejected') return user;
  const { rejectionReason: _, ...account } = user;
  return account;
}

export function approve(user: PendingUser | RejectedUser, review: LastReview): ApprovedUser {
  return { ...withoutReason(user), ...reviewed(user, review), status: 'approved' };
}

export function reject(user: PendingUser, review: LastReview, reason: string | null): RejectedUser {
  return { ...user, ...reviewed(user, review), status: 'rejected', rejectionReason: reason };
}

export function reopen(user: RejectedUser, review: LastReview): PendingUser {
  return { ...withoutReason(user), ...reviewed(user, review), status: 'pending' };
}

export function revoke(user: ApprovedUser, review: LastReview, reason: string | null): RejectedUser {
  return { ...user, ...reviewed(user, review), status: 'rejected', rejectionReason: reason };
}

export function changeRole<U extends User>(user: U, role: Role, review: LastReview): U {
  return { ...user, ...reviewed(user, review), role };
}

/** Takes the actor's own last decision back: everything it changed is as it was in `before`, and one decision more. */
export function undo(after: User, before: User, review: LastReview): User {
  return { ...before, ...reviewed(after, review) };
}
