import { ACCOUNT_STEPS, type StatusStep } from './account-steps.ts';
import type { Position } from '../../shared/people/powers.ts';
import type { AccountStatus, LastReview, User } from './user.ts';

// `take`, `changeRole` and `undo` return the account after a decision, with a higher `reviewCount` and this `review`.

type UserIn<Status extends AccountStatus> = Extract<User, { readonly status: Status }>;
type UserBefore<Step extends StatusStep> = UserIn<(typeof ACCOUNT_STEPS)[Step]['from'][number]>;
type UserAfter<Step extends StatusStep> = UserIn<(typeof ACCOUNT_STEPS)[Step]['to']>;

function reviewed<U extends User>(user: U, review: LastReview) {
  return { reviewCount: user.reviewCount + 1, lastReview: review };
}

function withoutRejection(user: User) {
  if (user.status !== 'rejected') return user;
  const { rejectionReason: _, dismissed: __, ...account } = user;
  return account;
}

export function appliesTo<Step extends StatusStep>(step: Step, user: User): user is UserBefore<Step> {
  const from: readonly AccountStatus[] = ACCOUNT_STEPS[step].from;
  return from.includes(user.status);
}

/**
 * Takes a step to another status. A step that does not start at the status of `user` does not compile. The reason of an
 * earlier rejection is dropped.
 */
export function take<Step extends StatusStep>(
  step: Step,
  user: UserBefore<Step>,
  review: LastReview,
  reason?: string | null,
): UserAfter<Step>;
export function take(step: StatusStep, user: User, review: LastReview, reason: string | null = null): User {
  const account = { ...withoutRejection(user), ...reviewed(user, review) };
  const { to } = ACCOUNT_STEPS[step];
  // The audit entry of the approval has the submission.
  if (step === 'approve') return { ...account, status: 'approved', application: {}, questions: [] };
  return to === 'rejected'
    ? { ...account, status: to, rejectionReason: reason, dismissed: step === 'dismiss' }
    : { ...account, status: to };
}

export function changeRole<U extends User>(user: U, { role, powers }: Position, review: LastReview): U {
  return { ...user, ...reviewed(user, review), role, powers };
}

/**
 * Undoes the decision from `before` to `after` by another decision, which restores the values of `before`. If an
 * approval of a dismissed account is undone, the account is rejected but not dismissed. So a mail tells its owner.
 */
export function undo(after: User, before: User, review: LastReview): User {
  const restored = { ...before, ...reviewed(after, review) };
  return after.status === 'approved' && restored.status === 'rejected'
    ? { ...restored, dismissed: false }
    : restored;
}
