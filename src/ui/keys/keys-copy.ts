import { defineCopy } from '#words/define-copy.ts';

/** Single-key shortcuts, for every list that has them. */
export const keys = {
  open: 'Keyboard shortcuts',
  openBrief: 'Shortcuts',
  text: 'These shortcuts work while you are not typing in a field.',
  use: 'Use single-key shortcuts',
  close: 'Close',
};

export const useKeysCopy = defineCopy(keys, { de: () => import('./keys-copy.de.ts') });
