import { defineCopy } from '#words/define-copy.ts';

/** The line of the rides on the dashboard of administrators. Its figures are a link; the menu has one named after the rides. */
export const ridesLine = {
  rides: 'Rides:',
  figures: (waiting: number, late: number) => `${waiting} waiting${late === 0 ? '' : `, ${late} late`}`,
};

export const useRidesLineCopy = defineCopy(ridesLine, { de: () => import('./rides-line-copy.de.ts') });
