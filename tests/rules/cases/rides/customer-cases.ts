import { SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { withChanges } from '../../scenario/documents.ts';
import { type Case, commit, list, type Query, update } from '../../scenario/request.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';
import { BLOCK, CUSTOMER, CUSTOMER_PATH, KNOWN, PLACES, saves } from '../../scenario/rides/customers.ts';
import { at, DAY, FROM, idOf, TO } from '../../scenario/rides/ride-documents.ts';
import { RIDE_PEOPLE, ada, dora, olga, penny, sam } from '../../scenario/rides/ride-people.ts';

const known = { ...RIDE_PEOPLE, [CUSTOMER_PATH]: KNOWN };

const WRONG = {
  ...each(
    wrongFields({
      phone: 'a text',
      phoneKey: 'a text',
      name: 'a text',
      nameKey: 'a text',
      nameKey2: 'a text',
      places: 'a list',
      needs: 'a list',
      rides: 'a list',
      lastRideAt: 'a timestamp',
      deleteAt: 'a timestamp',
    }),
    ([field, value]) => saves({ [field]: value }),
  ),
  ...each(
    {
      'without digits': { phone: '', phoneKey: '' },
      'with a number of letters': { phone: 'abc', phoneKey: 'abc' },
      'with a number of four digits': { phone: '1234', phoneKey: '1234' },
      'with a number of two digits and zeros': { phone: '00012', phoneKey: '12' },
      'with a number of sixteen digits': { phone: '1'.repeat(16), phoneKey: '1'.repeat(16) },
      'with an extension of eight digits': { phone: '030 1234 ext. 12345678', phoneKey: '301234x12345678' },
      'with two extensions': { phone: '030 1234 ext. 1 ext. 2', phoneKey: '301234x1x2' },
      'with an extension in other words': { phone: '030 1234 x5', phoneKey: '301234x5' },
      'with the key of the number without its extension': { phone: '030 1234 ext. 5', phoneKey: '301234' },
      'with an extension of no digits': { phone: 'ext. ', phoneKey: 'x' },
      'with a key that begins with zero': { phone: '01234', phoneKey: '01234' },
      'with the key of another number': { phone: '030 1235' },
      'with words beside the number': { phone: '030 1234 (son)' },
      'with ninety rides': { rides: Array.from({ length: 90 }, (_, n) => idOf(String(n))) },
      'with an empty name': { name: '' },
      'with a name of 101 characters': { name: text(101) },
      'with an empty key of the name': { nameKey: '' },
      'with a key of 101 characters': { nameKey: text(101) },
      'with a second key of 101 characters': { nameKey2: text(101) },
      'with four places': { places: [...PLACES, FROM] },
      'with a note that is none': { note: 7 },
      'with a note of 301 characters': { note: text(301) },
      'with a note that hides something': { note: 'Rude\u202E' },
      'with a first place that is none': { places: [{ text: 'x' }, TO] },
      'with a second place that is none': { places: [FROM, 'Pier'] },
      'with a third place that is none': { places: [FROM, TO, { text: '' }] },
      'with an unknown need': { needs: ['bicycle'] },
      'with a need twice': { needs: ['pet', 'pet'] },
      'with a ride of yesterday': { lastRideAt: at(-DAY) },
      'already due for removal': { deleteAt: at(-1) },
      'due for removal at once': { deleteAt: SERVER_TIME },
      'kept for longer': { deleteAt: at(731 * DAY) },
      'with an unknown field': { address: 'Main Street 1' },
    },
    (changes) => saves(changes),
  ),
};

const byNumber = { collection: 'customers', where: [['phoneKey', '==', '301234']], limit: 1 } as const;
const byBeginning = (field: string, begin: string): Query => ({
  collection: 'customers',
  where: [
    [field, '>=', begin],
    [field, '<', `${begin}\u{10FFFF}`],
  ],
  orderBy: field,
  limit: 10,
});
/** Everybody but administrators. */
const nobodyElse = (does: Case['permitted']['does']) => ({
  'a passenger': { by: penny, does },
  'a driver': { by: dora, does },
  'an auditor': { by: olga, does },
});

/** Who finds and opens whom that books by phone (rides R23). */
const CUSTOMER_READING_CASES: readonly Case[] = [
  {
    title: 'an administrator finds the customer of a number',
    seed: known,
    permitted: { by: ada, does: list(byNumber) },
    refused: {
      ...nobodyElse(list(byNumber)),
      'without a limit': { by: ada, does: list({ collection: 'customers', where: byNumber.where }) },
    },
  },
  {
    title: 'an administrator pages through the customers by their names',
    seed: known,
    permitted: { by: ada, does: list({ collection: 'customers', orderBy: 'nameKey', limit: 30 }) },
    refused: {
      ...nobodyElse(list({ collection: 'customers', orderBy: 'nameKey', limit: 30 })),
      'thirty-one of them': {
        by: ada,
        does: list({ collection: 'customers', orderBy: 'nameKey', limit: 31 }),
      },
      'all of them': { by: ada, does: list({ collection: 'customers', orderBy: 'nameKey' }) },
    },
  },
  ...Object.entries({ phoneKey: '30123', nameKey: 'call', nameKey2: 'call' }).map(([field, begin]) => ({
    title: `an administrator finds customers by the beginning of ${field}`,
    seed: known,
    permitted: { by: sam, does: list(byBeginning(field, begin)) },
    refused: nobodyElse(list(byBeginning(field, begin))),
  })),
];

const OLD_CUSTOMER = withChanges(KNOWN, { phone: undefined, rides: undefined });
const blocks = (changes: Data) => ({
  by: ada,
  does: commit(update(CUSTOMER_PATH, { ...changes, blocked: BLOCK })),
});

/** Who books by phone (rides R23). */
export const CUSTOMER_CASES: readonly Case[] = [
  {
    title: 'an administrator keeps a new customer',
    seed: RIDE_PEOPLE,
    permitted: saves(),
    refused: {
      'a driver': saves({}, dora),
      'a passenger': saves({}, penny),
      'an auditor': saves({}, olga),
      'who is blocked at once': saves({ blocked: BLOCK }),
      'under a short id': saves({}, ada, 'customers/caller'),
      'under an id with a sign': saves({}, ada, `customers/${'-'.repeat(20)}`),
      ...WRONG,
    },
  },
  {
    title:
      'a customer has at least a short number, a name of one letter, and no place if they come from a file',
    seed: RIDE_PEOPLE,
    permitted: saves({
      phone: '01120',
      phoneKey: '1120',
      name: 'C',
      nameKey: 'c',
      nameKey2: '',
      places: [],
      needs: [],
      rides: [],
      deleteAt: at(3600),
    }),
    refused: {
      'a place is one': saves({ places: [{ text: '' }] }),
      'no place is an empty text': saves({ places: '' }),
      'no place is an empty map': saves({ places: {} }),
    },
  },
  {
    title: 'a customer may be an extension of the firm’s own telephone system',
    seed: RIDE_PEOPLE,
    permitted: saves({ phone: 'ext. 0142', phoneKey: 'x0142' }),
    refused: {
      'with its digits for a key': saves({ phone: 'ext. 0142', phoneKey: '142' }),
      'not of eight digits': saves({ phone: 'ext. 12345678', phoneKey: 'x12345678' }),
      'not without saying so': saves({ phone: '0142', phoneKey: '142' }),
    },
  },
  {
    title: 'a customer’s extension is a part of the key',
    seed: RIDE_PEOPLE,
    permitted: saves({ phone: '+49 (0)30 1234 ext. 5', phoneKey: '301234x5' }),
    refused: { 'and no digits of it': saves({ phone: '+49 (0)30 1234 ext. 5', phoneKey: '3012345' }) },
  },
  {
    title: 'a customer of the longest number and name is kept for the longest time',
    seed: RIDE_PEOPLE,
    permitted: saves(
      {
        phone: `${'1'.repeat(15)} ext. 1234567`,
        phoneKey: `${'1'.repeat(15)}x1234567`,
        rides: Array.from({ length: 89 }, (_, n) => idOf(String(n))),
        name: text(100),
        nameKey: text(100),
        nameKey2: text(100),
        note: text(300),
        deleteAt: at(730 * DAY),
      },
      sam,
    ),
    refused: {
      'and not longer': saves(
        { phone: `${'1'.repeat(16)} ext. 1234567`, phoneKey: `${'1'.repeat(16)}x1234567` },
        sam,
      ),
    },
  },
  {
    title: 'an administrator keeps what a customer’s next ride changes',
    seed: known,
    permitted: saves({
      phone: '030 1234',
      name: 'Cara Callas',
      nameKey: 'cara callas',
      nameKey2: 'callas',
      places: [TO, FROM],
      needs: ['pet'],
      rides: [idOf('next'), idOf('ride')],
    }),
    refused: {
      'a driver': saves({}, dora),
      'another number': saves({ phone: '030 1235', phoneKey: '301235' }),
      'with a note of before': saves({ note: 'Rings twice.' }),
      'with a block': saves({ blocked: BLOCK }),
      'without the time': saves({ lastRideAt: at(-DAY) }),
      ...WRONG,
    },
  },
  {
    title: 'an administrator keeps a customer’s two rides of one moment',
    seed: { ...RIDE_PEOPLE, [CUSTOMER_PATH]: CUSTOMER },
    permitted: saves({ rides: [idOf('next'), idOf('ride')] }),
    refused: { 'with a block': saves({ rides: [idOf('next'), idOf('ride')], blocked: BLOCK }) },
  },
  {
    title: 'a customer who was kept before number and rides were gets both with the next ride',
    seed: { ...RIDE_PEOPLE, [CUSTOMER_PATH]: OLD_CUSTOMER },
    permitted: saves(),
    refused: {
      'not the number alone': saves({ rides: undefined }),
      'not the rides alone': saves({ phone: undefined }),
    },
  },
  {
    title: 'a customer who was kept before number and rides is blocked, and gets both with it',
    seed: { ...RIDE_PEOPLE, [CUSTOMER_PATH]: OLD_CUSTOMER },
    permitted: blocks({ phone: '301234', rides: [] }),
    refused: {
      'not the number alone': blocks({ phone: '301234' }),
      'not the rides alone': blocks({ rides: [] }),
      'neither of the two': blocks({}),
    },
  },
  {
    title: 'a customer who has a number, but was kept before rides, is blocked, and gets rides with it',
    seed: { ...RIDE_PEOPLE, [CUSTOMER_PATH]: withChanges(KNOWN, { rides: undefined }) },
    permitted: blocks({ rides: [] }),
    refused: { 'and not without': blocks({}), 'and none that nobody has booked': blocks({ rides: ['x'] }) },
  },
  ...CUSTOMER_READING_CASES,
];
