import type { AccountStatus } from '#domain/account/user.ts';

const CHANGES: Readonly<Record<`${AccountStatus}-${AccountStatus}`, string>> = {
  'pending-approved': 'Approved',
  'rejected-approved': 'Approved after a rejection',
  'pending-rejected': 'Rejected',
  'approved-rejected': 'Approval revoked',
  'rejected-pending': 'Reopened',
  'approved-pending': 'Approval withdrawn',
  'pending-pending': 'Role changed',
  'approved-approved': 'Role changed',
  'rejected-rejected': 'Role changed',
};

/** An account's own page, as administrators see it. */
export const accounts = {
  title: 'Account',
  back: 'All accounts',
  loading: 'Loading this account…',
  failed: 'This account could not be loaded.',
  retry: 'Try again',
  missing: {
    title: 'No such account',
    text: 'There is no profile under this id. It may have been released, or the address of this page is incomplete.',
  },
  damaged: {
    title: 'Damaged record',
    text: 'Nobody can sign in with this record, and nobody can decide on it, until it is repaired.',
    missing: 'Missing or not valid',
    what: 'What to do',
    steps: [
      'Ask the owner to sign in at Debug Login: it completes whatever the owner may complete.',
      'See record health for everything that is wrong, and for what only an administrator can put right.',
    ],
    debugLogin: 'Debug Login',
    health: 'Record health',
  },

  facts: 'Account',
  email: 'Email',
  name: 'Name',
  noName: 'None given',
  registered: 'Registered',
  id: 'Id',
  reason: 'Reason',
  unproven: 'The address is not verified.',
  sameAddress: 'Look for this address among',
  filters: { pending: 'pending', approved: 'approved', rejected: 'rejected' },
  released: (at: string) =>
    `This address was released on ${at} after its account had been rejected. It may be the same person applying again.`,

  decision: 'Decision',
  itIsYou: 'This is your own account. Somebody else decides on it.',
  beyondPowers: 'Only a system administrator decides on administrators.',

  roleChange: {
    label: 'New role',
    hint: 'Takes effect at once. The owner is told by email.',
    submit: 'Change role',
    title: (name: string) => `Change the role of ${name}?`,
    text: (from: string, to: string) => `From ${from} to ${to}. Powers change at once.`,
    confirm: (to: string) => `Make ${to}`,
    submitting: 'Changing...',
    cancel: 'Cancel',
  },

  history: 'History',
  noHistory: 'Nobody has decided on this account yet.',
  changes: CHANGES,
  roleFromTo: (from: string, to: string) => `From ${from} to ${to}`,
  statusFromTo: (from: string, to: string) => `From ${from} to ${to}`,
  by: (who: string) => `by ${who}`,
  you: 'You',
  someone: (uid: string) => `somebody without a profile (${uid})`,
};
