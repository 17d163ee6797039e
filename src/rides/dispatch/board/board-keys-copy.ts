import { defineCopy } from '#words/define-copy.ts';

/** Texts about the keys of the board. */
export const boardKeys = {
  list: [
    { keys: ['n'], does: 'Book a ride for somebody who calls' },
    {
      keys: ['Alt + A–Z'],
      does: 'In a booking, also while you type: what shows this letter (on a Mac with Ctrl, too)',
    },
    { keys: ['j', '↓'], does: 'Next ride' },
    { keys: ['k', '↑'], does: 'Previous ride' },
    { keys: ['o'], does: 'Offer this ride to a driver' },
    { keys: ['a'], does: 'Assign a driver to this ride' },
    { keys: ['r'], does: 'Recall the driver of this ride' },
    { keys: ['e'], does: 'Edit this ride, or move it to another time' },
    { keys: ['c'], does: 'Cancel this ride' },
    { keys: ['b'], does: 'Book again a ride that was not served' },
    { keys: ['w'], does: 'The passenger is ready: book the way back that waits in this row' },
    { keys: ['Enter'], does: 'Open this ride' },
    { keys: ['t'], does: 'Book the return trip, right after you booked a ride' },
    { keys: ['s'], does: 'Book the same again, right after you booked a ride' },
    { keys: ['u'], does: 'Recall, right after you assigned or offered' },
    { keys: ['/'], does: 'Search rides; then ↓ for the first match, Enter for the history' },
    { keys: ['?'], does: 'Show these shortcuts' },
  ],
};

export const useBoardKeysCopy = defineCopy(boardKeys, { de: () => import('./board-keys-copy.de.ts') });
