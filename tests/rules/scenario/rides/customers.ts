import { SERVER_TIME, type Data } from '../datum.ts';
import { withChanges, type Changes } from '../documents.ts';
import { commits, set, update, writesOf } from '../request.ts';
import { books, newRide } from './booking-request.ts';
import { at, DAY, FROM, idOf, TO } from './ride-documents.ts';
import { ada } from './ride-people.ts';

export const CALLER_ID = idOf('caller');
export const CUSTOMER_PATH = `customers/${CALLER_ID}`;
export const PLACES = [FROM, TO, { text: 'Town Hall' }];
/** The ride that is booked for the customer, and the one before it. */
export const NEXT = idOf('next');
export const LAST = idOf('ride');
/** The ride’s trip, at eight o'clock. */
export const TRIP = { from: FROM, to: TO, hour: 8 };
/** A customer that an administrator stores now. */
export const CUSTOMER: Data = {
  phone: '+49 (0)30 1234',
  phoneKey: '301234',
  phones: [],
  phoneKeys: ['301234'],
  name: 'Cara Caller',
  nameKey: 'cara caller',
  finds: ['301234', '*1234', 'cara', 'caller'],
  places: [],
  trips: [TRIP],
  needs: ['wheelchair'],
  note: '',
  driverNote: 'Ring twice.',
  rides: [NEXT],
  lastRideAt: SERVER_TIME,
  deleteAt: at(729 * DAY),
};

/** The customer after a ride of yesterday. */
export const KNOWN: Data = {
  ...CUSTOMER,
  places: PLACES,
  rides: [LAST],
  lastRideAt: at(-DAY),
  deleteAt: at(DAY),
};
export const BLOCK = { by: ada.sub, name: 'Person ada', at: SERVER_TIME };
export const BLOCKED_NUMBER: Data = { ...BLOCK, customer: CALLER_ID, deleteAt: at(DAY) };

/** Ada books a ride for a caller. */
export const callsFor = (customer: string, id = NEXT, by = ada, details: Changes = {}) => {
  const { rider, log, bookedBy } = newRide(`caller-${id}`, by.sub);
  return books({ id, by, ride: { rider, log, bookedBy }, details: { customer, ...details }, rider: null });
};
export const bookingOf = (customer: string, id = NEXT, by = ada) => writesOf(callsFor(customer, id, by));

/** An administrator stores this customer with their booking. */
export const saves = (changes: Changes = {}, by = ada, path = CUSTOMER_PATH) =>
  commits(by, set(path, withChanges(CUSTOMER, changes)), ...bookingOf(CALLER_ID, NEXT, by));

/** An administrator stores a customer from a file. This customer has saved places. */
export const savesFromFile = (changes: Changes = {}, by = ada, path = CUSTOMER_PATH) =>
  commits(by, set(path, withChanges({ ...CUSTOMER, places: PLACES, trips: [], rides: [] }, changes)));

/** An administrator stores the known customer with their next booking. */
export const savesAgain = (changes: Changes = {}, by = ada) =>
  saves({ places: PLACES, rides: [NEXT, LAST], ...changes }, by);

/** An administrator changes the known customer without a booking. */
export const corrects = (changes: Data, by = ada) => commits(by, update(CUSTOMER_PATH, changes));
