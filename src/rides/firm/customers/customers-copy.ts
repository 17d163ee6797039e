import { MOST_CUSTOMER_PLACES, MOST_OTHER_PHONES } from '#domain/rides/model/basics/ride-limits.ts';
import { isTooShortForNumbers } from '#domain/rides/model/customers/customer-search.ts';
import { defineCopy } from '#words/define-copy.ts';

/** Texts about customers, for dispatch. */
export const customers = {
  title: 'Customers',
  heading: 'All customers',
  keys: [
    { keys: ['/'], does: 'Search customers' },
    { keys: ['j', '↓'], does: 'Next customer' },
    { keys: ['k', '↑'], does: 'Previous customer' },
    { keys: ['e', 'Enter'], does: 'Open and edit this customer beside the list' },
    { keys: ['x'], does: 'Download all customers as CSV' },
    { keys: ['?'], does: 'Show these shortcuts' },
  ],
  loading: 'Loading customers...',
  failed: 'The customers could not be loaded.',
  files: 'Import',
  download: 'Download',
  search: 'Search customers',
  searchHint: 'Any word of a name, or the first or last digits of a phone number.',
  more: 'There may be more. Type more of the name or the number.',
  empty: {
    title: 'No customers yet',
    text: 'Callers appear here once they have booked. You can also import them from a file.',
  },
  nobody: (typed: string) => ({
    title: 'Nobody found',
    text: isTooShortForNumbers(typed)
      ? `No customer has a name whose words begin with “${typed}”. Of a number type three first digits besides zeros, or the last four.`
      : `No customer has a name whose words begin with “${typed}”, or a number that begins or ends with it.`,
  }),
  columns: {
    customer: 'Customer',
    phone: 'Phone',
    places: 'Needs and places',
    note: 'Notes',
    last: 'Last booked',
    change: 'Change',
  },
  /** For a record that may come from an imported file. */
  orImported: (date: string) => `${date} or imported`,
  rides: 'All rides',
  ridesOf: (name: string) => `All rides of ${name}`,
  blocked: 'Blocked',
  blockedBy: (name: string, date: string) => `Blocked by ${name}, ${date}`,
  liftedBy: (name: string, date: string) => `Unblocked by ${name}, ${date}`,
  forDrivers: 'For drivers:',

  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  block: 'Block',
  blockOf: (name: string) => `Block ${name}`,
  unblock: 'Unblock',
  unblockOf: (name: string) => `Unblock ${name}`,
  merge: 'Merge',
  mergeOf: (name: string) => `Merge ${name} with another customer`,
  blockedNow: {
    title: 'Blocked',
    text: (name: string) => `Nobody can book by phone for ${name}, or from their numbers, any more.`,
  },
  unblockedNow: { title: 'Unblocked', text: (name: string) => `${name} can book by phone again.` },
  notChanged: (name: string) => `${name} could not be changed.`,

  form: {
    text: 'Rides that are booked stay as they are.',
    name: 'Name',
    phone: 'Phone',
    phones: 'Further numbers',
    phonesHint: `One on each line, up to ${MOST_OTHER_PHONES}. A call from any of them finds this customer.`,
    places: 'Places',
    placesHint: `One on each line, up to ${MOST_CUSTOMER_PLACES}. Bookings never change them.`,
    note: 'Note for dispatch',
    noteHint: 'Seen when this number calls. Drivers never see it.',
    driverNote: 'Note for drivers',
    driverNoteHint:
      'Such as “Ring at the back door”. Goes into each ride that is booked from now on, where it can be changed.',
    cancel: 'Back',
    save: 'Save customer',
    saving: 'Saving...',
  },
  saved: { title: 'Customer saved', text: (name: string) => `The details of ${name} are saved.` },
  /** Other customers who have one of the new numbers. */
  sharedWith: (names: readonly string[]) =>
    `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} the same number: a call from it asks who is calling.`,

  merging: {
    title: (name: string) => `Merge ${name} with another customer`,
    text: 'For two records of one person. It is kept who merged them, and a copy of the record that goes.',
    other: 'The other record',
    otherHint: 'Type a word of its name, or first or last digits of its number.',
    choose: 'Choose one with ↓ and Enter.',
    looking: 'Looking...',
    noOther: (typed: string) => `No other customer is found by “${typed}”.`,
    missing: 'Please choose the other record.',
    result: (name: string, phones: readonly string[], needs: readonly string[]) =>
      `${name} stays, with ${phones.join(' and ')}, ${needs.length === 0 ? 'no needs' : needs.join(', ')}, the rides and notes of both and up to ${MOST_CUSTOMER_PLACES} places.`,
    lostName: (name: string) => `The name ${name} goes.`,
    lostPlaces: (lost: readonly string[]) => `These places will be lost: “${lost.join('”, “')}”.`,
    lost: (phones: readonly string[]) => `Too many numbers: ${phones.join(', ')} will be unknown.`,
    noteTooLong: 'Both notes together are too long. Please shorten one of them first.',
    submit: 'Merge',
    submitting: 'Merging...',
  },
  merged: { title: 'Merged', text: (name: string) => `Both are now ${name}.` },
};

export const useCustomersCopy = defineCopy(customers, { de: () => import('./customers-copy.de.ts') });
