import { account, type Changes } from '../../scenario/documents.ts';
import { later, SIGNED_IN_AT, type SignedIn } from '../../scenario/people.ts';
import { get, list, type Case, type Operation } from '../../scenario/request.ts';
import { cancels, ends } from '../../scenario/rides/ending.ts';
import {
  at,
  DETAILS,
  detailsPath,
  ride,
  ridePath,
  shift,
  TERMS,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dora, penny, RIDE_PEOPLE } from '../../scenario/rides/ride-people.ts';
import { takes } from '../../scenario/rides/ride-step.ts';
import { record } from '../../scenario/rides/slots.ts';

const SAME_SECOND = { signedInSince: new Date(SIGNED_IN_AT.getTime() + 999) };
const REJECTED = { status: 'rejected', signedInSince: at(-60) };

interface Way {
  readonly who: SignedIn;
  /** Further fields of the ride. Its state is `requested`. */
  readonly before?: Changes;
  readonly does: Operation;
}

const dead = { searchFrom: at(-TERMS.search) };
const driven = { driver: 'dora' };
const expires = { ...ends('requested', 'expired', 'expire', penny), before: ride('requested', dead) };
const listed = (field: string, who: SignedIn) =>
  list({ collection: 'rides', where: [[field, '==', who.sub]], limit: 20 });

/** The rights of people who have lost their approval. Other people with an ended session do not have them. */
const WAYS: Readonly<Record<string, Way>> = {
  'reads their ride': { who: penny, does: get(ridePath()) },
  'lists their rides': { who: penny, does: listed('rider', penny) },
  'reads the details of their ride': { who: penny, does: get(detailsPath()) },
  'reads what is remembered of them': { who: penny, does: get('riders/penny') },
  'cancels their ride': { who: penny, does: takes(cancels('requested')).does },
  'records that their search is over': { who: penny, before: dead, does: takes(expires).does },
  'reads a ride that they drove': { who: dora, before: driven, does: get(ridePath()) },
  'lists the rides that they drove': { who: dora, before: driven, does: listed('driver', dora) },
  'reads their own shift': { who: dora, does: get('drivers/dora') },
};

function casesOf(title: string, { who, before = {}, does }: Way): readonly Case[] {
  const role = who === dora ? 'driver' : 'passenger';
  const { [`users/${who.sub}`]: _, ...others } = {
    ...RIDE_PEOPLE,
    [ridePath()]: ride('requested', before),
    [detailsPath()]: DETAILS,
    'riders/penny': record,
    'drivers/dora': shift(),
  };
  return [
    {
      title: `${who.sub}, whose session is just new enough, ${title}`,
      seed: { ...others, ...account(who, role, SAME_SECOND) },
      permitted: { by: who, does },
      refused: {
        'with a token from a second before': { by: later(who, -1), does },
        'with a token that does not say when': { by: { ...who, auth_time: null }, does },
      },
    },
    {
      title: `${who.sub}, who was rejected during this session, ${title} (rides R26)`,
      seed: { ...others, ...account(who, role, REJECTED) },
      permitted: { by: who, does },
      refused: { 'and another profile': { by: who, does: get('users/ada') } },
    },
    {
      title: `a token of a released account gives no right: ${title}`,
      seed: others,
      permitted: { by: ada, does: get(ridePath()) },
      refused: { 'an hour long': { by: who, does } },
    },
  ];
}

/** D35 and R26: an ended session reads and ends no ride. Only people who have lost their approval may still do so. */
export const RIDE_SESSION_CASES: readonly Case[] = Object.entries(WAYS).flatMap(([title, way]) =>
  casesOf(title, way),
);
