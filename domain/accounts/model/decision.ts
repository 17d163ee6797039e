import { isAdministrator, type Role } from './role.ts';
import type { AccountStatus, User } from './user.ts';

/** One decision: the account before and after it. Everything that is stored about it follows from these two. */
export interface Decision {
  readonly before: User;
  readonly after: User;
}

/** The mail to the applicant; its template is fixed by the transition (design D15). */
export type MailTemplate =
  | 'account-approved'
  | 'account-rejected'
  | 'account-reopened'
  | 'account-revoked'
  | 'account-approval-withdrawn'
  | 'account-role-changed';

/** The key of a transition; the rules compute the same key. */
type Transition = `${AccountStatus}-${AccountStatus}`;

const TEMPLATES: Partial<Record<Transition, MailTemplate>> = {
  'pending-approved': 'account-approved',
  'rejected-approved': 'account-approved',
  'pending-rejected': 'account-rejected',
  'rejected-pending': 'account-reopened',
  'approved-rejected': 'account-revoked',
  'approved-pending': 'account-approval-withdrawn',
};

/** The template for a decision. A decision that keeps the status has changed the role. */
export function mailTemplateOf({ before, after }: Decision): MailTemplate {
  return TEMPLATES[`${before.status}-${after.status}`] ?? 'account-role-changed';
}

/** The fields of a mail's template. They come from the profile and the review; none of them is free text. */
export interface MailData {
  readonly name: string;
  readonly role: Role;
  readonly status: AccountStatus;
  readonly reason?: string;
}

/**
 * Fills the fields of a decision's mail. An account without a name gets an empty one; only a rejected one has a reason.
 */
export function mailDataOf({ after }: Decision): MailData {
  const reason = after.status === 'rejected' ? after.rejectionReason : null;
  return {
    name: after.name ?? '',
    role: after.role,
    status: after.status,
    ...(reason === null ? {} : { reason }),
  };
}

/** Who may decide on whom (design D20): nobody on themselves, and only a `system_admin` on administrators. */
export function mayDecide(actor: User, target: User): boolean {
  if (actor.status !== 'approved' || !isAdministrator(actor.role)) return false;
  if (actor.uid === target.uid) return false;
  return actor.role === 'system_admin' || !isAdministrator(target.role);
}

/** Who may change whose role (design D20): an approved `system_admin`, on everyone but themselves. */
export function mayChangeRole(actor: User, target: User): boolean {
  return mayDecide(actor, target) && actor.role === 'system_admin';
}
