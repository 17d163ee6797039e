import { defineCopy } from '#words/define-copy.ts';

/** The search of the board. */
export const find = {
  label: 'Search rides',
  placeholder: 'Name, number, street, plate',
  found: (rides: number) => {
    if (rides === 0) return 'No open ride. Enter searches the history.';
    return rides === 1 ? '1 ride' : `${rides} rides`;
  },
  /** Shown in a part of the board that is searched or filtered. */
  none: 'No matches here.',
};

export const useFindCopy = defineCopy(find, { de: () => import('./find-copy.de.ts') });
