import { SERVER_TIME, type Data } from '../../scenario/datum.ts';
import type { Changes } from '../../scenario/documents.ts';
import { commits, get, set, update, writesOf, type Case, type Write } from '../../scenario/request.ts';
import { onDuty, take } from '../../scenario/rides/driving.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { reserve } from '../../scenario/rides/promising.ts';
import { counts, declines, givesBack } from '../../scenario/rides/remarking.ts';
import {
  at,
  OTHER_RIDE,
  remarkPath,
  RIDE,
  ride,
  ridePath,
  shift,
  TERMS,
} from '../../scenario/rides/ride-documents.ts';
import { dan, dora } from '../../scenario/rides/ride-people.ts';
import { numberOf, remarkOf, steppedRide, takes, type Taken } from '../../scenario/rides/ride-step.ts';
import { LATER } from '../../scenario/rides/slots.ts';
import { each } from '../../scenario/wrong-values.ts';

const HOUR = 3600;
type Kept = Readonly<Record<string, Data[string]>>;

/** A seed with Dora, who has given back some rides, and a ride before she gives it back. */
const having = (gaveBack: Kept | undefined, before = ride('accepted'), more: Changes = {}) => ({
  ...FIRM,
  ...onDuty(gaveBack === undefined ? more : { gaveBack, ...more }),
  [ridePath()]: before,
});
const backAs = (gaveBack: Kept): Taken => ({
  ...givesBack(),
  also: [update('drivers/dora', { gaveBack, seenAt: SERVER_TIME })],
});
const old = { ride: OTHER_RIDE, 0: at(-3 * HOUR), 1: at(-2 * HOUR), 2: at(-HOUR) };
/** The record before a ride is given back, and after it. */
const TURNS: Readonly<Record<string, readonly [Kept | undefined, Kept]>> = {
  first: [undefined, { place: '0', ride: RIDE, 0: SERVER_TIME }],
  second: [
    { place: '0', ride: OTHER_RIDE, 0: at(-HOUR) },
    { place: '1', ride: RIDE, 0: at(-HOUR), 1: SERVER_TIME },
  ],
  third: [
    { place: '1', ride: RIDE, 0: at(-2 * HOUR), 1: at(-HOUR) },
    { place: '2', ride: RIDE, 0: at(-2 * HOUR), 1: at(-HOUR), 2: SERVER_TIME },
  ],
  fourth: [
    { ...old, place: '2' },
    { ...old, place: '0', ride: RIDE, 0: SERVER_TIME },
  ],
};

const COUNTED_CASES: readonly Case[] = Object.entries(TURNS).map(([nth, [before, after]]) => {
  const place = String(after['place']);
  const next = { 0: '1', 1: '2', 2: '0' }[place] ?? '';
  return {
    title: `a ${nth} ride that a driver gives back is counted with its time`,
    seed: having(before),
    permitted: takes(backAs(after)),
    refused: {
      'not at all': takes({ ...givesBack(), also: [] }),
      'with a sign of life alone': takes({
        ...givesBack(),
        also: [update('drivers/dora', { seenAt: SERVER_TIME })],
      }),
      ...each(
        {
          'at an earlier time': { ...after, [place]: at(-HOUR / 2) },
          'at another place': { ...after, place: next, [next]: SERVER_TIME },
          'at a place of another name': { ...after, place: '3', 3: SERVER_TIME },
          'as another ride': { ...after, ride: OTHER_RIDE },
          'with more': { ...after, fare: 12 },
          ...(before !== undefined && {
            'instead of all before': { place, ride: RIDE, [place]: SERVER_TIME },
            'with an earlier one moved': { ...after, [String(before['place'])]: at(-9 * HOUR) },
          }),
        },
        (gaveBack) => takes(backAs(gaveBack)),
      ),
      'with the lock taken off': takes({
        ...givesBack(),
        also: [update('drivers/dora', { gaveBack: after, seenAt: SERVER_TIME, ride: RIDE })],
      }),
      'without a sign of life': takes({
        ...givesBack(),
        also: [update('drivers/dora', { gaveBack: after })],
      }),
    },
  };
});

const others = having(undefined, ride('accepted', { driver: 'dan' }));
const alone = commits(dora, counts());
const alive = commits(dora, update('drivers/dora', { seenAt: SERVER_TIME }));
const danGivesBack = (also: readonly Write[]): Taken => ({
  ...givesBack(),
  by: dan,
  before: ride('accepted', { driver: 'dan' }),
  changes: { ...givesBack().changes, declined: ['dan'] },
  also,
});
const danCounts = update('drivers/dan', {
  gaveBack: { place: '0', ride: RIDE, 0: SERVER_TIME },
  seenAt: SERVER_TIME,
});

/** Only rides that were given back are counted, so no driver can push an earlier time out of the record. */
const UNCOUNTED_CASES: readonly Case[] = [
  {
    title: 'a driver with a ride gives a sign of life',
    seed: having(undefined),
    permitted: alive,
    refused: { 'and counts nothing that was not given back': alone },
  },
  {
    title: 'a driver reads a request that another driver has given back',
    seed: having(undefined, ride('requested', { did: givesBack().did, declined: ['dan'] })),
    permitted: { by: dora, does: get(ridePath()) },
    refused: { 'and does not count it': alone },
  },
  {
    title: 'a driver counts the ride that they give back',
    seed: { ...others, 'drivers/dan': shift({ name: 'Person dan' }) },
    permitted: takes(danGivesBack([danCounts])),
    refused: {
      'not in the record of another': takes(danGivesBack([counts()])),
      'nor does another driver with them': takes(danGivesBack([danCounts, counts()])),
      'nor another driver alone': alone,
    },
  },
  {
    title: 'a driver who declines an offer counts nothing',
    seed: having(undefined, ride('offered')),
    permitted: takes(declines()),
    refused: { 'not even if they like': takes({ ...declines(), also: [counts()] }) },
  },
  {
    title: 'a ride that its driver gave back before is counted once more',
    seed: having({ place: '0', ride: RIDE, 0: at(-HOUR) }),
    permitted: takes(backAs({ place: '1', ride: RIDE, 0: at(-HOUR), 1: SERVER_TIME })),
    refused: { 'and not as it was': takes({ ...givesBack(), also: [] }) },
  },
];

