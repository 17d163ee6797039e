import { defineCopy } from '#words/define-copy.ts';

/** Texts of the board's search. */
export const find = {
  label: 'Search rides',
  placeholder: 'Name, number, street, plate',
  /** `unread`: how many rides' names and addresses are still loading. A search cannot find these yet. */
  found: (rides: number, unread: number) => {
    if (unread > 0) return rides === 0 ? `Loading ${unread} more names...` : `${rides} so far, loading...`;
    if (rides === 0) return 'No open ride. Enter searches the history.';
    return rides === 1 ? '1 ride' : `${rides} rides`;
  },
  /** Shown in a part of the board without a match for the search or the filter. */
  none: 'No matches here.',
};

export const useFindCopy = defineCopy(find, { de: () => import('./find-copy.de.ts') });
