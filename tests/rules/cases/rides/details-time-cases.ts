import type { Changes } from '../../scenario/documents.ts';
import { get, type Case } from '../../scenario/request.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import {
  at,
  CARD_AT_THE_END,
  DAY,
  DETAILS,
  detailsPath,
  ride,
  ridePath,
  TERMS,
  type State,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, penny, pia } from '../../scenario/rides/ride-people.ts';
import { LATER } from '../../scenario/rides/slots.ts';

const reads = (by: Case['permitted']['by']) => ({ by, does: get(detailsPath()) });
const seeded = (state: State, changes: Changes) => ({
  ...FIRM,
  [ridePath()]: ride(state, { ...LATER, ...changes }),
  [detailsPath()]: DETAILS,
});

/** It is due this many seconds from now. */
const dueIn = (seconds: number) => ({ pickupAt: at(TERMS.release + seconds) });
/** It was cancelled an hour ago, this many seconds after it was due. */
const cancelledAfterDue = (seconds: number) => ({
  pickupAt: at(TERMS.release - 3600 - seconds),
  endedAt: at(-3600),
  driver: 'dora',
  card: CARD_AT_THE_END,
});

type Situation = readonly [what: string, state: State, changes: Changes];
const OPEN: readonly Situation[] = [
  ['that is due just now', 'accepted', dueIn(0)],
  ['that was due an hour ago', 'accepted', dueIn(-3600)],
  ['that they have set off for a day early', 'on_the_way', {}],
  ['that they have come for a day early', 'arrived', {}],
  ['that they began a day early', 'in_progress', {}],
  ['that they completed a day early', 'completed', {}],
  ['whose passenger did not come', 'no_show', {}],
  ['that they completed yesterday, nearly a day ago', 'completed', { endedAt: at(-DAY + 3600) }],
  ['that was cancelled when it became due', 'cancelled', cancelledAfterDue(0)],
  ['that was cancelled long after it was due', 'cancelled', cancelledAfterDue(7200)],
  ['that they had set off for when it was cancelled early', 'cancelled', cancelledAfterDue(-3600)],
];
const CLOSED: readonly Situation[] = [
  ['that is due in a while', 'accepted', dueIn(3600)],
  ['of tomorrow', 'accepted', {}],
  ['that they are only asked for, although it is due', 'offered', dueIn(0)],
  ['that they completed a day ago', 'completed', { endedAt: at(-DAY) }],
  ['whose passenger did not come a day ago', 'no_show', { endedAt: at(-DAY) }],
  ['that was cancelled before it was due', 'cancelled', { ...cancelledAfterDue(-1), card: null }],
  ['whose cancellation before it was due is corrected', 'no_show', { ...cancelledAfterDue(-1), card: null }],
  [
    'that was cancelled a day ago',
    'cancelled',
    { ...cancelledAfterDue(0), pickupAt: at(-DAY), endedAt: at(-DAY) },
  ],
  ['that was cancelled while they were asked', 'cancelled', { ...cancelledAfterDue(0), card: null }],
];

/** From when, and until when, the driver reads who rides and the exact places (rides R11). */
export const DETAILS_TIME_CASES: readonly Case[] = [
  ...OPEN.map(([what, state, changes]) => ({
    title: `a driver reads the details of a ride ${what}`,
    seed: seeded(state, changes),
    permitted: reads(dora),
    refused: { 'another driver': reads(dan), 'another passenger': reads(pia) },
  })),
  ...CLOSED.map(([what, state, changes]) => ({
    title: `a driver does not read the details of a ride ${what}`,
    seed: seeded(state, changes),
    permitted: reads(penny),
    refused: { 'the driver': reads(dora), 'another driver': reads(dan), 'another passenger': reads(pia) },
  })),
  ...(['requested', 'accepted', 'completed'] as const).map((state) => ({
    title: `a driver who has refused or lost a ride that is ${state} does not read its details`,
    seed: seeded(state, { ...dueIn(0), ...(state !== 'requested' && { driver: 'dan' }), declined: ['dora'] }),
    permitted: reads(state === 'requested' ? ada : dan),
    refused: { 'whoever has it now': reads(dora) },
  })),
  {
    title: 'a driver who has refused or lost a ride does not read it once it is with another',
    seed: seeded('accepted', { driver: 'dan', declined: ['dora'] }),
    permitted: { by: dan, does: get(ridePath()) },
    refused: { 'by its path': { by: dora, does: get(ridePath()) } },
  },
];
