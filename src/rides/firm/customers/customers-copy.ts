import { MOST_CUSTOMER_PLACES } from '#domain/rides/model/ride-limits.ts';
import { defineCopy } from '#words/define-copy.ts';

/** The people who book by phone, as dispatch looks after them. */
export const customers = {
  title: 'Customers',
  lead: 'People who book by phone. Whoever calls for the first time is added by the booking.',
  heading: 'All customers',
  loading: 'Loading customers...',
  failed: 'The customers could not be loaded.',
  search: 'Search customers',
  searchHint: 'The beginning of a name or of a phone number.',
  more: 'There may be more. Type more of the name or the number.',
  empty: {
    title: 'No customers yet',
    text: 'Whoever books by phone appears here. You can also bring them in from a file.',
  },
  nobody: (typed: string) => ({
    title: 'Nobody found',
    text: `No customer’s name or number begins with “${typed}”.`,
  }),
  columns: {
    customer: 'Customer',
    phone: 'Phone',
    places: 'Places',
    note: 'Note for dispatch',
    last: 'Last booked',
    change: 'Change',
  },
  rides: 'All rides',
  ridesOf: (name: string) => `All rides of ${name}`,
  blocked: 'Blocked',
  blockedBy: (name: string, date: string) => `By ${name}, ${date}`,

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
    text: (name: string) => `Nobody can book by phone for the number of ${name} any more.`,
  },
  unblockedNow: { title: 'Unblocked', text: (name: string) => `${name} can book by phone again.` },
  notChanged: (name: string) => `${name} could not be changed.`,

  form: {
    text: 'Rides that are booked stay as they are.',
    name: 'Name',
    phone: 'Phone',
    places: 'Places',
    placesHint: `One on each line, up to ${MOST_CUSTOMER_PLACES}. The first two are suggested for the next ride.`,
    note: 'Note for dispatch',
    noteHint: 'Seen when this number calls. Drivers never see it.',
    cancel: 'Cancel',
    save: 'Save customer',
    saving: 'Saving...',
  },
  saved: { title: 'Customer saved', text: (name: string) => `The details of ${name} are saved.` },

  merging: {
    title: (name: string) => `Merge ${name} with another customer`,
    text: 'For two records of one person. This cannot be undone.',
    other: 'The other record',
    otherHint: 'Type the beginning of its name or number.',
    choose: 'Choose one with ↓ and Enter.',
    looking: 'Looking...',
    noOther: (typed: string) => `No other customer’s name or number begins with “${typed}”.`,
    missing: 'Please choose the other record.',
    result: (name: string, phone: string) =>
      `${name}, ${phone} stays, with the rides and notes of both and up to ${MOST_CUSTOMER_PLACES} places.`,
    lostPlaces: (lost: readonly string[]) => `These places will be lost: “${lost.join('”, “')}”.`,
    lost: (phone: string) => `${phone} will be unknown the next time it calls.`,
    noteTooLong: 'Both notes together are too long. Please shorten one of them first.',
    submit: 'Merge',
    submitting: 'Merging...',
  },
  merged: { title: 'Merged', text: (name: string) => `Both are now ${name}.` },
};

export const useCustomersCopy = defineCopy(customers, { de: () => import('./customers-copy.de.ts') });
