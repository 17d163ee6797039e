import { SERVER_TIME, type Data } from '../../../scenario/datum.ts';
import { account, type Changes } from '../../../scenario/documents.ts';
import { commits, type Case, update } from '../../../scenario/request.ts';
import { each } from '../../../scenario/wrong-values.ts';
import { FIRM } from '../../../scenario/rides/firm.ts';
import { BEFORE_BOARDING } from '../../../scenario/rides/ending.ts';
import { DANS_CARD, GIFTS, gives, isRefused, seeded, type Gift } from '../../../scenario/rides/giving.ts';
import {
  at,
  CARD,
  CARD_AT_THE_END,
  DAY,
  OTHER_RIDE,
  ride,
  ridePath,
  shift,
  TERMS,
  endsDuty,
  NEXT_TURN,
  ENDED,
} from '../../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia, sam } from '../../../scenario/rides/ride-people.ts';
import { by, notSteps, takes } from '../../../scenario/rides/ride-step.ts';

const requested = ride('requested');
const endsShift = [update('drivers/dan', { duty: 'off', ...NEXT_TURN }), endsDuty('ada', 'dan')];
const tomorrow = ride('requested', { kind: 'later', pickupAt: at(DAY), searchFrom: at(DAY) });
const atLast = (seconds: number) => ride('requested', { pickupAt: at(seconds), searchFrom: at(seconds) });
const dansShift = (changes: Changes) => ({ 'drivers/dan': shift({ name: 'Person dan', ...changes }) });

/** Steps 3 and 4 of rides 3. */
const casesOf = (gift: Gift): readonly Case[] => [
  ...BEFORE_BOARDING.map((state) => ({
    title: `a dispatcher may ${gift[0]} a ride that is ${state} to a driver on duty`,
    seed: seeded(ride(state)),
    permitted: takes(gives(gift, ride(state))),
    refused: {
      ...notSteps(gives(gift, ride(state))),
      ...by(gives(gift, ride(state)), [penny, pia, dora, dan, olga]),
      ...each(
        {
          'to a passenger': { driver: 'pia' },
          'to an administrator': { driver: 'sam' },
          'to no driver': { driver: null },
          'to a stranger': { driver: 'nobody' },
          'to a path': { driver: 'dan/reviews' },
          'to a number': { driver: 7 },
        },
        (other) => takes(gives(gift, ride(state), other)),
      ),
      ...each(
        {
          'with an estimate': { etaAt: at(300) },
          'with an arrival': { arrivedAt: at(-TERMS.wait) },
          'with the search begun anew': { searchFrom: SERVER_TIME },
          'with a driver who declined': { declined: ['dan'] },
          'with another trip': { people: 2 },
          'with Dora’s card': { card: CARD },
          'with a card without a number': { card: { ...CARD_AT_THE_END, name: 'Person dan' } },
          'for another driver than the line says': { driver: 'dora' },
          'as on the way': { state: 'on_the_way' },
          'as requested': { state: 'requested' },
          closed: { open: false },
        },
        (altered) => takes(gives(gift, ride(state)), altered),
      ),
      'without the driver in its line': takes({ ...gives(gift, ride(state)), line: {} }),
      'with a reason': takes({ ...gives(gift, ride(state)), line: { driver: 'dan', why: 'other' } }),
    },
  })),
  ...(['in_progress', ...ENDED] as const).map((state) =>
    isRefused(gift, `a ride that is ${state}`, ride(state)),
  ),
  isRefused(gift, 'a request that is dead (rides R10)', ride('requested', { searchFrom: at(-TERMS.search) })),
  isRefused(gift, 'a request whose log is too long', ride('requested', { rev: 200 })),
  isRefused(gift, 'a driver who was rejected', requested, account(dan, 'driver', { status: 'rejected' })),
  isRefused(gift, 'a former driver', requested, account(dan, 'admin')),
  isRefused(gift, 'a driver on a break', requested, dansShift({ duty: 'break' })),
  isRefused(gift, 'a driver off duty', requested, dansShift({ duty: 'off' })),
  isRefused(
    gift,
    'a driver off duty, as soon as a later ride is due',
    atLast(TERMS.release),
    dansShift({ duty: 'off' }),
  ),
  {
    title: `a dispatcher may ${gift[0]} a ride that is due to a driver on duty who drives`,
    seed: seeded(atLast(TERMS.release), {
      ...dansShift({ ride: OTHER_RIDE }),
      [ridePath(OTHER_RIDE)]: ride('arrived', { driver: 'dan' }),
    }),
    permitted: takes({ ...gives(gift, atLast(TERMS.release)), by: sam }),
    refused: { 'to another person': takes(gives(gift, atLast(TERMS.release), { driver: 'pia' })) },
  },
  {
    title: `a dispatcher who ends a shift does not ${gift[0]} the driver a ride in the same batch`,
    seed: seeded(requested),
    permitted: commits(ada, ...endsShift),
    refused: {
      'a ride that is due': takes({
        ...gives(gift, requested),
        also: [...(gives(gift, requested).also ?? []), ...endsShift],
      }),
    },
  },
  ...(['break', 'off'] as const).map((duty) => ({
    title: `a dispatcher may ${gift[0]} a ride of tomorrow to a driver whose duty is ${duty} now`,
    seed: seeded(tomorrow, dansShift({ duty })),
    permitted: takes(gives(gift, tomorrow)),
    refused: { 'to another person': takes(gives(gift, tomorrow, { driver: 'pia' })) },
  })),
  {
    title: `a dispatcher may ${gift[0]} a request whose log has two hundred lines`,
    seed: seeded(ride('requested', { rev: 199 })),
    permitted: takes(gives(gift, ride('requested', { rev: 199 }))),
    refused: { 'to another person': takes(gives(gift, ride('requested', { rev: 199 }), { driver: 'pia' })) },
  },
];

