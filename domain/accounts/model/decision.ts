import { ACCOUNT_STEPS, stepBetween, type MailTemplate, type AccountStepName } from './account-steps.ts';
import { mayReview } from '../../shared/people/powers.ts';
import { isAdministrator, type Role } from '../../shared/people/role.ts';
import { isDismissed, reasonOf, type AccountStatus, type User } from './user.ts';

/** A decision: the account before and after it. */
export interface Decision {
  readonly before: User;
  readonly after: User;
}

export function stepOf({ before, after }: Decision): AccountStepName {
  if (before.status === 'pending' && isDismissed(after)) return 'dismiss';
  return stepBetween(before.status, after.status);
}

/**
 * Returns the template of the mail to the owner of the account (D15). Returns `null` if only powers change, if the
 * account becomes dismissed, or if a dismissed account is not approved.
 */
export function mailTemplateOf(decision: Decision): MailTemplate | null {
  const { before, after } = decision;
  const isHidden = after.status !== 'approved' && (isDismissed(before) || isDismissed(after));
  const isOfPowers = after.role === before.role && after.status === before.status;
  return isHidden || isOfPowers ? null : ACCOUNT_STEPS[stepOf(decision)].mail;
}

/** The data of a mail, without the name. In a name, an applicant could send any text to any address (D15). */
export interface MailData {
  readonly role: Role;
  readonly status: AccountStatus;
  readonly reason?: string;
}

export function mailDataOf({ after }: Decision): MailData {
  const reason = reasonOf(after);
  return {
    role: after.role,
    status: after.status,
    ...(reason === null ? {} : { reason }),
  };
}

/** Whether the actor may decide on the target at all (D20). */
export function mayDecide(actor: User, target: User): boolean {
  if (!mayReview(actor) || actor.uid === target.uid) return false;
  return actor.role === 'system_admin' || !isAdministrator(target.role);
}

/** Whether the actor may take this step for the target. The status of the target is not checked. */
export function mayTake(step: AccountStepName, actor: User, target: User): boolean {
  return (
    mayDecide(actor, target) && (ACCOUNT_STEPS[step].by !== 'system_admin' || actor.role === 'system_admin')
  );
}
