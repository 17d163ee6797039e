import { LONGEST_TRIP_NOTE } from '#domain/rides/model/basics/ride-limits.ts';
import type { CarColour } from '#domain/rides/model/basics/car-colour.ts';
import type { Need } from '#domain/rides/model/basics/need.ts';
import type { Reason, REASONS } from '#domain/rides/model/basics/reasons.ts';
import type { RideState } from '#domain/rides/model/ride/ride-state.ts';
import type { RideStepName } from '#domain/rides/model/ride/ride-steps.ts';
import type { Party } from '#domain/rides/model/ride/log-line.ts';
import type { LossOfDriver } from '#domain/rides/model/ride/passengers-log.ts';
import { defineCopy } from '#words/define-copy.ts';

/** Texts about a ride for passengers, drivers and administrators. */
export const rides = {
  states: {
    requested: 'Looking for a driver',
    offered: 'Driver asked',
    accepted: 'Driver confirmed',
    on_the_way: 'Driver on the way',
    arrived: 'Driver at the door',
    in_progress: 'On board',
    completed: 'Completed',
    cancelled: 'Cancelled',
    no_show: 'No-show',
    expired: 'No driver found',
    damaged: 'Record damaged',
  } satisfies Record<RideState | 'damaged', string>,
  steps: {
    request: 'Ride requested',
    extend: 'Search extended',
    offer: 'Driver asked',
    assign: 'Driver assigned',
    take: 'Driver set off',
    reserve: 'Driver confirmed',
    decline: 'Declined',
    lapse: 'No answer from the driver',
    depart: 'Driver set off',
    arrive: 'Driver arrived',
    start: 'Passenger on board',
    complete: 'Ride completed',
    no_show: 'Passenger did not come',
    give_back: 'Ride given back',
    recall: 'Driver recalled',
    cancel: 'Ride cancelled',
    expire: 'Search ended',
    correct: 'Outcome corrected',
    edit: 'Ride changed',
    agree: 'Driver agreed to the new time',
    estimate: 'New arrival time',
    take_back: 'Taken back',
    renew_card: 'Driver’s car, number or name changed',
  } satisfies Record<RideStepName, string>,
  takenBack: (step: string) => `Taken back: ${step}`,
  /** The party that took a step; `time` if a time limit caused it. Drivers are shown by name. */
  parties: {
    you: 'you',
    passenger: 'passenger',
    dispatch: 'dispatcher',
    time: 'time ran out',
  } satisfies Record<Exclude<Party, 'driver'> | 'you', string>,
  /** The passenger's text for a step that removed the driver. */
  losses: {
    lost: 'Your driver cannot come after all',
    replaced: 'Another driver comes instead',
  } satisfies Record<LossOfDriver, string>,
  /** A change of the time by an edit. */
  moved: (from: string, to: string) => `Pick-up moved from ${from} to ${to}`,
  /** Shown if the driver pressed before the step was sent, or dispatch entered another time. */
  reported: (at: string) => `reported: ${at}`,

  from: 'From',
  to: 'To',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  needs: {
    wheelchair: 'Wheelchair',
    child_seat: 'Child seat',
    luggage: 'A lot of luggage',
    pet: 'Pet',
    help: 'Help at the door',
  } satisfies Record<Need, string>,
  colours: {
    white: 'White',
    cream: 'Cream',
    silver: 'Silver',
    grey: 'Grey',
    black: 'Black',
    blue: 'Blue',
    green: 'Green',
    yellow: 'Yellow',
    orange: 'Orange',
    red: 'Red',
    brown: 'Brown',
    purple: 'Purple',
  } satisfies Record<CarColour, string>,
  coloured: (car: string, colour: string) => `${colour} ${car}`,
  call: 'Call',
  text: 'Text',
  callFor: (name: string) => `Call ${name}`,
  textFor: (name: string) => `Text ${name}`,

  reasons: {
    'cancel-as-rider': {
      not_needed: 'I do not need it any more',
      too_long: 'It takes too long',
      mistake: 'I booked it by mistake',
      other_transport: 'I am getting there another way',
      unsafe: 'I do not feel safe',
      other: 'Another reason',
    },
    'cancel-as-dispatch': {
      by_phone: 'The passenger called',
      no_driver: 'No driver is free',
      duplicate: 'Booked twice',
      passenger: 'The passenger cannot travel',
      incident: 'There was an incident',
      other: 'Another reason',
    },
    decline: {
      busy: 'Busy',
      too_far: 'Too far away',
      vehicle: 'The car is not suitable',
      break: 'On a break',
      other: 'Another reason',
    },
    give_back: {
      breakdown: 'Trouble with the car',
      delay: 'Held up on the way',
      unsafe: 'It is not safe',
      mistake: 'Taken by mistake',
      other: 'Another reason',
    },
    recall: {
      nearer: 'A nearer driver can take it',
      changed: 'The ride has changed',
      mistake: 'Given by mistake',
      unavailable: 'Driver not available',
    },
  } satisfies { [For in keyof typeof REASONS]: Record<Reason<For>, string> },
  own: {
    listed: 'Rides',
    loading: 'Loading rides...',
    failed: 'The rides could not be loaded.',
    none: 'No rides yet',
    rideOf: (when: string) => `Ride of ${when}`,
    trip: (from: string, to: string) => `${from} to ${to}`,
  },

  openBooked: 'Open the booked ride',
  callFirm: (number: string) => `Call us: ${number}`,
  suggestionsFor: (field: string) => `Suggestions for ${field}`,

  /** A mark beside a driver or a car. */
  paperExpired: (name: string) => `${name} expired`,
  slotFailed: 'A part of this page could not be loaded.',
  blind: (at: string) => `No connection since ${at}. What you see may be out of date.`,
  /** Shown while the page shows cached rides. */
  cached: (at: string) => `No connection yet. What you see may be out of date: it is as of ${at}.`,

  /** Shown in a dialog that begins with entries that were not sent before. */
  continued: 'This is what you entered before.',
  reason: 'Reason',
  reasonMissing: 'Please choose a reason.',
  note: 'What happened? (optional)',
  noteReaders: 'Only dispatch reads this.',
  noteTooLong: (over: number) =>
    `${over} ${over === 1 ? 'character' : 'characters'} too many. Please shorten the note to ${LONGEST_TRIP_NOTE}.`,
};

export const useRidesCopy = defineCopy(rides, { de: () => import('./rides-copy.de.ts') });
