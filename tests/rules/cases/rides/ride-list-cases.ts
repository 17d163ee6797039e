import { MOST_COUNTED, MOST_REQUESTS_LISTED } from '#domain/rides/model/basics/ride-limits.ts';
import { account } from '../../scenario/documents.ts';
import { NOBODY, person } from '../../scenario/people.ts';
import { list, type Case } from '../../scenario/request.ts';
import { ride, ridePath, type State } from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia, RIDE_PEOPLE } from '../../scenario/rides/ride-people.ts';

const dirk = person('dirk');
const listed = (state: State) => ({
  ...RIDE_PEOPLE,
  ...account(dirk, 'driver', { status: 'rejected' }),
  [ridePath()]: ride(state),
});

const page = (where: readonly (readonly [string, '==', string | boolean])[], limit: number | null = 100) =>
  list({ collection: 'rides', where, ...(limit !== null && { limit }) });
const own = page([['rider', '==', 'penny']]);
const requests = (limit: number) => page([['state', '==', 'requested']], limit);
const pool = requests(MOST_REQUESTS_LISTED);
const board = page([['open', '==', true]]);

/** Lists and counts of rides, and their limits (rides 4); `privacy/` has the access to single rides. */
export const RIDE_LIST_CASES: readonly Case[] = [
  {
    title: 'a passenger lists their own rides',
    seed: listed('completed'),
    permitted: { by: penny, does: own },
    refused: {
      'another’s': { by: pia, does: own },
      'a driver': { by: dora, does: own },
      nobody: { by: NOBODY, does: own },
      'all of them': { by: penny, does: page([]) },
      'without a limit': { by: penny, does: page([['rider', '==', 'penny']], null) },
      'more than a page': { by: penny, does: page([['rider', '==', 'penny']], 101) },
    },
  },
  {
    title: 'an approved driver lists and counts up to 500 requests',
    seed: listed('requested'),
    permitted: { by: dan, does: pool },
    refused: {
      'a passenger': { by: pia, does: pool },
      'a rejected driver': { by: dirk, does: pool },
      'an auditor': { by: olga, does: pool },
      'rides in another state': { by: dan, does: page([['state', '==', 'accepted']]) },
      'whatever is open': { by: dan, does: board },
      'without a limit': { by: dan, does: page([['state', '==', 'requested']], null) },
      'more than that': { by: dan, does: requests(MOST_REQUESTS_LISTED + 1) },
    },
  },
  {
    title: 'an administrator lists the open rides',
    seed: listed('on_the_way'),
    permitted: { by: ada, does: board },
    refused: {
      'a driver': { by: dora, does: board },
      'a passenger': { by: penny, does: board },
      'an auditor': { by: olga, does: board },
      'without a limit': { by: ada, does: page([['open', '==', true]], null) },
    },
  },
  {
    title: 'an administrator counts up to 100,000 rides of any filter',
    seed: listed('requested'),
    permitted: { by: ada, does: page([], MOST_COUNTED) },
    refused: {
      'more than that': { by: ada, does: page([], MOST_COUNTED + 1) },
      'an auditor': { by: olga, does: page([], MOST_COUNTED) },
      'more than a page by a driver': { by: dora, does: page([['driver', '==', 'dora']], 101) },
    },
  },
];
