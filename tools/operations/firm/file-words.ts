import type { RideState } from '#domain/rides/model/ride/ride-state.ts';
import type { ExportWords } from '#domain/rides/model/import/exported-cells.ts';

/** The English words of the operator's files. The product's import knows them in each of its languages. */
export const FILE_WORDS: ExportWords = {
  needs: {
    wheelchair: 'Wheelchair',
    child_seat: 'Child seat',
    luggage: 'Luggage',
    pet: 'Pet',
    help: 'Help',
  },
  colours: {
    white: 'white',
    cream: 'cream',
    silver: 'silver',
    grey: 'grey',
    black: 'black',
    blue: 'blue',
    green: 'green',
    yellow: 'yellow',
    orange: 'orange',
    red: 'red',
    brown: 'brown',
    purple: 'purple',
  },
  answers: { yes: 'yes', no: 'no' },
};

/** `On the way`, from `on_the_way`. */
export function stateWord(state: RideState): string {
  return state.charAt(0).toUpperCase() + state.slice(1).replaceAll('_', ' ');
}

export const CAR_HEADER = ['Name', 'Number plate', 'Colour', 'Seats', 'Can carry', 'In service'];
export const CUSTOMER_HEADER = [
  'Name',
  'Phone',
  'Address',
  'Address 2',
  'Address 3',
  'Needs',
  'Note',
  'Note for drivers',
];
