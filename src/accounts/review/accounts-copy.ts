import { defineCopy } from '#words/define-copy.ts';

/** An account's own page, as administrators see it. */
export const accounts = {
  title: 'Account',
  loading: 'Loading this account...',
  failed: 'This account could not be loaded.',
  outdated: 'This account may have changed since it was loaded.',
  missing: {
    title: 'No such account',
    text: 'There is no profile with this ID. The account may have been removed, or the link may be incomplete.',
  },
  damaged: {
    title: 'Damaged record',
    text: 'Until this record is repaired, its owner cannot sign in and nobody can review it.',
    wrong: 'What is wrong',
    what: 'What to do',
    steps: [
      'Ask the owner to use Debug Login. It restores whatever owners may complete themselves.',
      'Record health shows every problem, including those that only an administrator can fix.',
    ],
    health: 'Record health',
  },

  facts: 'Account',
  email: 'Email',
  name: 'Name',
  noName: 'Not provided',
  application: { phone: 'Phone', licence: 'Licence number', message: 'Message' },
  phoneOf: (phone: string) => `Phone ${phone}`,
  licenceOf: (licence: string) => `Licence ${licence}`,
  registered: 'Registered',
  id: 'ID',
  reason: 'Reason',
  noReason: 'None recorded',
  sameAddress: 'Search for this address',
  toDriver: 'Shift and rides',
  released: (at: string) =>
    `This email was freed on ${at}, after its account had been rejected. The same person may be applying again.`,

  decision: 'Decision',
  itIsYou: 'This is your own account. Another administrator has to review it.',
  beyondPowers: 'Only a system administrator can review administrators.',
  next: 'Next application',
  findingNext: 'Looking...',
  noNext: 'No other application is waiting for review.',

  roleChange: {
    label: 'New role',
    choose: 'Choose a role',
    hint: 'Takes effect with the owner’s next request. They are told by email.',
    submit: 'Change role',
    title: (name: string) => `Change the role of ${name}?`,
    text: (from: string, to: string) =>
      `From ${from} to ${to}. Permissions change at once; a page that is open follows within a minute.`,
    submitting: 'Changing...',
    cancel: 'Cancel',
  },

  notes: {
    heading: 'Internal notes',
    hint: 'Only administrators read them, never the owner. A note stays as it is until the account is removed.',
    none: 'Nobody has noted anything yet.',
    onlyLast: (most: string) => `Only the last ${most} notes are shown, and none from before.`,
    label: 'New note',
    add: 'Add note',
    adding: 'Adding...',
    added: 'Note added.',
    flaws: {
      empty: () => 'Write a note first.',
      'too-long': (length: string, most: string) =>
        `A note can have at most ${most} characters. This one has ${length}.`,
    },
  },

  history: 'History',
  noHistory: 'This account has not been reviewed yet.',
  noRecord: 'No decision is recorded. The account may have been imported, or set up by an operator.',
  changes: {
    'pending-approved': 'Approved',
    'rejected-approved': 'Approved after a rejection',
    'pending-rejected': 'Rejected',
    'approved-rejected': 'Approval revoked',
    'rejected-pending': 'Reopened',
    'approved-pending': 'Approval withdrawn',
    'pending-pending': 'Role changed',
    'approved-approved': 'Role changed',
    'rejected-rejected': 'Role changed',
  },
  dismissed: 'Dismissed without an email',
  fromTo: (from: string, to: string) => `From ${from} to ${to}`,
  nameChanged: 'Name changed',
  by: (who: string) => `by ${who}`,
  byOwner: 'by the owner',
  you: 'you',
  someone: (uid: string) => `someone without a profile (${uid})`,
  unnamed: (uid: string) => `someone whose name is not available (${uid})`,
};

export const useAccountsCopy = defineCopy(accounts, { de: () => import('./accounts-copy.de.ts') });
