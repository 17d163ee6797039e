import { FIRM } from '../../scenario/rides/firm.ts';
import { list, type Case, type Query } from '../../scenario/request.ts';
import { CUSTOMER_PATH, KNOWN } from '../../scenario/rides/customers.ts';
import { ada, dora, olga, penny, sam } from '../../scenario/rides/ride-people.ts';

const known = { ...FIRM, [CUSTOMER_PATH]: KNOWN };

const byNumber = {
  collection: 'customers',
  where: [['phoneKeys', 'array-contains', '301234']],
  limit: 5,
} as const;
const byEntry = (entry: string, orderBy: string): Query => ({
  collection: 'customers',
  where: [['finds', 'array-contains', entry]],
  orderBy,
  limit: 10,
});
/** Everybody but administrators. */
const nobodyElse = (does: Case['permitted']['does']) => ({
  'a passenger': { by: penny, does },
  'a driver': { by: dora, does },
  'an auditor': { by: olga, does },
});

/** Administrators find and open customers (rides R23). */
export const CUSTOMER_READING_CASES: readonly Case[] = [
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
  ...Object.entries({ nameKey: 'caller', phoneKey: '*1234' }).map(([order, entry]) => ({
    title: `an administrator finds customers by ${entry}, in the order of ${order}`,
    seed: known,
    permitted: { by: sam, does: list(byEntry(entry, order)) },
    refused: nobodyElse(list(byEntry(entry, order))),
  })),
];
