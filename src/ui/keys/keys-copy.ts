import { defineCopy } from '#words/define-copy.ts';

/** Single-key shortcuts, for every list that has them. */
export const keys = {
  open: 'Keyboard shortcuts',
  openBrief: 'Shortcuts',
  text: 'These shortcuts work while you are not typing in a field.',
  /** The keys of all administrators' pages. */
  everywhere: [
    { keys: ['g r'], does: 'Go to the board of rides' },
    { keys: ['g h'], does: 'Go to the history of rides' },
    { keys: ['g p'], does: 'Go to the plan of a day' },
    { keys: ['g a'], does: 'Go to the accounts' },
  ],
  use: 'Use single-key shortcuts',
  close: 'Close',
};

export const useKeysCopy = defineCopy(keys, { de: () => import('./keys-copy.de.ts') });
