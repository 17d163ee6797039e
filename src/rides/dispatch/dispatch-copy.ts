import { defineCopy } from '#words/define-copy.ts';

/** The rides as administrators see them. */
export const dispatch = {
  title: 'Rides',
  pages: { label: 'Pages of rides', open: 'Open', history: 'History', today: 'Today' },
  notSetUp: 'Nobody can book a ride yet, because rides are not set up.',
  toSettings: 'Go to the settings',
  drivers: { loading: 'Loading drivers...', failed: 'The drivers could not be loaded.' },
  listEnd: (count: number) => `This list ends after ${count}, so some may be missing.`,

  columns: { rider: 'Passenger', route: 'Route', state: 'State', driver: 'Driver' },
  /** If the name is not known. */
  passenger: 'Passenger',
  noDriver: 'No driver yet',
  /** Promised by a driver, or assigned to them. */
  ahead: (rides: number) => (rides === 1 ? '1 ride ahead' : `${rides} rides ahead`),
  damaged: (fields: string) => `Missing or invalid: ${fields}.`,
  damagedRide: (id: string) => `Record ${id}`,

  ride: {
    title: 'Ride',
    loading: 'Loading the ride...',
    failed: 'The ride could not be loaded.',
    outdated: 'The ride could not be loaded again. What you see may be out of date.',
    missing: {
      title: 'There is no such ride',
      text: 'The link may be mistyped, or the ride was never booked.',
      back: 'Back to the rides',
    },
    damaged: {
      title: 'This ride is damaged',
      text: 'Its record cannot be read, so nothing can be done with it here. Correct it in the Firebase console.',
    },
    facts: 'Booking',
    phone: 'Phone',
    noPhone: 'None given',
    note: 'Note',
    pickup: 'Pick-up',
    account: 'Account',
    toAccount: 'Open account',
    caller: 'Booked by phone',
    noDetails: 'Name, phone and exact places are not kept any more, or cannot be read.',
    id: 'ID',
    driver: 'Driver',
    name: 'Name',
    car: 'Car',
    eta: 'Expects to arrive at',
    asked: 'A driver has been asked and has not answered yet.',
    terms: 'Times of this ride',
    history: 'History',
    noRemarks: 'Reasons and notes could not be loaded.',
    /** What an edit has replaced. */
    was: {
      from: (place: string) => `Pick-up was ${place}`,
      to: (place: string) => `Destination was ${place}`,
      people: (count: number) => (count === 1 ? 'It was for 1 person' : `It was for ${count} people`),
      needs: (needs: string) => (needs === '' ? 'There were no needs' : `Needs were: ${needs}`),
      note: (note: string) => (note === '' ? 'There was no note' : `Note was “${note}”`),
    },
  },
};

export const useDispatchCopy = defineCopy(dispatch, { de: () => import('./dispatch-copy.de.ts') });
