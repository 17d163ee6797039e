import { account } from '../../../scenario/documents.ts';
import { later, SIGNED_IN_AT } from '../../../scenario/people.ts';
import { get, list, type Case, type Person } from '../../../scenario/request.ts';
import { FIRM } from '../../../scenario/rides/firm.ts';
import { at, DAY, remarkPath, ride, ridePath } from '../../../scenario/rides/ride-documents.ts';
import { givesBack } from '../../../scenario/rides/remarking.ts';
import { ada, dora, sam } from '../../../scenario/rides/ride-people.ts';

const remark = (did: string, by: string, more = {}) => ({
  did,
  by,
  at: at(-60),
  deleteAt: at(90 * DAY),
  ...more,
});
/** Dora gave Penny's ride back; Ada changed it, and offered it to Dan, who declined. */
const stored = {
  ...FIRM,
  [ridePath()]: ride('requested', { rev: 6, declined: ['dora', 'dan'] }),
  [remarkPath(3)]: remark(givesBack().did, 'dora', { why: 'other', note: 'Rude.' }),
  [remarkPath(4)]: remark('edit', 'ada', { was: { people: 1 } }),
  [remarkPath(6)]: remark('decline', 'dan', { why: 'busy' }),
};
const reads = (by: Person, rev = 3) => ({ by, does: get(remarkPath(rev)) });
const lists = (by: Person, limit?: number) => ({
  by,
  does: list({ collection: `${ridePath()}/remarks`, ...(limit !== undefined && { limit }) }),
});

/** Access to remarks that depends on the ride or the session (rides R36); see `privacy/`. */
export const REMARK_READING_CASES: readonly Case[] = [
  ...Object.entries({
    'has ridden with it': ride('completed', { rider: 'sam' }),
    'has driven it': ride('completed', { driver: 'sam' }),
    'has refused or lost it': ride('requested', { declined: ['dan', 'sam'] }),
  }).map(([what, before]) => ({
    title: `an administrator who ${what} before they became one does not read its remarks`,
    seed: { ...stored, [ridePath()]: before },
    permitted: reads(ada),
    refused: { 'one of them': reads(sam), 'their list': lists(sam, 100) },
  })),
  {
    title: 'a driver who was rejected meanwhile reads their own remarks (rides R26)',
    seed: { ...stored, ...account(dora, 'driver', { status: 'rejected', signedInSince: at(-60) }) },
    permitted: reads(dora),
    refused: { 'and nothing else': reads(dora, 6) },
  },
  {
    title: 'a driver whose session is just new enough reads their own remarks',
    seed: {
      ...stored,
      ...account(dora, 'driver', { signedInSince: new Date(SIGNED_IN_AT.getTime() + 999) }),
    },
    permitted: reads(dora),
    refused: { 'with a token from a second before': reads(later(dora, -1)) },
  },
  {
    title: 'an administrator lists the remarks of a ride',
    seed: stored,
    permitted: lists(ada, 100),
    refused: {
      'without a limit': lists(ada),
      'more than a page': lists(ada, 101),
      'the author, their own': {
        by: dora,
        does: list({ collection: `${ridePath()}/remarks`, where: [['by', '==', 'dora']], limit: 1 }),
      },
    },
  },
];
