import { defineCopy } from '#words/define-copy.ts';

const more = (count: number) => (count === 1 ? '1 more account' : `${count} more accounts`);
const accounts = (count: number) => (count === 1 ? '1 account' : `${count} accounts`);

/** The review queue. The texts of a single decision are in `decisions.ts`. */
export const review = {
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
    unproven: 'Unproven only',
    proven: 'Proven only',
  },
  atLeast: (count: string) => `${count}+`,
  search: 'Search',
  searchHint: 'An email, or any word of a name.',
  columns: {
    select: 'Select',
    account: 'Account',
    role: 'Role',
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
    unproven: 'Every address in this list is proven, or its account is older than these proofs.',
    proven: 'No address in this list is proven.',
    title: 'Nothing found',
    text: (search: string, ofRole: boolean) =>
      `No account${ofRole ? ' with this role' : ''} has an email address or a word in its name that starts with “${search}”.`,
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
    { keys: ['Enter'], does: 'Open this account' },
    { keys: ['u'], does: 'Undo your last decision' },
    { keys: ['/'], does: 'Search' },
    { keys: ['?'], does: 'Show these shortcuts' },
  ],
};

export const useReviewCopy = defineCopy(review, { de: () => import('./review-copy.de.ts') });