/** A seed in which Dan is approved, and was never on duty. */
const neverOnDuty = (before: Data) => ({ ...FIRM, 'drivers/dora': shift(), [ridePath()]: before });
const [offer, assign] = GIFTS;
const NEWCOMER_CASES: readonly Case[] = [
  {
    title: 'a driver who was never on duty is offered a ride of tomorrow',
    seed: neverOnDuty(tomorrow),
    permitted: takes(gives(offer, tomorrow)),
    refused: {
      'and is not assigned it': takes({ ...gives(assign, tomorrow), also: [] }),
      'nor with a slot': takes(gives(assign, tomorrow)),
      ...by(gives(offer, tomorrow), [penny, pia, dora, dan, olga]),
      'to a passenger': takes(gives(offer, tomorrow, { driver: 'pia' })),
    },
  },
  {
    title: 'a driver who was never on duty is offered a ride until it is due',
    ofMoment: true,
    seed: neverOnDuty(atLast(TERMS.release + 1)),
    permitted: takes(gives(offer, atLast(TERMS.release + 1))),
    refused: { 'to a passenger': takes(gives(offer, atLast(TERMS.release + 1), { driver: 'pia' })) },
  },
  {
    title: 'a driver who was never on duty is offered no ride that is due',
    seed: neverOnDuty(atLast(TERMS.release)),
    permitted: takes(gives(offer, atLast(TERMS.release), { driver: 'dora' })),
    refused: { 'to Dan': takes(gives(offer, atLast(TERMS.release))) },
  },
  {
    title: 'a rejected driver who was never on duty is offered nothing',
    seed: { ...neverOnDuty(tomorrow), ...account(dan, 'driver', { status: 'rejected' }) },
    permitted: takes(gives(offer, tomorrow, { driver: 'dora' })),
    refused: { 'to Dan': takes(gives(offer, tomorrow)) },
  },
];

export const GIVING_CASES: readonly Case[] = [
  ...NEWCOMER_CASES,
  ...GIFTS.flatMap(casesOf),
  ...GIFTS.flatMap((gift) => [
    {
      title: `a driver from whom dispatch moves a ride is remembered: ${gift[0]}`,
      seed: seeded(ride('accepted', { declined: ['rita'] })),
      permitted: takes(gives(gift, ride('accepted'), { declined: ['rita', 'dora'] })),
      refused: each(
        {
          'not remembered': { declined: ['rita'] },
          'remembered alone': { declined: ['dora'] },
          'remembered as the other': { declined: ['rita', 'dan'] },
        },
        (altered) => takes(gives(gift, ride('accepted', { declined: ['rita'] })), altered),
      ),
    },
    {
      title: `a driver who is given their own ride once more has not lost it: ${gift[0]}`,
      seed: seeded(ride('on_the_way', { driver: 'dan', card: DANS_CARD })),
      permitted: takes(gives(gift, ride('on_the_way', { driver: 'dan', card: DANS_CARD }))),
      refused: {
        'and is not remembered': takes(
          gives(gift, ride('on_the_way', { driver: 'dan', card: DANS_CARD }), { declined: ['dan'] }),
        ),
      },
    },
  ]),
  {
    title: 'an offer has no card and begins now',
    seed: seeded(requested),
    permitted: takes(gives(GIFTS[0], requested)),
    refused: each(
      {
        'with the driver’s card': { card: DANS_CARD },
        'a minute ago': { offeredAt: at(-60) },
        'at no time': { offeredAt: undefined },
        'as an assignment': { state: 'accepted' },
      },
      (altered) => takes(gives(GIFTS[0], requested), altered),
    ),
  },
  {
    title: 'an assignment has the card and nothing of an offer',
    seed: seeded(ride('offered')),
    permitted: takes(gives(GIFTS[1], ride('offered'))),
    refused: each(
      {
        'without the card': { card: null },
        'with the offer as it was': { offeredAt: at(-30) },
        'with a new offer': { offeredAt: SERVER_TIME },
        'as an offer': { state: 'offered' },
      },
      (altered) => takes(gives(GIFTS[1], ride('offered')), altered),
    ),
  },
];
