import { defineCopy } from './define-copy.ts';

/** Controls behind sign-in that have words of their own. */
export const controls = {
  close: 'Close',
  combobox: {
    optionsOf: (label: string) => `Suggestions for ${label}`,
    count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    more: 'There may be more. Type on to find them.',
    asTyped: 'Used as typed: it is not in the list.',
    takes: (text: string) => `Enter takes ${text}.`,
    keeps: 'Enter keeps what you typed. ↓ chooses from the list.',
  },
  rows: { gone: 'No longer listed', actions: 'Actions' },
  when: {
    today: 'Today',
    tomorrow: 'Tomorrow',
    yesterday: 'Yesterday',
    hint: 'For example 730, tomorrow 7:30, tue 19 or +45',
    unreadable: 'This is not a time yet. For example tomorrow 7:30.',
    timeMissing: 'Add a time.',
    skipped: (time: string) => `The clocks skip ${time} that day.`,
  },
  day: {
    hint: 'For example mon, 16.11. or 16 Nov',
    unreadable: 'This is not a day. For example 16 Nov, mon or yesterday.',
  },
};

export const useControlsCopy = defineCopy(controls, { de: () => import('./controls-copy.de.ts') });
