import { defineCopy } from '#words/define-copy.ts';

/**
 * Texts of the line of rides on the dashboard of administrators. The link's text is its figures, because the menu
 * already has a link named after the rides.
 */
export const ridesLine = {
  rides: 'Rides:',
  figures: (waiting: number, late: number) => `${waiting} waiting${late === 0 ? '' : `, ${late} late`}`,
};

export const useRidesLineCopy = defineCopy(ridesLine, { de: () => import('./rides-line-copy.de.ts') });
