import { defineCopy } from './define-copy.ts';

/** Texts of controls behind sign-in. */
export const controls = {
  close: 'Close',
  combobox: {
    optionsOf: (label: string) => `Suggestions for ${label}`,
    count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    more: 'There may be more. Type on to find them.',
    asTyped: 'Not in the list. It is used as typed.',
    takes: (text: string) => `Enter takes ${text}.`,
    keeps: 'Enter keeps what you typed. ↓ chooses from the list.',
  },
  filters: { more: 'More filters', fewer: 'Fewer filters' },
  rows: { gone: 'No longer listed', actions: 'Actions' },
  when: {
    today: 'Today',
    tomorrow: 'Tomorrow',
    hint: 'For example 730, tomorrow 7:30, tue 19 or +45',
    unreadable: 'This is not a time yet. For example tomorrow 7:30.',
    timeMissing: 'Add a time.',
    skipped: (time: string) => `The clocks skip ${time} that day.`,
    now: 'Now, as soon as possible',
    notNow: 'This ride cannot be changed to “now”. Type its time.',
    noSuchDay: (typed: string) => `The calendar has no “${typed}”. Correct the date.`,
    noSuchTime: (typed: string) => `No clock shows “${typed}”. Hours go up to 24, and to 12 with am or pm.`,
    asked: 'Which one is meant? ↓ goes to the choices.',
    choices: 'Which time is meant?',
  },
  day: {
    hint: 'For example mon, 16.11. or 16 Nov',
    unreadable: 'This is not a day. For example 16 Nov or mon.',
    ambiguous: (days: readonly string[]) => `This can be ${days.join(' or ')}. Write the month as a word.`,
  },
};

export const useControlsCopy = defineCopy(controls, { de: () => import('./controls-copy.de.ts') });
