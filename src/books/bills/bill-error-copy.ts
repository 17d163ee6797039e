import { defineCopy } from '#words/define-copy.ts';

/** The texts of the refusals of bills. */
export const billErrors = {
  'no-time-zone': () => 'Please set up rides first: only then is it known when a day begins.',
  'no-firm': () => 'Please enter the firm under Books, Firm first. A bill names it.',
  'bill-changed': () => 'A colleague has changed or issued this bill meanwhile. Please load it again.',
  'bill-full': () =>
    'This bill has as many rides as one can have. Please issue it, and bill the others after that.',
  'nothing-to-credit': () => 'No ride of this bill can be credited any more.',
  'day-unusable': () => 'Please enter a day up to today.',
};

export const useBillErrorCopy = defineCopy(billErrors, { de: () => import('./bill-error-copy.de.ts') });
