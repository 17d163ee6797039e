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
];
