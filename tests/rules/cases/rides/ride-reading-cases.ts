import { MOST_COUNTED, MOST_REQUESTS_LISTED } from '#domain/rides/model/ride-limits.ts';
import { account } from '../../scenario/documents.ts';
import { NOBODY, person } from '../../scenario/people.ts';
import { get, list, type Case, type Person } from '../../scenario/request.ts';
import {
  at,
  DAY,
  DETAILS,
  detailsPath,
  ride,
  ridePath,
  type State,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia, RIDE_PEOPLE, sam } from '../../scenario/rides/ride-people.ts';

const reads = (by: Person, path = ridePath()) => ({ by, does: get(path) });
const pat = person('pat');
const dirk = person('dirk');
const people = {
  ...RIDE_PEOPLE,
  ...account(pat, 'passenger', { status: 'pending' }),
  ...account(dirk, 'driver', { status: 'rejected' }),
};
const stored = (state: State, changes = {}) => ({
  ...people,
  [ridePath()]: ride(state, changes),
  [detailsPath()]: DETAILS,
});

const strangers = (path = ridePath()) => ({
  nobody: reads(NOBODY, path),
  'another passenger': reads(pia, path),
  'an auditor': reads(olga, path),
  'a pending passenger': reads(pat, path),
  'a rejected driver': reads(dirk, path),
});

const listed = (state: State) => ({
  ...RIDE_PEOPLE,
  ...account(dirk, 'driver', { status: 'rejected' }),
  [ridePath()]: ride(state),
});

const page = (where: readonly (readonly [string, '==', string | boolean])[], limit: number | null = 100) =>
  list({ collection: 'rides', where, ...(limit !== null && { limit }) });
const own = page([['rider', '==', 'penny']]);
const drives = page([['driver', '==', 'dora']]);
const requests = (limit: number) => page([['state', '==', 'requested']], limit);
const pool = requests(MOST_REQUESTS_LISTED);
const board = page([['open', '==', true]]);

/** Who may list and count which rides (rides 4). */
const RIDE_LIST_CASES: readonly Case[] = [
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
    title: 'a driver lists their own rides',
    seed: listed('completed'),
    permitted: { by: dora, does: drives },
    refused: { 'another’s': { by: dan, does: drives }, 'an auditor': { by: olga, does: drives } },
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
    title: 'an administrator lists what is open',
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

/** Who may read one ride, and who its details (rides 4). */
export const RIDE_READING_CASES: readonly Case[] = [
  ...[penny, dora, dan, ada, sam].map((who) => ({
    title: `${who.sub} reads a request`,
    seed: stored('requested'),
    permitted: reads(who),
    refused: strangers(),
  })),
  ...(['offered', 'accepted', 'on_the_way', 'completed', 'cancelled'] as const).map((state) => ({
    title: `its driver reads a ride that is ${state}`,
    seed: stored(state, { driver: 'dora' }),
    permitted: reads(dora),
    refused: { 'another driver': reads(dan), ...strangers() },
  })),
  ...(['requested', 'on_the_way', 'completed', 'cancelled'] as const).map((state) => ({
    title: `the passenger reads the details of a ride that is ${state}`,
    seed: stored(state),
    permitted: reads(penny, detailsPath()),
    refused: { ...strangers(detailsPath()), 'a driver in the pool': reads(dan, detailsPath()) },
  })),
  {
    title: 'an administrator reads the details',
    seed: stored('requested'),
    permitted: reads(ada, detailsPath()),
    refused: { ...strangers(detailsPath()), 'a driver': reads(dora, detailsPath()) },
  },
  ...(['accepted', 'on_the_way', 'arrived', 'in_progress'] as const).map((state) => ({
    title: `its driver reads the details of a ride that is ${state}`,
    seed: stored(state),
    permitted: reads(dora, detailsPath()),
    refused: { ...strangers(detailsPath()), 'another driver': reads(dan, detailsPath()) },
  })),
  {
    title: 'its driver reads the details for a day after the end',
    seed: stored('completed', { endedAt: at(-DAY + 3600) }),
    permitted: reads(dora, detailsPath()),
    refused: { 'another driver': reads(dan, detailsPath()) },
  },
  {
    title: 'its driver reads the details no longer',
    seed: stored('completed', { endedAt: at(-DAY) }),
    permitted: reads(penny, detailsPath()),
    refused: { 'a day after the end': reads(dora, detailsPath()) },
  },
  {
    title: 'a driver who was only asked reads no details (rides R33)',
    seed: stored('offered'),
    permitted: reads(dora),
    refused: { 'while asked': reads(dora, detailsPath()) },
  },
  {
    title: 'a driver who was only asked reads no details of a ride that was cancelled',
    seed: stored('cancelled', { driver: 'dora' }),
    permitted: reads(dora),
    refused: { 'after the end': reads(dora, detailsPath()) },
  },
  {
    title: 'a rejected driver reads no details any more',
    seed: { ...stored('on_the_way'), ...account(dora, 'driver', { status: 'rejected' }) },
    permitted: reads(dora),
    refused: {
      'of their ride': reads(dora, detailsPath()),
      'by a list': { by: ada, does: list({ collection: ridePath().concat('/private'), limit: 1 }) },
    },
  },
  ...RIDE_LIST_CASES,
];
