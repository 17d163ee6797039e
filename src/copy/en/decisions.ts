import type { AccountStatus } from '#domain/account/user.ts';

const BECAME: Readonly<Record<AccountStatus, string>> = {
  pending: 'pending again',
  approved: 'approved',
  rejected: 'rejected',
};

/** A decision on one account or several: in the queue and on the account's own page. */
export const decisions = {
  roles: {
    passenger: 'Passenger',
    driver: 'Driver',
    admin: 'Administrator',
    system_admin: 'System administrator',
  },
  statuses: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
  fields: {
    uid: 'id',
    email: 'email',
    role: 'role',
    status: 'status',
    createdAt: 'date of registration',
  },
  verbs: { approve: 'Approve', reject: 'Reject', reopen: 'Reopen', revoke: 'Revoke' },
  verbsFor: {
    approve: (name: string) => `Approve ${name}`,
    reject: (name: string) => `Reject ${name}`,
    reopen: (name: string) => `Reopen ${name}`,
    revoke: (name: string) => `Revoke ${name}`,
  },
  became: (name: string, status: AccountStatus) => `${name} is ${BECAME[status]}.`,
  severalBecame: (count: number, status: AccountStatus) => `${count} accounts are ${BECAME[status]}.`,
  roleBecame: (name: string, role: string) => `${name} now has the role ${role}.`,
  retry: 'Try again',

  undo: 'Undo',
  undoing: 'Undoing...',
  undoMore: (count: number) => `${count} more before it.`,
  undoFor: 'You can undo this for ten seconds.',
  undone: 'Undone.',
  undoFailed: (why: string) => `This could not be undone. ${why}`,

  reason: 'Reason',
  cancel: 'Cancel',
  templatesLabel: 'Frequent reasons',
  rejectDialog: {
    title: (name: string) => `Reject ${name}?`,
    titleSeveral: (count: number) => `Reject ${count} accounts?`,
    text: 'They cannot sign in, and are told by email and at their next sign-in.',
    hint: 'Optional. The applicant reads it.',
    submit: 'Reject account',
    submitSeveral: 'Reject accounts',
    submitting: 'Rejecting...',
    templates: [
      'The licence photo is unreadable.',
      'The name does not match the documents.',
      'This looks like a second account of the same person.',
      'We could not reach you to confirm your application.',
    ],
  },
  revokeDialog: {
    title: (name: string) => `Revoke ${name}?`,
    titleSeveral: (count: number) => `Revoke ${count} accounts?`,
    text: 'They are locked out at once, and are told by email why.',
    hint: 'Required. The owner of the account reads it.',
    submit: 'Revoke approval',
    submitSeveral: 'Revoke approvals',
    submitting: 'Revoking...',
    templates: [
      'The licence has expired.',
      'Closed at the request of the owner.',
      'The terms of use were broken.',
      'The account was used by somebody else.',
    ],
  },
};
