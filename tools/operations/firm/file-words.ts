import type { RideState } from '#domain/rides/model/ride/ride-state.ts';
import type { ExportWords } from '#domain/rides/model/import/exported-cells.ts';

/** The words of the operator's files, which the product imports in any of its languages. */
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

export const STATE_WORDS: Readonly<Record<RideState, string>> = {
  requested: 'Requested',
  offered: 'Offered',
  accepted: 'Accepted',
  on_the_way: 'On the way',
  arrived: 'Driver there',
  in_progress: 'Under way',
  completed: 'Completed',
  cancelled: 'Cancelled',
  no_show: 'No-show',
  expired: 'Search over',
};

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
