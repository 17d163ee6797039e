import { defineCopy } from '#words/define-copy.ts';

/** The texts of the refusals of the books. */
export const bookErrors = {
  'books-not-set-up': () =>
    'The settings of the books are still missing: a system administrator stores them.',
  'no-time-zone': () => 'Please set up rides first: only then is it known when a day begins.',
  'changed-meanwhile': () => 'A colleague has changed this meanwhile. Please look at it again.',
  'fare-ended': () => 'The end of this ride was entered meanwhile, and differently.',
  'fare-billed': () => 'This ride is on a bill, so that it cannot be changed.',
};

export const useBookErrorsCopy = defineCopy(bookErrors, { de: () => import('./book-errors-copy.de.ts') });
