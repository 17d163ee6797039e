import { defineCopy } from '#words/define-copy.ts';

/** Texts of the panel in which an administrator books a ride for a caller. */
export const phoneBooking = {
  notSetUp: 'Nothing can be booked yet, because rides are not set up.',
  failed: 'The settings of rides could not be loaded.',

  phone: 'Phone',
  withoutNumber: 'No number',
  /** Follows the error of the number. */
  orWithoutNumber: (letter: string) => `A caller without one: “No number”, Alt and ${letter}.`,
  name: 'Name',
  people: 'Passengers',
  whenHint: 'Empty: now. Or 730, tue 19, +45',
  /** The trips of a known caller besides the proposed one. */
  otherTrips: 'Also takes',
  /** Below the trip, when a time is typed, for a caller with several trips. */
  usualThen: 'Usual at this time',
  /** Turns the trip round. */
  wayBack: 'Way back',
  needs: 'Needs',
  /** Explains the keys that days, needs, trips and answers show. */
  byAlt: 'Keys shown: with Alt',
  /** On Apple devices, where Alt alone types a character. */
  byAltOfApple: 'Keys shown: with Ctrl and Option',
  /** Each key is a letter of its control's name, and is unique in this list. */
  keys: {
    withoutNumber: 'N',
    today: 'T',
    tomorrow: 'M',
    wheelchair: 'W',
    child_seat: 'C',
    luggage: 'L',
    pet: 'P',
    help: 'H',
    only_today: 'Y',
    for_good: 'G',
    another: 'S',
    wayBack: 'B',
  },
  note: 'Note for the driver',
  submit: 'Book ride',
  submitting: 'Booking...',
  /** Calls that were begun before. `what` is the caller's name and number, or the first typed text. */
  begun: {
    heading: 'Not booked yet:',
    headingSent: 'May not be booked yet:',
    goOn: 'Go on',
    goOnWith: (what: string) => `Go on with ${what}`,
    discard: 'Discard',
    discardOf: (what: string) => `Discard ${what}`,
  },

  caller: {
    hint: 'The number in any format, with or without country code.',
    /** For a complete number. */
    whole: (name: string) => `Known caller ${name}: Enter fills in their trip.`,
    /** Shown if the number's beginning or the name has one match. */
    one: (name: string) => `Known caller ${name}: ↓ and Enter choose them. Enter alone keeps what you typed.`,
    several: (count: number, orMore: boolean) =>
      `${count}${orMore ? ' or more' : ''} known callers: ↓ and Enter choose one. Enter alone keeps what you typed.`,
    /** Shown if no match can be listed yet, although there may be some. */
    many: 'This is part of many names or numbers. Type more of it.',
    searching: 'Looking up the number...',
    /** The internal note about a customer. */
    noted: (note: string) => `Note: ${note}`,
    known: (name: string, date: string) => `Known caller: ${name}, last booked on ${date}.`,
    /** For a record that may come from an imported file. */
    orImported: (name: string, date: string) => `Known caller: ${name}, booked or imported on ${date}.`,
    /** Shown if the form has another name. */
    otherName: (name: string) => `This number is known as ${name}’s. Say below who this booking is for.`,
    ending: (count: number, orMore: boolean) =>
      `${count}${orMore ? ' or more' : ''} known ${count === 1 ? 'number ends' : 'numbers end'} like this: ↓ and Enter choose one.`,
    account: (name: string, email: string) =>
      `Account of ${name}, ${email}: the ride will be theirs. If somebody else is calling, change the name.`,
    other: (name: string) => `Not for the account of ${name}. Name and trip of this caller are saved.`,
    unknown: 'First call from this number. Name and trip are saved for the next one.',
    withoutNumber: 'Nobody can call back, and nothing of this caller is saved for the next time.',
    failed: 'The number could not be looked up. You can book anyway.',
  },
  /** Shown if name or needs differ from the customer's record. */
  record: {
    whose: (name: string) => `Another name than ${name}`,
    needs: (name: string) => `Other needs than ${name} usually has`,
    today: 'Only today',
    todayNote: (name: string) => `The record of ${name} stays as it is.`,
    good: 'For good',
    renamed: (name: string, typed: string) => `${name} is called ${typed} from now on.`,
    newNeeds: (needs: readonly string[]) =>
      needs.length === 0 ? 'No needs from now on.' : `From now on: ${needs.join(', ')}.`,
    another: 'Somebody else at this number',
    anotherNote: (typed: string) => `${typed} gets a record of their own.`,
  },
  /** Shown if the number belongs to several customers, or to a customer and an account. */
  who: {
    label: 'Who is calling?',
    customer: 'Has called before',
    account: (email: string) => `Account ${email}: the ride will be theirs`,
  },
  /** Beside the name of an account. */
  accountOption: (phone: string, email: string) => `${phone}, account ${email}`,
  /** The open rides of a known caller. */
  open: {
    heading: 'Open:',
    ride: (at: string, from: string, to: string) => `${at}, ${from} to ${to}`,
  },
  /** Shown while the panel opens for a ride. */
  starting: 'Loading the ride...',
  startFailed: 'The ride could not be loaded.',
  gone: 'That ride cannot be booked again from here: name, phone and places are no longer kept. Type them instead.',
  unusable: (text: string) =>
    `This page was opened for “${text}”, which is neither a phone number nor a ride.`,

  /** Read back to the caller. `when`: "Now" or "Tue 24 Nov 07:30". */
  booked: {
    title: 'Ride booked',
    now: 'Now',
    text: (when: string, needs: readonly string[], name: string, from: string, to: string) =>
      `${[when, ...needs.map((need) => need.toLowerCase())].join(', ')}: ${name}, ${from} → ${to}`,
  },
  /** The links and buttons that open the panel with the trip of an earlier ride. */
  repeats: {
    heading: 'Book once more',
    again: 'Book again',
    return: 'Return trip',
    'next-day': 'Same tomorrow',
    /** For a ride that is itself tomorrow or later. */
    dayAfter: 'Same a day later',
  },
};

export const usePhoneBookingCopy = defineCopy(phoneBooking, {
  de: () => import('./phone-booking-copy.de.ts'),
});
