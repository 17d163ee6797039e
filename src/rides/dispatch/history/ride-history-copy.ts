import type { RideColumn } from '#domain/rides/model/history/exported-ride.ts';
import type { CsvLine } from '#ui/csv/csv-file.ts';
import { defineCopy } from '#words/define-copy.ts';

const rides = (count: string) => (count === '1' ? '1 ride' : `${count} rides`);

/** Texts of the history of rides: search, pages and export. */
export const rideHistory = {
  title: 'Ride history',

  findHint: 'A number, or a word of a name.',
  everyDriver: 'All drivers',
  oneDriver: 'One driver',
  driversFailed: 'The list of drivers could not be loaded.',
  everyState: 'All states',
  car: 'Car',
  everyCar: 'All cars',
  carsFailed: 'The list of cars could not be loaded.',
  bookedBy: 'Booked by',
  everyBooker: 'Anybody',
  bookers: { passenger: 'Passengers', dispatch: 'Dispatch' },
  oneBooker: 'One dispatcher',
  dispatchersFailed: 'The list of dispatchers could not be loaded.',
  from: 'From',
  to: 'To',
  days: 'Days',
  presets: { today: 'Today', yesterday: 'Yesterday', lastWeek: 'Last week', thisMonth: 'This month' },
  allDays: 'All days',
  /** How many found rides are in each state, and how long people waited. */
  totals: {
    ask: 'Totals',
    counting: 'Counting...',
    failed: 'The totals could not be counted.',
    waits: (average: string, longest: string) => `Wait ${average} min on average, ${longest} min at most`,
    /** Measured from the pick-up time or, if the ride is for now, from the request. */
    waitsOf: (rides: number) =>
      rides === 1
        ? 'Of one completed ride, from the request or the agreed time until the driver was there.'
        : `Of the last ${rides} completed rides, from the request or the agreed time until the driver was there.`,
  },
  /** Invalid parameters of the address. Those of days are shown at their fields. */
  problems: {
    'no-day': 'This is no day of the calendar.',
    'too-early': 'There are no rides before 2000.',
    'too-late': 'There are no rides after 2099.',
    'before-from': 'This is before the first day, so it is left out.',
    'no-state': 'no ride has this state',
    'too-long': 'it is too long',
  },
  leftOut: (text: string, why: string) => `“${text}” in the address is left out: ${why}.`,

  keys: [
    { keys: ['j', '↓'], does: 'Next ride' },
    { keys: ['k', '↑'], does: 'Previous ride' },
    { keys: ['Enter'], does: 'Open this ride beside the list' },
    { keys: ['/'], does: 'Find a passenger' },
    { keys: ['t'], does: 'Today' },
    { keys: ['y'], does: 'Yesterday' },
    { keys: ['w'], does: 'Last week' },
    { keys: ['m'], does: 'This month' },
    { keys: ['x'], does: 'Export as CSV' },
    { keys: ['?'], does: 'Show this list' },
  ],
  exporting: { title: 'An export is under way', text: 'Stop it before you choose other days.' },
  noExport: {
    title: 'Nothing exported',
    none: 'There are no rides here.',
    searching: 'The rides are still being looked for. Try it once they are here.',
    failed: 'It is not known which rides these are. Look for them again first.',
  },

  people: 'Passengers found:',
  onlyRidesOf: (name: string) => `Show only rides of ${name}`,
  morePeople: 'There may be more. Type more of the name.',
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
  wholeRide: 'Open the whole ride',

  tooMany: (most: string) => `A file can have at most ${most} rides. Choose fewer days, or one driver.`,
  file: {
    saved: (lines: string) => `${rides(lines)} exported.`,
    /** The days are like `2026-11-22`. */
    name: (from: string | undefined, to: string | undefined) =>
      `rides${from === undefined ? '' : `-from-${from}`}${to === undefined ? '' : `-to-${to}`}.csv`,
    header: {
      id: 'Ride ID',
      state: 'State',
      booked: 'Booked',
      bookedBy: 'Booked by',
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
    } satisfies CsvLine<RideColumn>,
  },
};

export const useRideHistoryCopy = defineCopy(rideHistory, {
  de: () => import('./ride-history-copy.de.ts'),
});
