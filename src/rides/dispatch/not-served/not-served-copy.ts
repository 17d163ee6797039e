import { defineCopy } from '#words/define-copy.ts';

/** Texts about the requests that ended without a driver. */
export const notServed = {
  heading: 'Not served today',
  /** `count` is a text such as `12` or `12 or more`. */
  lead: (count: string) =>
    count === '1' ? 'One request ended without a driver.' : `${count} requests ended without a driver.`,
  columns: {
    passenger: 'Passenger',
    ended: 'Searched until',
    route: 'From and to',
    phone: 'Phone',
    noPhone: 'No number',
  },
  again: 'Book again',
  more: 'Show more',
  loadingMore: 'Loading...',
  failed: 'The requests that ended without a driver could not be loaded.',
};

export const useNotServedCopy = defineCopy(notServed, { de: () => import('./not-served-copy.de.ts') });
