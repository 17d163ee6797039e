import { LONGEST_ACCOUNT_NOTE } from '#domain/accounts/model/account-limits.ts';
import type { NoteError } from '#domain/accounts/model/errors/account-error.ts';
import type { Review } from '#domain/accounts/model/review.ts';
import { defineCopy } from '#words/define-copy.ts';
import type { TextsOf } from '#words/errors-copy.ts';

const more = (count: number) => (count === 1 ? '1 more account' : `${count} more accounts`);
const accounts = (count: number) => (count === 1 ? '1 account' : `${count} accounts`);

const POWERS_HINT =
  'An administrator works on accounts and at the desk, where rides, customers and cars are, or on one of these alone.';

/** The texts of the review queue and of an account's page. Texts of decisions are in `src/words/decisions-copy.ts`. */
export const review = {
  title: 'Accounts',
  headings: {
    pending: 'Pending accounts',
    approved: 'Approved accounts',
    rejected: 'Rejected accounts',
    any: 'Search results',
  },
  filter: 'Show',
  role: 'Role',
  everyStatus: 'All',
  everyRole: 'All roles',
  address: 'Address',
  everyAddress: 'All addresses',
  addresses: {
    unproven: 'Unconfirmed only',
    proven: 'Confirmed only',
  },
  atLeast: (count: string) => `${count}+`,
  search: 'Search',
  searchHint: 'An email, a word of a name, or a number.',
  moreNumbers: 'More accounts may have such a number. Type more of it.',
  columns: {
    select: 'Select',
    account: 'Account',
    role: 'Role',
    details: 'Details',
    registered: 'Registered',
    decision: 'Decision',
  },
  loading: 'Loading accounts...',
  listed: (count: number, page: number | null) =>
    page === null ? `${accounts(count)}.` : `Page ${page}: ${accounts(count)}.`,

  empty: {
    pending: { title: 'All caught up', text: 'Nobody is waiting for review.' },
    approved: { title: 'No approved accounts yet', text: 'Accounts appear here once they are approved.' },
    rejected: {
      title: 'No rejected accounts',
      text: 'Rejected accounts appear here and can be approved later.',
    },
    any: { title: 'No accounts yet', text: 'Accounts appear here as people register.' },
  },
  notFound: {
    unproven:
      'Every address in this list is confirmed, or its account is from before addresses were confirmed.',
    proven: 'No address in this list is confirmed.',
    title: 'Nothing found',
    text: (search: string, ofRole: boolean) =>
      `No account${ofRole ? ' with this role' : ''} has an email address or a word in its name that starts with “${search}”, or such a number.`,
    ofRole: 'No account in this list has this role.',
    clear: 'Clear the search',
  },
  pageDone: {
    title: 'No accounts left on this page',
    text: 'All of them have been reviewed.',
    first: 'Go to the first page',
  },
  failed: 'The accounts could not be loaded.',
  pageFailed: (page: number) => `Page ${page} could not be loaded.`,

  live: {
    newcomers: {
      pending: (count: number) => (count === 1 ? '1 new application' : `${count} new applications`),
      approved: more,
      rejected: more,
      any: more,
    },
    renew: 'Update the list',
    gone: {
      pending: 'No longer pending',
      approved: 'No longer approved',
      rejected: 'No longer rejected',
      any: 'No longer here',
    },
    blind: (time: string) => `No connection since ${time}. What you see may be out of date.`,
  },

  damaged: 'Damaged record',
  damagedText: (fields: string) => `Missing or invalid: ${fields}.`,
  toHealth: 'See Record health',
  itIsYou: 'This is you. Another administrator has to review your account.',
  beyondPowers: 'Only a system administrator can review administrators.',

  select: (name: string) => `Select ${name}`,
  selectPage: 'Select all on this page',
  selected: (count: number) => `${count} selected`,
  clearSelection: 'Clear selection',
  clearBrief: 'Clear',
  selectionBar: 'Review the selected accounts',
  onSelected: {
    approve: 'Approve selected',
    reject: 'Reject selected',
    dismiss: 'Dismiss selected',
    reopen: 'Reopen selected',
    revoke: 'Revoke selected',
  },
  noCommonStep: 'No decision applies to all of them.',
  progress: (done: number, total: number) => `${done} of ${total} reviewed`,
  someFailed: (failed: number, total: number) =>
    `${failed} of ${accounts(total)} could not be updated. The reason is shown next to each one.`,
  retryFailed: 'Try those again',

  keys: [
    { keys: ['j', '↓'], does: 'Next account' },
    { keys: ['k', '↑'], does: 'Previous account' },
    { keys: ['a'], does: 'Approve this account' },
    { keys: ['r'], does: 'Reject or revoke this account' },
    { keys: ['x'], does: 'Select this account' },
    { keys: ['e', 'Enter'], does: 'Open this account beside the list' },
    { keys: ['u'], does: 'Undo your last decision' },
    { keys: ['/'], does: 'Search' },
    { keys: ['?'], does: 'Show these shortcuts' },
  ],

  /** The texts of an account's own page. The queue and the page of decisions use some of them. */
  account: {
    title: 'Account',
    loading: 'Loading this account...',
    failed: 'This account could not be loaded.',
    outdated: 'This account may have changed since it was loaded.',
    missing: {
      title: 'No such account',
      text: 'There is no profile with this ID. The account may have been removed, or the link may be incomplete.',
    },
    damaged: {
      text: 'Until this record is repaired, its owner cannot sign in and nobody can review it.',
      wrong: 'What is wrong',
      what: 'What to do',
      steps: [
        'Ask the owner to use Debug Login. It restores everything they can complete themselves.',
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
    whole: 'Open the whole account',
    released: (at: string) =>
      `An earlier account with this email was rejected, and removed on ${at}. The same person may be applying again.`,

    decision: 'Decision',
    next: 'Next application',
    findingNext: 'Looking...',
    noNext: 'No other application is waiting for review.',

    roleChange: {
      label: 'New role',
      choose: 'Choose a role',
      get hint(): string {
        return import.meta.env.VITE_MAIL_FROM
          ? `${POWERS_HINT} It takes effect at once, and the owner is told of another role by email.`
          : `${POWERS_HINT} It takes effect at once. No email is sent, so tell the owner.`;
      },
      submit: 'Change role',
      title: (name: string) => `Change the role of ${name}?`,
      text: (from: string, to: string) =>
        `From ${from} to ${to}. This takes effect at once; a page they have open follows within a minute.`,
      submitting: 'Changing...',
    },

    alike: {
      text: 'This application looks like an account that exists already. Compare them before you decide.',
      same: { address: 'same mailbox', phone: 'same phone', name: 'same name' },
    },

    questions: {
      heading: 'Questions to the applicant',
      label: 'New question',
      get hint(): string {
        return import.meta.env.VITE_MAIL_FROM
          ? 'The applicant is told by email that there is a question, and reads and answers it after signing in.'
          : 'The applicant reads and answers it after signing in. No email is sent, so tell them that there is a question.';
      },
      ask: 'Ask the applicant',
      asking: 'Sending...',
      waiting: 'Waiting for the answer.',
      answer: 'Answered',
      mark: { asked: 'Asked', answered: 'Question answered' },
      errors: {
        'note-required': () => 'Write a question first.',
        'note-too-long': ({ length }) =>
          `A question can have at most ${LONGEST_ACCOUNT_NOTE} characters. This one has ${length}. Please shorten it.`,
      } satisfies TextsOf<NoteError>,
    },

    notes: {
      heading: 'Internal notes',
      hint: 'Only administrators can read these, never the owner. A note cannot be changed, and stays until the account is removed.',
      none: 'No notes yet.',
      onlyLast: (most: string) => `Only the last ${most} notes are shown.`,
      label: 'New note',
      add: 'Add note',
      adding: 'Adding...',
      added: 'Note added.',
      errors: {
        'note-required': () => 'Write a note first.',
        'note-too-long': ({ length }) =>
          `A note can have at most ${LONGEST_ACCOUNT_NOTE} characters. This one has ${length}. Please shorten it.`,
      } satisfies TextsOf<NoteError>,
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
  },
};

export const useReviewCopy = defineCopy(review, { de: () => import('./review-copy.de.ts') });

/** Returns a function that names a decision of an account's history. */
export function useDecisionName(): (review: Review) => string {
  const { dismissed: dismissal, changes } = useReviewCopy().account;
  return ({ dismissed, roleChange, from, to }) =>
    dismissed && roleChange === null ? dismissal : changes[`${from}-${to}`];
}
