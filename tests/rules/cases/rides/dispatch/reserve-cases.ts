import { SERVER_TIME } from '../../../scenario/datum.ts';
import { account } from '../../../scenario/documents.ts';
import { commits, set, update, writesOf, type Case } from '../../../scenario/request.ts';
import { each } from '../../../scenario/wrong-values.ts';
import { isRefusedTo } from '../../../scenario/rides/driving.ts';
import { FIRM } from '../../../scenario/rides/firm.ts';
import {
  claims,
  promising,
  PROMISE_SLOTS,
  reserve,
  seeded,
  tomorrow,
  whileDriving,
} from '../../../scenario/rides/promising.ts';
import {
  at,
  CAR,
  CARD,
  OTHER_RIDE,
  RIDE,
  remarkPath,
  ride,
  ridePath,
  shift,
  TERMS,
  endsDuty,
  NEXT_TURN,
} from '../../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia } from '../../../scenario/rides/ride-people.ts';
import {
  by,
  notSteps,
  numberOf,
  remarkOf,
  steppedRide,
  takes,
  type Taken,
} from '../../../scenario/rides/ride-step.ts';
import { counts, givesBack } from '../../../scenario/rides/remarking.ts';
import { LATER } from '../../../scenario/rides/slots.ts';

const requested = ride('requested');
const asked = (changes = {}) => ride('offered', { ...LATER, ...changes });
/** A ride that was offered to Dan, who has not answered in time. */
const unanswered = asked({ driver: 'dan', offeredAt: at(-TERMS.offerAhead) });
/** A request that is due in `seconds`. */
const dueIn = (seconds: number) =>
  ride('requested', {
    ...LATER,
    pickupAt: at(TERMS.release + seconds),
    searchFrom: at(TERMS.release + seconds),
  });
const long = (rev: number) => ride('requested', { ...LATER, rev });
/** Dora gives back a ride for which she has set off. */
const leaves: Taken = {
  ...givesBack(),
  before: ride('on_the_way'),
  changes: { ...givesBack().changes, etaAt: undefined },
};
const takesBreak = { duty: 'break', ...NEXT_TURN };

const notReserves = (taken: Taken, slot: string) => ({
  ...notSteps(taken),
  ...by(taken, [penny, pia, dan, ada, olga]),
  ...each(
    {
      'for another driver': { driver: 'dan' },
      'with another card': { card: { ...CARD, plate: 'B-XX 9' } },
      'without a card': { card: null },
      'with an estimate': { etaAt: at(300) },
      'as an offer': { offeredAt: SERVER_TIME },
      'as on the way': { state: 'on_the_way' },
      'with the search begun anew': { searchFrom: SERVER_TIME },
      'with a driver who declined': { declined: ['dan'] },
    },
    (altered) => takes(taken, altered),
  ),
  'without a slot': takes({ ...taken, also: [] }),
  'and taking a break': takes({ ...taken, also: [...promising(slot, {}, takesBreak), endsDuty()] }),
  'and taking a break besides': takes({
    ...taken,
    also: [...promising(slot), update('drivers/dora', { ...takesBreak, seenAt: SERVER_TIME }), endsDuty()],
  }),
  'and pointing at it': takes({ ...taken, also: promising(slot, {}, { ride: 'x' }) }),
  'in the slot of another driver': takes({
    ...taken,
    also: [update('drivers/dan', { slots: { [slot]: 'x' }, claim: slot, seenAt: SERVER_TIME })],
  }),
});
const others = { 'drivers/dan': shift({ name: 'Person dan' }), 'vehicles/car-1': CAR };

