import { SERVER_TIME } from '../../scenario/datum.ts';
import { type Case, commit, get, list, remove, update, type Query } from '../../scenario/request.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';
import { CUSTOMER, CUSTOMER_PATH, PLACES, saves } from '../../scenario/rides/customers.ts';
import { at, DAY, FROM, TO } from '../../scenario/rides/ride-documents.ts';
import { RIDE_PEOPLE, ada, dora, olga, penny, sam } from '../../scenario/rides/ride-people.ts';

const known = { ...RIDE_PEOPLE, [CUSTOMER_PATH]: { ...CUSTOMER, lastRideAt: at(-DAY), deleteAt: at(DAY) } };

const WRONG = {
  ...each(
    wrongFields({
      phoneKey: 'a text',
      name: 'a text',
      nameKey: 'a text',
      nameKey2: 'a text',
      places: 'a list',
      needs: 'a list',
      lastRideAt: 'a timestamp',
      deleteAt: 'a timestamp',
    }),
    ([field, value]) => saves({ [field]: value }),
  ),
  ...each(
    {
      'without digits': { phoneKey: '' },
      'with a key of letters': { phoneKey: 'abc' },
      'with a key of two digits': { phoneKey: '12' },
      'with a key of 25 digits': { phoneKey: '1'.repeat(25) },
      'with a key that begins with zero': { phoneKey: '0123' },
      'with an empty name': { name: '' },
      'with a name of 101 characters': { name: text(101) },
      'with an empty key of the name': { nameKey: '' },
      'with a key of 101 characters': { nameKey: text(101) },
      'with a second key of 101 characters': { nameKey2: text(101) },
      'with four places': { places: [...PLACES, FROM] },
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
      'under a short id': saves({}, ada, 'customers/caller'),
      'under an id with a sign': saves({}, ada, `customers/${'-'.repeat(20)}`),
      ...WRONG,
    },
  },
  {
    title:
      'a customer has at least a short number, a name of one letter and one place, where they went there and back',
    seed: RIDE_PEOPLE,
    permitted: saves({
      phoneKey: '112',
      name: 'C',
      nameKey: 'c',
      nameKey2: '',
      places: [FROM],
      needs: [],
      deleteAt: at(3600),
    }),
    refused: { 'and no place less': saves({ places: [] }) },
  },
  {
    title: 'a customer of the longest number and name is kept for the longest time',
    seed: RIDE_PEOPLE,
    permitted: saves(
      {
        phoneKey: '1'.repeat(24),
        name: text(100),
        nameKey: text(100),
        nameKey2: text(100),
        deleteAt: at(730 * DAY),
      },
      sam,
    ),
    refused: { 'and not longer': saves({ phoneKey: '1'.repeat(25) }, sam) },
  },
  {
    title: 'an administrator keeps what a customer’s next ride changes',
    seed: known,
    permitted: saves({ name: 'Cara Callas', nameKey: 'cara callas', nameKey2: 'callas', places: [TO, FROM] }),
    refused: {
      'a driver': saves({}, dora),
      'another number': saves({ phoneKey: '301235' }),
      'a name alone': { by: ada, does: commit(update(CUSTOMER_PATH, { name: 'Cara Callas' })) },
      deleted: { by: ada, does: commit(remove(CUSTOMER_PATH)) },
      ...WRONG,
    },
  },
  {
    title: 'an administrator finds the customer of a number',
    seed: known,
    permitted: { by: ada, does: list(byNumber) },
    refused: {
      ...nobodyElse(list(byNumber)),
      'without a limit': { by: ada, does: list({ collection: 'customers', where: byNumber.where }) },
      'eleven of them': { by: ada, does: list({ ...byNumber, limit: 11 }) },
      'all of them': { by: ada, does: list({ collection: 'customers', limit: 10 }) },
      'of whatever number': {
        by: ada,
        does: list({ collection: 'customers', where: [['phoneKey', '==', null]], limit: 1 }),
      },
      'one by its id': { by: ada, does: get(CUSTOMER_PATH) },
    },
  },
  ...Object.entries({ phoneKey: '30123', nameKey: 'call', nameKey2: 'call' }).map(([field, begin]) => ({
    title: `an administrator finds customers by the beginning of ${field}`,
    seed: known,
    permitted: { by: sam, does: list(byBeginning(field, begin)) },
    refused: {
      ...nobodyElse(list(byBeginning(field, begin))),
      'eleven of them': { by: ada, does: list({ ...byBeginning(field, begin), limit: 11 }) },
      'by no character': { by: ada, does: list(byBeginning(field, '')) },
      'by any value': { by: ada, does: list({ collection: 'customers', orderBy: field, limit: 10 }) },
    },
  })),
];
