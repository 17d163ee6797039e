import { defineCopy } from '#words/define-copy.ts';

const rides = (count: string) => (count === '1' ? '1 ride' : `${count} rides`);

/** The history of rides: search, pages and export. */
export const rideHistory = {
  title: 'Ride history',

  findHint: 'A phone number, or any word of a name.',
  everyDriver: 'All drivers',
  oneDriver: 'One driver',
  driversFailed: 'The list of drivers could not be loaded.',
  everyState: 'All states',
  day: 'Day',
  until: 'Until',
  noDay: 'Enter a valid date with day, month and year.',
  beforeDay: 'This is before the first day.',

  people: 'Passengers found:',
  onlyRidesOf: (name: string) => `Show only rides of ${name}`,
  morePeople: 'There are more. Type more of the name.',
  nobody: {
    title: 'Nobody found',
    text: (search: string) =>
      `No passenger has this phone number or a word in their name that starts with “${search}”.`,
  },
  notFound: 'The search for passengers failed.',
  onePassenger: 'Only the rides of one passenger are shown.',
  everybody: 'Show those of all passengers',

  found: (count: string) => `${rides(count)} found.`,
  notCounted: 'The rides could not be counted.',
  none: { title: 'No rides here', text: 'No ride matches everything you have chosen.' },

  price: (reads: string) => `The export reads about ${reads} records.`,
  tooMany: (most: string) => `A file can have at most ${most} rides. Choose fewer days, or one driver.`,
  file: {
    save: 'Export as CSV',
    saving: (lines: number) => `Exporting ${lines}...`,
    saved: (lines: number) => `${rides(String(lines))} exported.`,
    unreadable: (count: number) =>
      count === 1 ? '1 damaged record was left out.' : `${count} damaged records were left out.`,
    failed: 'The export failed, and no file was saved.',
    name: 'rides.csv',
    header: {
      id: 'Ride ID',
      state: 'State',
      booked: 'Booked',
      pickUp: 'Pick-up',
      arrived: 'Driver there',
      ended: 'Ended',
      timeZone: 'Time zone',
      minutesWaited: 'Minutes waited',
      passenger: 'Passenger',
      phone: 'Phone',
      from: 'From',
      to: 'To',
      people: 'Passengers',
      needs: 'Needs',
      note: 'Note',
      driver: 'Driver',
      car: 'Car',
      plate: 'Number plate',
      reason: 'Reason',
    },
  },
};

export const useRideHistoryCopy = defineCopy(rideHistory, {
  de: () => import('./ride-history-copy.de.ts'),
});