/** Step 6 of rides 3. */
export const RESERVE_CASES: readonly Case[] = [
  ...Object.entries({
    'a request of tomorrow': tomorrow,
    'a ride of tomorrow that they are asked for': asked(),
    'a later ride that is due': ride('requested', { ...LATER, pickupAt: at(60), searchFrom: at(60) }),
  }).map(([what, before]) => ({
    title: `a driver on duty promises ${what}`,
    seed: { ...seeded(before), ...others },
    permitted: takes(reserve(before)),
    refused: notReserves(reserve(before), 'later1'),
  })),
  ...Object.entries({ 'a request': requested, 'a ride that they are asked for': ride('offered') }).map(
    ([what, before]) => ({
      title: `a driver who drives promises ${what} as the next one`,
      seed: { ...whileDriving(before), ...others },
      permitted: takes(reserve(before, promising('next'))),
      refused: {
        ...notReserves(reserve(before, promising('next')), 'next'),
        ...Object.fromEntries(
          PROMISE_SLOTS.filter((slot) => slot !== 'next').map((slot) => [
            `in the slot ${slot}`,
            takes(reserve(before, promising(slot))),
          ]),
        ),
      },
    }),
  ),
  ...Object.entries({
    'a driver who is not driving': seeded(requested),
    'a driver whose pointer names a ride that another drives': {
      ...whileDriving(requested),
      [ridePath(OTHER_RIDE)]: ride('in_progress', { driver: 'dan' }),
    },
    'a driver whose last ride is over': {
      ...whileDriving(requested),
      [ridePath(OTHER_RIDE)]: ride('completed'),
    },
    'a driver who has only promised another': {
      ...whileDriving(requested),
      [ridePath(OTHER_RIDE)]: ride('accepted'),
    },
    'a driver whose pointer names a ride that is gone': seeded(requested, { ride: OTHER_RIDE }),
  }).map(([who, seed]) =>
    isRefusedTo(`${who} promises no ride now`, seed, reserve(requested, promising('next'))),
  ),
  {
    title:
      'a driver promises a ride now while they drive another, which they do not give back in the same batch',
    seed: { ...whileDriving(requested), [ridePath(OTHER_RIDE)]: ride('on_the_way') },
    permitted: takes(reserve(requested, promising('next'))),
    refused: {
      'given back': commits(
        dora,
        ...writesOf(takes(reserve(requested, promising('next')))),
        set(ridePath(OTHER_RIDE), steppedRide(leaves)),
        set(remarkPath(numberOf(leaves), OTHER_RIDE), remarkOf(leaves)),
      ),
    },
  },
  {
    title:
      'a driver promises again a ride that their record names already, without giving back the ride that they drive',
    seed: {
      ...whileDriving(ride('offered'), { slots: { next: RIDE }, claim: 'next' }),
      [ridePath(OTHER_RIDE)]: ride('on_the_way'),
    },
    permitted: takes(reserve(ride('offered'), [update('drivers/dora', { seenAt: SERVER_TIME })])),
    refused: {
      'given back, and counted': commits(
        dora,
        ...writesOf(takes(reserve(ride('offered'), [counts({ ride: OTHER_RIDE })]))),
        set(ridePath(OTHER_RIDE), steppedRide(leaves)),
        set(remarkPath(numberOf(leaves), OTHER_RIDE), remarkOf(leaves)),
      ),
    },
  },
  {
    title: 'another driver promises a ride that was not answered in time',
    seed: seeded(unanswered),
    permitted: takes(reserve(unanswered)),
    refused: { 'for the one who was asked': takes(reserve(unanswered), { driver: 'dan' }) },
  },
  isRefusedTo(
    'another driver does not promise a ride that may still be answered in time',
    seeded(asked({ driver: 'dan', offeredAt: at(3600) })),
    reserve(asked({ driver: 'dan', offeredAt: at(3600) })),
  ),
  ...(['break', 'off'] as const).flatMap((duty): readonly Case[] => [
    {
      title: `a driver with the duty ${duty} promises a ride of tomorrow, in the car of their record`,
      seed: { ...seeded(tomorrow, { duty }), ...others },
      permitted: takes(reserve()),
      refused: {
        ...by(reserve(), [penny, pia, dan, ada, olga]),
        'with another card': takes(reserve(), { card: { ...CARD, plate: 'B-XX 9' } }),
        'without a slot': takes({ ...reserve(), also: [] }),
        'without a time in their record': takes({
          ...reserve(),
          also: [update('drivers/dora', claims('later1'))],
        }),
        'in a slot for what is due': takes(reserve(tomorrow, promising('due'))),
        'and setting off for it': takes(reserve(), { state: 'on_the_way' }),
      },
    },
    {
      title: `a driver with the duty ${duty} promises a ride a second before it is due`,
      ofMoment: true,
      seed: { ...seeded(dueIn(1), { duty }), 'vehicles/car-1': CAR },
      permitted: takes(reserve(dueIn(1))),
      refused: { 'not for another driver': takes(reserve(dueIn(1)), { driver: 'dan' }) },
    },
    isRefusedTo(
      `a driver with the duty ${duty} does not promise a ride that is due`,
      seeded(dueIn(0), { duty }),
      reserve(dueIn(0)),
    ),
  ]),
  isRefusedTo('a driver without a record promises nothing', { ...FIRM, [ridePath()]: tomorrow }, reserve()),
  isRefusedTo(
    'a dead request is not promised (rides R10)',
    seeded(ride('requested', { ...LATER, searchFrom: at(-TERMS.search) })),
    reserve(ride('requested', { ...LATER, searchFrom: at(-TERMS.search) })),
  ),
  {
    title: 'a request whose log has two hundred lines is promised',
    seed: seeded(long(199)),
    permitted: takes(reserve(long(199))),
    refused: { 'but not twice at once': takes(reserve(long(198))) },
  },
  isRefusedTo('a request whose log is longer is not promised', seeded(long(200)), reserve(long(200))),
  isRefusedTo(
    'a rejected driver promises nothing',
    { ...seeded(tomorrow), ...account(dora, 'driver', { status: 'rejected' }) },
    reserve(),
  ),
  ...(['accepted', 'on_the_way', 'arrived', 'in_progress', 'completed', 'cancelled', 'expired'] as const).map(
    (state) =>
      isRefusedTo(
        `a ride that is ${state} is not promised`,
        seeded(ride(state, LATER)),
        reserve(ride(state, LATER)),
      ),
  ),
];
