import { get, list, type Case, type Query } from '../../scenario/request.ts';
import { CUSTOMER, CUSTOMER_PATH } from '../../scenario/rides/customers.ts';
import { at, DAY } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, olga, penny, RIDE_PEOPLE, sam } from '../../scenario/rides/ride-people.ts';

const known = { ...RIDE_PEOPLE, [CUSTOMER_PATH]: { ...CUSTOMER, lastRideAt: at(-DAY), deleteAt: at(DAY) } };
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
export const CUSTOMER_READING_CASES: readonly Case[] = [
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
    },
  },
  {
    title: 'an administrator opens a customer whom a ride’s details name',
    seed: known,
    permitted: { by: ada, does: get(CUSTOMER_PATH) },
    refused: nobodyElse(get(CUSTOMER_PATH)),
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
