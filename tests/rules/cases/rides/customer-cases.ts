import { commits, set, type Case } from '../../scenario/request.ts';
import {
  BLOCK,
  CALLER_ID,
  CUSTOMER_PATH,
  KNOWN,
  savesAgain,
  CUSTOMER,
  LAST,
  NEXT,
  PLACES,
  saves,
  savesFromFile,
  bookingOf,
  TRIP,
} from '../../scenario/rides/customers.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import {
  at,
  DAY,
  DETAILS,
  detailsPath,
  FROM,
  TO,
  idOf,
  ride,
  ridePath,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dora, olga, penny, sam } from '../../scenario/rides/ride-people.ts';
import { oneMore } from '../../scenario/unknown.ts';
import { numbered, wrongBy } from '../../scenario/rides/wrong-customers.ts';
import { text } from '../../scenario/wrong-values.ts';

const known = { ...FIRM, [CUSTOMER_PATH]: KNOWN };
const MANY = Array.from({ length: 89 }, (_, n) => idOf(`r${n}`));

/** Customers: people who book by phone (rides R23). */
export const CUSTOMER_CASES: readonly Case[] = [
  {
    title: 'an administrator stores a new customer with their first booking',
    seed: FIRM,
    permitted: saves(),
    refused: {
      'a driver': saves({}, dora),
      'a passenger': saves({}, penny),
      'an auditor': saves({}, olga),
      'a driver, from a file': savesFromFile({}, dora),
      'a passenger, from a file': savesFromFile({}, penny),
      'an auditor, from a file': savesFromFile({}, olga),
      'from a file under a short id': savesFromFile({}, ada, 'customers/caller'),
      'with a trip that is unknown': saves({ trips: [TRIP, oneMore([])] }),
      'who is blocked at once': saves({ blocked: BLOCK }),
      'whose block was lifted at once': saves({ lifted: BLOCK }),
      'with places of their own': saves({ places: [FROM] }),
      'with a ride that is not booked': saves({ rides: [LAST] }),
      'with a ride more than they book': saves({ rides: [NEXT, LAST] }),
      'with half a path for a ride': saves({ rides: [`${NEXT}/private`] }),
      'with a ride that is booked for another': commits(
        ada,
        set(CUSTOMER_PATH, CUSTOMER),
        ...bookingOf(idOf('second')),
      ),
      'under a short id': saves({}, ada, 'customers/caller'),
      'under an id with a sign': saves({}, ada, `customers/${'-'.repeat(20)}`),
      ...wrongBy(saves),
      'with a trip and no ride': savesFromFile({ trips: [TRIP] }),
    },
  },
  {
    title: 'a customer from a file may have a short number, a name of one letter, no place and no ride',
    seed: FIRM,
    permitted: saves({
      ...numbered('01120', '1120'),
      name: 'C',
      nameKey: 'c',
      finds: [],
      places: [],
      trips: [],
      needs: [],
      driverNote: '',
      rides: [],
      deleteAt: at(3600),
    }),
    refused: {
      'a place is one': savesFromFile({ places: [{ text: '' }] }),
      'no place is an empty text': savesFromFile({ places: '' }),
      'no place is an empty map': savesFromFile({ places: {} }),
      'four places are too many': savesFromFile({ places: [...PLACES, FROM] }),
      'a first place is one': savesFromFile({ places: [{ text: 'x' }, TO] }),
      'a second place is one': savesFromFile({ places: [FROM, 'Pier'] }),
      'a third place is one': savesFromFile({ places: [FROM, TO, { text: '' }] }),
    },
  },
  {
    title: 'a customer from a file has two places',
    seed: FIRM,
    permitted: savesFromFile({ places: [FROM, TO] }),
    refused: { 'of which the second is one': savesFromFile({ places: [FROM, { text: '' }] }) },
  },
  {
    title: 'a customer may be an extension of the firm’s own telephone system',
    seed: FIRM,
    permitted: saves(numbered('ext. 0142', 'x0142')),
    refused: {
      'with its digits for a key': saves(numbered('ext. 0142', '142')),
      'not of eight digits': saves(numbered('ext. 12345678', 'x12345678')),
      'not without saying so': saves(numbered('0142', '142')),
    },
  },
  {
    title: 'a customer’s extension is a part of the key',
    seed: FIRM,
    permitted: saves(numbered('+49 (0)30 1234 ext. 5', '301234x5')),
    refused: { 'and no digits of it': saves(numbered('+49 (0)30 1234 ext. 5', '3012345')) },
  },
  {
    title:
      'a customer with four numbers, the longest number and the longest name is stored for the longest time',
    seed: FIRM,
    permitted: saves(
      {
        ...numbered(`${'1'.repeat(15)} ext. 1234567`, `${'1'.repeat(15)}x1234567`),
        phones: ['030 77777', '030 78787', 'ext. 79'].map((phone) => phone.padEnd(40)),
        phoneKeys: [`${'1'.repeat(15)}x1234567`, '3077777', '3078787', 'x79'],
        name: text(100),
        nameKey: text(100),
        finds: Array.from({ length: 400 }, (_, n) => `a${n}`),
        places: PLACES,
        trips: [],
        rides: [],
        note: text(300),
        driverNote: text(300),
        deleteAt: at(730 * DAY),
      },
      sam,
    ),
    refused: {
      'and not longer': saves(numbered(`${'1'.repeat(16)} ext. 1234567`, `${'1'.repeat(16)}x1234567`), sam),
    },
  },
  {
    title: 'an administrator stores a customer’s next ride in their record',
    seed: known,
    permitted: savesAgain({
      phone: '030 1234',
      name: 'Cara Callas',
      nameKey: 'cara callas',
      finds: ['callas'],
      trips: [{ ...TRIP, hour: 0 }, TRIP],
      needs: ['pet'],
    }),
    refused: {
      'a driver': savesAgain({}, dora),
      'another number': savesAgain(numbered('030 1235', '301235')),
      'a second number': savesAgain({ phones: ['030 77'], phoneKeys: ['301234', '3077'] }),
      'other places of their own': savesAgain({ places: [TO] }),
      'another note for drivers': savesAgain({ driverNote: '' }),
      'with a note of before': savesAgain({ note: 'Rings twice.' }),
      'with a block': savesAgain({ blocked: BLOCK }),
      'with a block that is lifted': savesAgain({ lifted: BLOCK }),
      'without the time': savesAgain({ lastRideAt: at(-DAY) }),
      'without the ride before': savesAgain({ rides: [NEXT] }),
      'without the ride': savesAgain({ rides: [LAST] }),
      'without any ride': savesAgain({ rides: [] }),
      'with the rides in another order': savesAgain({ rides: [LAST, NEXT] }),
      'with another ride between': savesAgain({ rides: [NEXT, idOf('third'), LAST] }),
      'without a booking': commits(
        ada,
        set(CUSTOMER_PATH, { ...CUSTOMER, places: PLACES, rides: [NEXT, LAST] }),
      ),
      'with the booking of another': commits(
        ada,
        set(CUSTOMER_PATH, { ...CUSTOMER, places: PLACES, rides: [NEXT, LAST] }),
        set(`customers/${idOf('second')}`, { ...CUSTOMER, trips: [], rides: [] }),
        ...bookingOf(idOf('second')),
      ),
      ...wrongBy(savesAgain),
    },
  },
  {
    title:
      'a customer’s record is prolonged by a ride that is booked with it, not by one that was booked before',
    seed: {
      ...known,
      [ridePath(NEXT)]: ride('requested', { rider: `caller-${NEXT}` }),
      [detailsPath(NEXT)]: { ...DETAILS, customer: CALLER_ID },
    },
    permitted: commits(
      ada,
      set(CUSTOMER_PATH, { ...CUSTOMER, places: PLACES, rides: [idOf('third'), LAST] }),
      ...bookingOf(CALLER_ID, idOf('third')),
    ),
    refused: {
      'not again': commits(ada, set(CUSTOMER_PATH, { ...CUSTOMER, places: PLACES, rides: [NEXT, LAST] })),
    },
  },
  {
    title: 'the next ride of a customer whose list is full takes the place of one of the others',
    seed: { ...FIRM, [CUSTOMER_PATH]: { ...KNOWN, rides: MANY } },
    permitted: savesAgain({ rides: [NEXT, ...MANY.slice(0, -1)] }),
    refused: {
      'not of two': savesAgain({ rides: [NEXT, ...MANY.slice(0, -2)] }),
      'not of none': savesAgain({ rides: [NEXT, ...MANY] }),
      'not with one that they have not booked': savesAgain({ rides: [NEXT, LAST, ...MANY.slice(0, -2)] }),
      'not of all': savesAgain({ rides: [NEXT] }),
      'not with one at the end that they have not booked': savesAgain({
        rides: [NEXT, ...MANY.slice(0, -2), LAST],
      }),
    },
  },
  {
    title: 'the next ride of a customer whose list has one place left takes it',
    seed: { ...FIRM, [CUSTOMER_PATH]: { ...KNOWN, rides: MANY.slice(1) } },
    permitted: savesAgain({ rides: [NEXT, ...MANY.slice(1)] }),
    refused: {
      'and no place of another': savesAgain({ rides: [NEXT, LAST, ...MANY.slice(2)] }),
      'and changes no order': savesAgain({ rides: [NEXT, ...MANY.slice(1).toReversed()] }),
    },
  },
  {
    title: 'a customer’s second number is written in another way with their next ride',
    seed: { ...FIRM, [CUSTOMER_PATH]: { ...KNOWN, phones: ['030 77'], phoneKeys: ['301234', '3077'] } },
    permitted: savesAgain({ phones: ['(030) 77'], phoneKeys: ['301234', '3077'] }),
    refused: {
      'and is no other': savesAgain({ phones: ['030 78'], phoneKeys: ['301234', '3078'] }),
      'and is not forgotten': savesAgain({ phones: [], phoneKeys: ['301234'] }),
    },
  },
  {
    title: 'an administrator stores a customer’s second ride a moment after the first',
    seed: { ...FIRM, [CUSTOMER_PATH]: { ...CUSTOMER, places: PLACES, rides: [LAST] } },
    permitted: savesAgain(),
    refused: { 'with a block': savesAgain({ blocked: BLOCK }) },
  },
];
