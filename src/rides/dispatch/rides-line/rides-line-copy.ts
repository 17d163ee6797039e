import { defineCopy } from '#words/define-copy.ts';

/**
 * The line of rides on the dashboard of administrators. Its figures are the link's text, because the menu already has a
 * link named after the rides.
 */
export const ridesLine = {
  rides: 'Rides:',
  figures: (waiting: number, late: number) => `${waiting} waiting${late === 0 ? '' : `, ${late} late`}`,
};

export const useRidesLineCopy = defineCopy(ridesLine, { de: () => import('./rides-line-copy.de.ts') });
