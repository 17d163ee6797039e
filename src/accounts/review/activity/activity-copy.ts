import { defineCopy } from '#words/define-copy.ts';

/** The texts of the page of all decisions. */
export const activity = {
  title: 'Decisions on accounts',
  loading: 'Loading decisions...',
  failed: 'The decisions could not be loaded.',
  decisions: 'Decisions',
  none: { title: 'No decisions here', text: 'No decision matches the chosen person and period.' },
  who: 'Decided by',
  everybody: 'Everybody',
  me: 'Me',
  one: 'One administrator',
  since: 'Period',
  always: 'All time',
  periods: { week: 'Last 7 days', month: 'Last 30 days' },
  columns: {
    account: 'Account',
    address: 'Address',
    decision: 'Decision',
    details: 'Details',
    by: 'Decided by',
    when: 'When',
  },
  keys: [
    { keys: ['j', '↓'], does: 'Next decision' },
    { keys: ['k', '↑'], does: 'Previous decision' },
    { keys: ['e', 'Enter'], does: 'Open this decision beside the list' },
    { keys: ['?'], does: 'Show this list' },
  ],
  onlyThese: (name: string) => `Show only decisions by ${name}`,
  file: {
    saved: (lines: string) => (lines === '1' ? '1 decision exported.' : `${lines} decisions exported.`),
    name: 'decisions.csv',
    header: {
      time: 'Time',
      timeZone: 'Time zone',
      accountId: 'Account ID',
      accountName: 'Account name',
      accountEmail: 'Account email',
      decision: 'Decision',
      statusBefore: 'Status before',
      statusAfter: 'Status after',
      roleBefore: 'Role before',
      roleAfter: 'Role after',
      reason: 'Reason',
      actorId: 'Decided by ID',
      actorName: 'Decided by name',
      actorEmail: 'Decided by email',
    },
  },
};

export const useActivityCopy = defineCopy(activity, { de: () => import('./activity-copy.de.ts') });
