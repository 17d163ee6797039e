import { UNDO_WINDOW_SECONDS } from '#domain/shared/durations.ts';
import type { AccountStatus } from '#domain/accounts/model/user.ts';
import { defineCopy } from './define-copy.ts';

const BECAME: Readonly<Record<AccountStatus, string>> = {
  pending: 'pending again',
  approved: 'approved',
  rejected: 'rejected',
};

/** Texts of decisions on accounts, in the queue and on an account's page. */
export const decisions = {
  statuses: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
  proof: { proven: 'Address confirmed', unproven: 'Address not confirmed' },
  fields: {
    uid: 'ID',
    email: 'email',
    role: 'role',
    status: 'status',
    createdAt: 'registration date',
  },
  verbs: { approve: 'Approve', reject: 'Reject', dismiss: 'Dismiss', reopen: 'Reopen', revoke: 'Revoke' },
  verbsFor: {
    approve: (name: string) => `Approve ${name}`,
    reject: (name: string) => `Reject ${name}`,
    dismiss: (name: string) => `Dismiss ${name}`,
    reopen: (name: string) => `Reopen ${name}`,
    revoke: (name: string) => `Revoke ${name}`,
  },
  /** Shown while a decision takes long. */
  underWay: {
    approve: (who: string) => `Approving ${who}...`,
    reject: (who: string) => `Rejecting ${who}...`,
    dismiss: (who: string) => `Dismissing ${who}...`,
    reopen: (who: string) => `Reopening ${who}...`,
    revoke: (who: string) => `Revoking approval for ${who}...`,
    'change-role': (who: string) => `Changing the role of ${who}...`,
  },
  accounts: (count: number) => `${count} accounts`,
  became: (name: string, status: AccountStatus) => `${name} is ${BECAME[status]}.`,
  severalBecame: (count: number, status: AccountStatus) => `${count} accounts are ${BECAME[status]}.`,
  dismissed: (name: string) => `${name} is dismissed without an email.`,
  severalDismissed: (count: number) => `${count} accounts are dismissed without an email.`,
  revoked: (name: string) => `${name}’s approval is revoked.`,
  severalRevoked: (count: number) => `${count} approvals are revoked.`,
  roleBecame: (name: string, role: string) => `${name} now has the role ${role}.`,

  undo: 'Undo',
  undoing: 'Undoing...',
  undoMore: (count: number) =>
    `${count} earlier ${count === 1 ? 'decision' : 'decisions'} can also be undone.`,
  undoFor: `You can undo this for ${UNDO_WINDOW_SECONDS} seconds.`,
  undone: 'Undone.',
  undoFailed: (why: string) => `This could not be undone. ${why}`,

  reason: 'Reason',
  /** `left` is negative beyond the limit. */
  charactersLeft: (left: number) =>
    left < 0
      ? `${-left} ${left === -1 ? 'character' : 'characters'} too many.`
      : `${left} ${left === 1 ? 'character' : 'characters'} left.`,
  cancel: 'Back',
  ridesAtDesk: 'Open rides are seen at the desk alone. Ask there before you decide.',
  ridesUnknown: 'We could not check for open rides.',
  templatesLabel: 'Common reasons',
  approveDialog: {
    title: (name: string) => `Approve ${name}?`,
    titleSeveral: (count: number) => `Approve ${count} accounts?`,
    powers: (role: string) => `This account gets the rights of its role at once: ${role}.`,
    powersSeveral: (administrators: number, count: number) =>
      administrators === 1
        ? `1 of these ${count} accounts becomes an administrator.`
        : `${administrators} of these ${count} accounts become administrators.`,
    unproven: (email: string) =>
      `${email} is not confirmed. If it belongs to someone else, that person can no longer register with it.`,
    unprovenSeveral: (unproven: number, count: number) =>
      `${unproven} of these ${count} addresses ${unproven === 1 ? 'is' : 'are'} not confirmed. The owner of such an address can no longer register with it.`,
    submit: 'Approve',
    submitAnyway: 'Approve anyway',
    submitting: 'Approving...',
  },
  rejectDialog: {
    title: (name: string) => `Reject ${name}?`,
    titleSeveral: (count: number) => `Reject ${count} accounts?`,
    get text(): string {
      return import.meta.env.VITE_MAIL_FROM
        ? 'They will not be able to sign in. They are told by email, and again if they try.'
        : 'They will not be able to sign in. They are told if they try.';
    },
    hint: 'Optional. The applicant will see it.',
    submit: 'Reject account',
    submitSeveral: 'Reject accounts',
    submitting: 'Rejecting...',
    templates: [
      'The licence number is missing or not valid.',
      'The name is not complete.',
      'This looks like a second account for the same person.',
      'We could not reach you to confirm your application.',
    ],
  },
  revokeDialog: {
    title: (name: string) => `Revoke approval for ${name}?`,
    titleSeveral: (count: number) => `Revoke approval for ${count} accounts?`,
    get text(): string {
      return import.meta.env.VITE_MAIL_FROM
        ? 'They lose access at once, and a page they have open signs out within a minute. They are told why by email.'
        : 'They lose access at once, and a page they have open signs out within a minute. They are told why if they try to sign in.';
    },
    hint: 'Required. The account owner will see it.',
    submit: 'Revoke approval',
    submitSeveral: 'Revoke approvals',
    submitting: 'Revoking...',
    templates: [
      'The licence has expired.',
      'Closed at your request.',
      'The terms of use were violated.',
      'The account was used by someone else.',
    ],
  },
};

export const useDecisionCopy = defineCopy(decisions, { de: () => import('./decisions-copy.de.ts') });
