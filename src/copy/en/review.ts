import type { AccountStatus } from '#domain/account/user.ts';

const HEADINGS: Readonly<Record<AccountStatus, string>> = {
  pending: 'Pending accounts',
  approved: 'Approved accounts',
  rejected: 'Rejected accounts',
};

const accounts = (count: number) => (count === 1 ? '1 account' : `${count} accounts`);

/** The queue. What is said of a single decision is in `decisions.ts`. */
export const review = {
  headings: HEADINGS,
  filter: 'Show',
  filters: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
  atLeast: (count: string) => `${count}+`,
  search: 'Search',
  searchHint: 'How an address or a name begins.',
  unproven: 'Addresses are not verified: an approval does not prove that the address is this person’s.',
  columns: {
    select: 'Select',
    account: 'Account',
    role: 'Role',
    registered: 'Registered',
    decision: 'Decision',
  },
  page: (page: number) => `Page ${page}`,
  firstPage: 'First page',
  loading: 'Loading accounts…',

  empty: {
    pending: { title: 'All caught up', text: 'Nobody is waiting for a decision.' },
    approved: { title: 'Nobody is approved yet', text: 'Accounts appear here once somebody approved them.' },
    rejected: {
      title: 'Nobody is rejected',
      text: 'Rejected accounts appear here and can be approved later.',
    },
  },
  notFound: {
    title: 'Nothing found',
    text: (search: string) => `No account here has an address or a name that begins with “${search}”.`,
    clear: 'Clear the search',
  },
  pageDone: {
    title: 'This page is done',
    text: 'Every account on it has been decided.',
    first: 'Go to the first page',
  },
  failed: 'The accounts could not be loaded.',
  retry: 'Try again',

  damaged: 'Damaged record',
  damagedText: (fields: string) => `Missing or not valid: ${fields}.`,
  toHealth: 'See record health',
  itIsYou: 'This is you. Somebody else decides on your account.',
  beyondPowers: 'Only a system administrator decides on administrators.',

  select: (name: string) => `Select ${name}`,
  selectPage: 'Select all on this page',
  selected: (count: number) => `${count} selected`,
  clearSelection: 'Clear selection',
  selectionBar: 'Decide on the selected accounts',
  onSelected: {
    approve: 'Approve selected',
    reject: 'Reject selected',
    reopen: 'Reopen selected',
    revoke: 'Revoke selected',
  },
  progress: (done: number, total: number) => `${done} of ${total} decided`,
  someFailed: (failed: number, total: number) =>
    `${failed} of ${accounts(total)} could not be decided. Each says why.`,
  retryFailed: 'Try those again',

  keys: {
    open: 'Keyboard shortcuts',
    brief: 'Next and previous with j and k, approve with a, reject with r, undo with u.',
    text: 'They work on this page while you are not typing in a field.',
    use: 'Use single-key shortcuts',
    close: 'Close',
    list: [
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
  },
};
