import { account } from '../../scenario/documents.ts';
import { NOBODY, person } from '../../scenario/people.ts';
import { list, type Case } from '../../scenario/request.ts';
import { ride, ridePath, type State } from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia, RIDE_PEOPLE } from '../../scenario/rides/ride-people.ts';

const dirk = person('dirk');
const stored = (state: State) => ({
  ...RIDE_PEOPLE,
  ...account(dirk, 'driver', { status: 'rejected' }),
  [ridePath()]: ride(state),
});

const page = (where: readonly (readonly [string, '==', string | boolean])[], limit: number | null = 100) =>
  list({ collection: 'rides', where, ...(limit !== null && { limit }) });
const own = page([['rider', '==', 'penny']]);
const drives = page([['driver', '==', 'dora']]);
const pool = page([['state', '==', 'requested']]);
const board = page([['open', '==', true]]);

/** Who may list and count which rides (rides 4). */
export const RIDE_LIST_CASES: readonly Case[] = [
  {
    title: 'a passenger lists their own rides',
    seed: stored('completed'),
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
    title: 'a driver lists their own rides',
    seed: stored('completed'),
    permitted: { by: dora, does: drives },
    refused: { 'another’s': { by: dan, does: drives }, 'an auditor': { by: olga, does: drives } },
  },
  {
    title: 'an approved driver lists the requests',
    seed: stored('requested'),
    permitted: { by: dan, does: pool },
    refused: {
      'a passenger': { by: pia, does: pool },
      'a rejected driver': { by: dirk, does: pool },
      'an auditor': { by: olga, does: pool },
      'rides in another state': { by: dan, does: page([['state', '==', 'accepted']]) },
      'whatever is open': { by: dan, does: board },
      'without a limit': { by: dan, does: page([['state', '==', 'requested']], null) },
    },
  },
  {
    title: 'an administrator lists what is open',
    seed: stored('on_the_way'),
    permitted: { by: ada, does: board },
    refused: {
      'a driver': { by: dora, does: board },
      'a passenger': { by: penny, does: board },
      'an auditor': { by: olga, does: board },
      'without a limit': { by: ada, does: page([['open', '==', true]], null) },
    },
  },
  {
    title: 'an administrator counts up to 5,000 rides of any filter',
    seed: stored('requested'),
    permitted: { by: ada, does: page([], 5000) },
    refused: {
      'more than that': { by: ada, does: page([], 5001) },
      'an auditor': { by: olga, does: page([], 5000) },
      'more than a page by a driver': { by: dora, does: page([['driver', '==', 'dora']], 101) },
      'more than a page of requests by a driver': {
        by: dan,
        does: page([['state', '==', 'requested']], 101),
      },
    },
  },
];
