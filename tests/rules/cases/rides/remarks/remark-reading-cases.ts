import { account } from '../../../scenario/documents.ts';
import { later, NOBODY, person, SIGNED_IN_AT } from '../../../scenario/people.ts';
import { get, list, type Case, type Person } from '../../../scenario/request.ts';
import { FIRM } from '../../../scenario/rides/firm.ts';
import { at, DAY, remarkPath, ride, ridePath } from '../../../scenario/rides/ride-documents.ts';
import { givesBack } from '../../../scenario/rides/remarking.ts';
import { ada, dan, dora, olga, penny, pia, sam } from '../../../scenario/rides/ride-people.ts';

const pat = person('pat');
const dirk = person('dirk');
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
  ...account(pat, 'passenger', { status: 'pending' }),
  ...account(dirk, 'driver', { status: 'rejected' }),
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

const nobodyElse = {
  nobody: reads(NOBODY),
  'the passenger': reads(penny),
  'another passenger': reads(pia),
  'another driver, who sees the request': reads(dan),
  'an auditor': reads(olga),
  'a pending passenger': reads(pat),
  'a rejected driver': reads(dirk),
};

/** Who reads what was said about a step (rides R36). */
export const REMARK_READING_CASES: readonly Case[] = [
  ...[ada, sam].map((who) => ({
    title: `${who.sub}, who administrates, reads a remark`,
    seed: stored,
    permitted: reads(who),
    refused: nobodyElse,
  })),
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
    title: 'a driver reads what they have said themselves',
    seed: stored,
    permitted: reads(dora),
    refused: { ...nobodyElse, 'what others said': reads(dora, 6), 'what was changed': reads(dora, 4) },
  },
  {
    title: 'a driver who was only asked reads their own reason, and no other',
    seed: stored,
    permitted: reads(dan, 6),
    refused: { 'of another driver': reads(dan, 3), 'the passenger, of them': reads(penny, 6) },
  },
  {
    title: 'the driver of the ride does not read why it was given back before',
    seed: { ...stored, [ridePath()]: ride('on_the_way', { driver: 'dan', rev: 7, declined: ['dora'] }) },
    permitted: reads(dora),
    refused: { 'the driver': reads(dan), 'the passenger': reads(penny) },
  },
  {
    title: 'a driver who was rejected meanwhile reads what they have said (rides R26)',
    seed: { ...stored, ...account(dora, 'driver', { status: 'rejected', signedInSince: at(-60) }) },
    permitted: reads(dora),
    refused: { 'and nothing else': reads(dora, 6) },
  },
  {
    title: 'a driver whose session is just new enough reads what they have said',
    seed: {
      ...stored,
      ...account(dora, 'driver', { signedInSince: new Date(SIGNED_IN_AT.getTime() + 999) }),
    },
    permitted: reads(dora),
    refused: { 'with a token from a second before': reads(later(dora, -1)) },
  },
  ...[ada, sam].map((who) => ({
    title: `${who.sub}, who administrates, lists the remarks of a ride`,
    seed: stored,
    permitted: lists(who, 100),
    refused: {
      'without a limit': lists(who),
      'more than a page': lists(who, 101),
      'the author of one': lists(dora, 100),
      'the passenger': lists(penny, 1),
      'an auditor': lists(olga, 1),
      'the author, their own': {
        by: dora,
        does: list({ collection: `${ridePath()}/remarks`, where: [['by', '==', 'dora']], limit: 1 }),
      },
      'of all rides': { by: who, does: list({ collection: 'remarks', group: true, limit: 1 }) },
    },
  })),
];
