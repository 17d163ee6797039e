import { defineCopy } from '#words/define-copy.ts';

/** Where an administrator books a ride for a caller. */
export const phoneBooking = {
  lead: 'For somebody on the phone. Enter goes from field to field and books at the end.',
  notSetUp: 'Nothing can be booked yet, because rides are not set up.',
  failed: 'The settings of rides could not be loaded.',

  phone: 'Phone',
  name: 'Name',
  more: 'More',
  people: 'Passengers',
  needs: 'Needs',
  note: 'Note for the driver',
  submit: 'Book ride',
  submitting: 'Booking...',
  close: 'Close',
  /** Forms that were closed before they were sent. `what`: the caller's name and number, or the first of what is typed. */
  begun: {
    told: 'What you typed before is kept below the form.',
    heading: 'Not booked yet:',
    headingSent: 'May not be booked yet:',
    goOn: 'Go on',
    goOnWith: (what: string) => `Go on with ${what}`,
    discard: 'Discard',
    discardOf: (what: string) => `Discard ${what}`,
  },

  caller: {
    hint: 'Any format will do, with or without the country code.',
    suggested: 'Known callers whose number begins like this',
    one: (name: string) => `Known caller ${name}: Enter fills in the whole number, Tab keeps what you typed.`,
    several: (count: number, orMore: boolean) =>
      `${count}${orMore ? ' or more' : ''} known callers. Type on, or choose with the arrow keys and Enter.`,
    searching: 'Looking up the number...',
    known: (name: string, date: string) => `Known caller: ${name}, who last booked on ${date}.`,
    account: (name: string, email: string) =>
      `Account of ${name}, ${email}: the ride will be theirs. If somebody else is calling, change the name.`,
    other: (name: string) => `Not for the account of ${name}: this caller will be known next time.`,
    /** Where a known number is more complete than the typed one. */
    whole: (phone: string) => `Number: ${phone}.`,
    unknown: 'New caller, known next time.',
    failed: 'The number could not be looked up. You can book anyway.',
  },
  /** If the number belongs to both a customer and an account. */
  who: {
    label: 'Who is calling?',
    customer: 'Has called before',
    account: (email: string) => `Account ${email}: the ride will be theirs`,
  },
  /** The open rides of a known caller. */
  open: {
    heading: 'Open rides for this number:',
    ride: (at: string, from: string, to: string) => `${at}, ${from} to ${to}`,
  },
  booked: {
    title: 'Ride booked',
    text: (name: string, from: string, to: string) => `For ${name}: ${from} to ${to}.`,
  },
};

export const usePhoneBookingCopy = defineCopy(phoneBooking, {
  de: () => import('./phone-booking-copy.de.ts'),
});
