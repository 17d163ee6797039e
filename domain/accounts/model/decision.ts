import { ACCOUNT_STEPS, stepBetween, type MailTemplate, type AccountStepName } from './account-steps.ts';
import { mayReview } from '../../shared/people/powers.ts';
import { isAdministrator, type Role } from '../../shared/people/role.ts';
import { isDismissed, reasonOf, type AccountStatus, type User } from './user.ts';

/** A decision: the account before and after it, from which all stored values follow. */
export interface Decision {
  readonly before: User;
  readonly after: User;
}

export function stepOf({ before, after }: Decision): AccountStepName {
  if (before.status === 'pending' && isDismissed(after)) return 'dismiss';
  return stepBetween(before.status, after.status);
}

/**
 * The template of the mail to the applicant (D15); `null` for none. A decision that dismisses an account, or that
 * leaves a dismissed one unapproved, sends none. Nor does a change of powers alone, which the page shows.
 */
export function mailTemplateOf(decision: Decision): MailTemplate | null {
  const { before, after } = decision;
  const isHidden = after.status !== 'approved' && (isDismissed(before) || isDismissed(after));
  const isOfPowers = after.role === before.role && after.status === before.status;
  return isHidden || isOfPowers ? null : ACCOUNT_STEPS[stepOf(decision)].mail;
}

/** The data of a mail. It has no name, because an applicant could send any text as a name to any address (D15). */
export interface MailData {
  readonly role: Role;
  readonly status: AccountStatus;
  readonly reason?: string;
}

/** The data of a decision's mail; only a rejected account has a reason. */
export function mailDataOf({ after }: Decision): MailData {
  const reason = reasonOf(after);
  return {
    role: after.role,
    status: after.status,
    ...(reason === null ? {} : { reason }),
  };
}

/** Whether the actor may decide on the target (D20): not on themselves; on administrators only as `system_admin`. */
export function mayDecide(actor: User, target: User): boolean {
  if (!mayReview(actor) || actor.uid === target.uid) return false;
  return actor.role === 'system_admin' || !isAdministrator(target.role);
}

/** Whether the actor may take a step on the target (D20). Only a `system_admin` changes roles. */
export function mayTake(step: AccountStepName, actor: User, target: User): boolean {
  return (
    mayDecide(actor, target) && (ACCOUNT_STEPS[step].by !== 'system_admin' || actor.role === 'system_admin')
  );
}
