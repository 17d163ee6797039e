import type { Need } from '#domain/rides/model/basics/need.ts';
import type { Attention } from '#domain/rides/model/dispatch/attention.ts';
import { MOST_RETURNS, RETURNS_WINDOW } from '#domain/rides/model/basics/ride-limits.ts';
import { defineCopy } from '#words/define-copy.ts';

/** The marks of a ride, and the buttons of the filter, in the order of `ATTENTIONS`. */
const ATTENTION: Readonly<Record<Attention, string>> = {
  untaken: 'Not taken',
  unanswered: 'Offer unanswered',
  'new-time': 'New time open',
  'no-show': 'No-show possible',
  overdue: 'Driver overdue',
  'off-duty': 'Driver off duty',
  away: 'Driver away',
  silent: 'Driver silent',
  unassigned: 'No driver yet',
  blocked: 'Driver blocked',
};

/** Texts about rides for administrators. */
export const dispatch = {
  title: 'Rides',
  pages: { label: 'Pages of rides', open: 'Open', history: 'History' },
  notSetUp: 'Nobody can book a ride yet, because rides are not set up.',
  toSettings: 'Go to the settings',
  drivers: { loading: 'Loading drivers...', failed: 'The drivers could not be loaded.' },
  listEnd: (most: number) => `Only the first ${most} records are read, so some may be missing.`,
  unreadable: (count: number) =>
    count === 1
      ? 'One record cannot be read and is missing here.'
      : `${count} records cannot be read and are missing here.`,

  columns: { route: 'Route', state: 'State', driver: 'Driver' },
  /** Shown if the name is not known. */
  passenger: 'Passenger',
  atLeast: (count: string) => `${count} or more`,
  noDriver: 'No driver yet',
  /** Rides that a driver has promised or was assigned. */
  ahead: (rides: number) => (rides === 1 ? '1 ride ahead' : `${rides} rides ahead`),
  damaged: (fields: string) => `Missing or invalid: ${fields}.`,
  damagedRide: (id: string) => `Record ${id}`,

  ride: {
    title: 'Ride',
    loading: 'Loading the ride...',
    failed: 'The ride could not be loaded.',
    outdated: 'The ride could not be refreshed. What you see may be out of date.',
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
    noPhone: 'No number',
    note: 'Note',
    pickup: 'Pick-up',
    account: 'Account',
    toAccount: 'Open account',
    caller: 'Booked by phone',
    rides: 'Rides',
    allRides: 'All rides of this passenger',
    noDetails: 'Name, phone and exact places are no longer kept, or cannot be read.',
    id: 'ID',
    name: 'Name',
    car: 'Car',
    eta: 'Expected arrival',
    asked: 'A driver has been asked and has not answered yet.',
    history: 'History',
    noRemarks: 'Reasons and notes could not be loaded.',
    /** The values that an edit has replaced. */
    was: {
      name: (name: string) => `Name was ${name}`,
      phone: (phone: string) => (phone === '' ? 'There was no phone number' : `Phone was ${phone}`),
      from: (place: string) => `Pick-up was ${place}`,
      to: (place: string) => `Destination was ${place}`,
      people: (count: number) => (count === 1 ? 'It was for 1 person' : `It was for ${count} people`),
      needs: (needs: string) => `Needs were: ${needs}`,
      added: (needs: string) => `Added: ${needs}`,
      note: (note: string) => (note === '' ? 'There was no note' : `Note was “${note}”`),
    },
  },

  board: {
    regions: {
      waiting: 'Waiting',
      promised: 'Promised',
      underWay: 'Under way',
      damaged: 'Damaged records',
      drivers: 'Drivers',
    },
    none: {
      waiting: 'Nobody is waiting for a driver.',
      promised: 'No rides are promised.',
      underWay: 'No rides are under way.',
      drivers: 'No driver has been on duty yet.',
    },
    /** The parts of the waiting rides: due now, pick-ups in the next 60 minutes, and the others. */
    parts: { now: 'Now', soon: 'Next 60 minutes', later: 'Later' },
    /** The columns of the board's rows, for screen readers only. */
    heads: {
      mark: 'State',
      time: 'Pick-up',
      route: 'From and to',
      load: 'People and needs',
      driver: 'Driver',
      age: 'Since or until',
    },
    full: (count: number) =>
      `The board shows the earliest ${count} rides. Later ones may be missing; the history has them all.`,
    tabs: 'Parts of the board',

    attention: 'Attention',
    everything: 'All rides',
    anything: 'Needs attention',
    kinds: ATTENTION,
    /** An age: "12 min", "2 h 5 min". */
    minutes: (minutes: number) => (minutes === 0 ? '< 1 min' : `${minutes} min`),
    hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    days: (days: number) => `${days} d`,
    /** The time until a pick-up: "in 12 min". */
    ahead: (time: string) => `in ${time}`,
    searchOver: 'search over',
    searchEnds: (time: string) => `ends ${time}`,
    /** The time left to answer an offer: "0:45 left". */
    left: (time: string) => `${time} left`,
    someone: 'A driver',
    /** Needs in a row's narrow column. */
    loads: {
      wheelchair: 'Wheelchair',
      child_seat: 'Child seat',
      luggage: 'Luggage',
      pet: 'Pet',
      help: 'Help',
    } satisfies Record<Need, string>,

    duties: {
      free: 'Free',
      driving: 'Driving',
      break: 'On a break',
      off: 'Off duty',
      blocked: 'Account blocked',
    },
    noPushDevice: 'Gets no notices',
    absences: { away: 'Away today', outside: 'Outside usual hours' },
    /** The outcome of the last notice; `time` is like "15:12". Nobody knows whether the driver saw it. */
    reach: {
      notified: (time: string) => `Notified at ${time}`,
      failed: (time: string) => `Not reached at ${time}`,
    },
    lastSign: (time: string) => `Seen ${time} ago`,
    silent: (time: string) => `Silent ${time}`,
    gaveBackMany: (time: string) =>
      `Gave back ${MOST_RETURNS} rides in ${RETURNS_WINDOW / 60} min, the last at ${time}`,
    now: 'Seen just now',
    sharesCar: (names: string) => `Same car as ${names}`,
    allDrivers: (free: number, silent: number, driving: number, resting: number) =>
      `${free} free, ${silent === 0 ? '' : `${silent} silent, `}${driving} driving, ${resting} on a break.`,
    seats: (seats: number) => (seats === 1 ? '1 seat' : `${seats} seats`),

    sound: 'Sound for new requests',
    news: (from: string) => `New request from ${from}.`,
    severalNews: (count: number) => `${count} new requests.`,
    unnamed: 'an unnamed place',
    newBooking: 'New booking',
  },

  /** The buttons for what administrators do with a ride, on the board and on its page. */
  steps: {
    heading: 'Actions',
    buttons: {
      offer: 'Offer',
      assign: 'Assign',
      recall: 'Recall',
      lapse: 'Ask everybody',
      extend: 'Keep looking',
      expire: 'End search',
      depart: 'Has set off',
      arrive: 'Is at the door',
      start: 'On board',
      complete: 'Complete',
      no_show: 'No-show',
      edit: 'Edit',
      correct: 'Correct',
      cancel: 'Cancel',
    },
    /** The buttons' accessible names, which are also the titles of dialogs that ask for no confirmation. */
    of: {
      offer: (name: string) => `Offer ride of ${name}`,
      assign: (name: string) => `Assign ride of ${name}`,
      recall: (name: string) => `Recall ride of ${name}`,
      lapse: (name: string) => `Ask everybody for ${name}`,
      extend: (name: string) => `Keep looking for ${name}`,
      expire: (name: string) => `End search for ${name}`,
      depart: (name: string) => `Driver of ${name} has set off`,
      arrive: (name: string) => `Driver is at the door of ${name}`,
      start: (name: string) => `${name} is on board`,
      complete: (name: string) => `Complete ride of ${name}`,
      no_show: (name: string) => `No-show of ${name}`,
      edit: (name: string) => `Edit ride of ${name}`,
      correct: (name: string) => `Correct ride of ${name}`,
      cancel: (name: string) => `Cancel ride of ${name}`,
    },
    /** The titles of the dialogs that ask for a confirmation. */
    asks: {
      recall: (name: string) => `Recall ride of ${name}?`,
      depart: (name: string) => `Has the driver set off to ${name}?`,
      arrive: (name: string) => `Is the driver at the door of ${name}?`,
      start: (name: string) => `Is ${name} on board?`,
      complete: (name: string) => `Complete ride of ${name}?`,
      no_show: (name: string) => `Did ${name} not come?`,
      cancel: (name: string) => `Cancel ride of ${name}?`,
    },
    /** Why an action is not possible yet. */
    from: {
      lapse: (time: string) => `The driver may answer until ${time}.`,
      extend: (time: string) => `The search can be extended from ${time}.`,
      expire: (time: string) => `The search can be ended from ${time}.`,
    },
    searched: (time: string) => `The search ended at ${time} and cannot be extended.`,
    none: 'There is nothing left to do for this ride.',
    /** The titles of messages, where they differ from the step's name in the log. */
    titles: { lapse: 'Offer ended', extend: 'Still looking' },
    done: {
      offer: (name: string) => `A driver has been asked for the ride of ${name}.`,
      assign: (name: string) => `The ride of ${name} has a driver.`,
      recall: (name: string) => `Looking for another driver for ${name}.`,
      lapse: (name: string) => `All drivers see the request of ${name} again.`,
      extend: (name: string) => `Still looking for a driver for ${name}.`,
      expire: (name: string) => `The request of ${name} is closed.`,
      depart: (name: string) => `You have entered for the driver: on the way to ${name}.`,
      arrive: (name: string) => `You have entered for the driver: at the door of ${name}.`,
      start: (name: string) => `You have entered for the driver: ${name} is on board.`,
      complete: (name: string) => `The ride of ${name} is completed.`,
      no_show: (name: string) => `You have entered for the driver: ${name} did not come.`,
      edit: (name: string) => `The ride of ${name} is changed.`,
      correct: (name: string) => `The ride of ${name} is corrected.`,
      cancel: (name: string) => `The ride of ${name} is cancelled.`,
    },
  },
};

export const useDispatchCopy = defineCopy(dispatch, { de: () => import('./dispatch-copy.de.ts') });
