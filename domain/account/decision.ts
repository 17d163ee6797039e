import { isAdministrator, type Role } from './role.ts';
import type { AccountStatus, User } from './user.ts';

/** One decision: the account before it and after it. Everything that is stored of it follows from the two. */
export interface Decision {
  readonly before: User;
  readonly after: User;
}

/** The mail that tells the applicant; its name is fixed by the transition (design D15). */
export type MailTemplate =
  | 'account-approved'
  | 'account-rejected'
  | 'account-reopened'
  | 'account-revoked'
  | 'account-approval-withdrawn'
  | 'account-role-changed';

/** The key of a transition, as the rules compute it too. */
type Transition = `${AccountStatus}-${AccountStatus}`;

const TEMPLATES: Partial<Record<Transition, MailTemplate>> = {
  'pending-approved': 'account-approved',
  'rejected-approved': 'account-approved',
  'pending-rejected': 'account-rejected',
  'rejected-pending': 'account-reopened',
  'approved-rejected': 'account-revoked',
  'approved-pending': 'account-approval-withdrawn',
};

/** The template for a decision; a decision that keeps the status changed the role. */
export function mailTemplateOf({ before, after }: Decision): MailTemplate {
  return TEMPLATES[`${before.status}-${after.status}`] ?? 'account-role-changed';
}

/** What the mail's template is filled with: the profile and the review, and nothing anybody wrote for the occasion. */
export interface MailData {
  readonly name: string;
  readonly role: Role;
  readonly status: AccountStatus;
  readonly reason?: string;
}

/** The data of a decision's mail. An account without a name has an empty one; only a rejected one has a reason. */
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
