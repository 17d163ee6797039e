import type { ridesLine } from './rides-line-copy.ts';

export const texts: typeof ridesLine = {
  rides: 'Fahrten:',
  figures: (waiting, late) =>
    `${waiting} ${waiting === 1 ? 'wartet' : 'warten'}${late === 0 ? '' : `, ${late} zu spät`}`,
};