const other = (taken: Taken): readonly Write[] => [
  set(ridePath(OTHER_RIDE), steppedRide(taken)),
  ...(taken.remark === undefined ? [] : [set(remarkPath(numberOf(taken), OTHER_RIDE), remarkOf(taken))]),
];
const withOther = (before: Data, gaveBack?: Kept, more: Changes = {}) => ({
  ...having(gaveBack, undefined, more),
  [ridePath(OTHER_RIDE)]: before,
});
const both = (...writes: readonly Write[]) => commits(dora, ...writesOf(takes(givesBack())), ...writes);
const BATCH_CASES: readonly Case[] = [
  {
    title: 'a driver with two rides gives back one',
    seed: withOther(ride('accepted')),
    permitted: takes(givesBack()),
    refused: { 'and the other in a batch of its own': both(...other(givesBack())) },
  },
  ...[ride('requested', LATER), ride('requested', { ...LATER, pickupAt: at(-60) })].map((before, n) => ({
    title: `a driver whose record names another ride that is ${n === 0 ? 'for tomorrow' : 'due'} gives one back`,
    seed: withOther(before, undefined, { slots: { later1: OTHER_RIDE }, claim: 'later1' }),
    permitted: takes(givesBack()),
    refused: { 'and promises that in no such batch': both(...other(reserve(before, []))) },
  })),
  {
    title: 'a driver whose pointer names another ride gives one back',
    seed: withOther(ride('requested'), undefined, { ride: OTHER_RIDE }),
    permitted: takes(givesBack()),
    refused: { 'and takes that in no such batch': both(...other(take(ride('requested'), {}, []))) },
  },
];

const promisedIn = (seconds: number) =>
  ride('accepted', { ...LATER, pickupAt: at(seconds), searchFrom: at(seconds) });
const backIn = (seconds: number, also: Taken['also'] = []): Taken => ({
  ...givesBack(),
  before: promisedIn(seconds),
  changes: { ...givesBack().changes, searchFrom: at(seconds) },
  also,
});

const setOffEarly = ride('on_the_way', { ...LATER, pickupAt: at(HOUR), searchFrom: at(HOUR) });
const early: Taken = {
  ...backIn(HOUR),
  before: setOffEarly,
  changes: { ...givesBack().changes, searchFrom: at(HOUR), etaAt: undefined },
};

/** Rides whose details the driver could not read yet. */
const EARLY_CASES: readonly Case[] = [
  {
    title: 'a driver gives back a promise a second before it is due, and need not count it',
    ofMoment: true,
    seed: having(undefined, promisedIn(TERMS.release + 1)),
    permitted: takes(backIn(TERMS.release + 1)),
    refused: {
      'but counts it as it is or not at all': takes(backIn(TERMS.release + 1, [counts({ 0: at(-1) })])),
    },
  },
  {
    title: 'a driver whose clock is slow counts a promise that is not due',
    seed: having(undefined, promisedIn(HOUR)),
    permitted: takes(backIn(HOUR, [counts()])),
    refused: { 'but not as another': takes(backIn(HOUR, [counts({ ride: OTHER_RIDE })])) },
  },
  ...(['1', '2'] as const).map((place) => ({
    title: `a driver who may leave a promise uncounted counts it at no wrong place, such as the one after ${place}`,
    seed: having(
      { place: '0', ride: OTHER_RIDE, 0: at(-1), 1: at(-2 * HOUR), 2: at(-HOUR) },
      promisedIn(HOUR),
    ),
    permitted: takes(backIn(HOUR)),
    refused: {
      'to choose at once': takes(
        backIn(HOUR, [
          update('drivers/dora', {
            gaveBack: {
              place: place === '1' ? '2' : '0',
              ride: RIDE,
              0: at(-1),
              1: SERVER_TIME,
              2: at(-HOUR),
            },
            seenAt: SERVER_TIME,
          }),
        ]),
      ),
    },
  })),
  {
    title: 'a driver who has set off early gives the ride back, and counts it',
    seed: having(undefined, setOffEarly),
    permitted: takes({ ...early, also: [counts()] }),
    refused: { 'and does not leave it out': takes(early) },
  },
  {
    title: 'a promise that has become due is given back and counted',
    ofMoment: true,
    seed: having(undefined, promisedIn(TERMS.release)),
    permitted: takes(backIn(TERMS.release, [counts()])),
    refused: { 'and not left out': takes(backIn(TERMS.release)) },
  },
];

/** D91: a ride that is given back is counted, with its time, if its details were open to the driver. */
export const GAVE_BACK_CASES: readonly Case[] = [
  ...COUNTED_CASES,
  ...UNCOUNTED_CASES,
  ...BATCH_CASES,
  ...EARLY_CASES,
];
