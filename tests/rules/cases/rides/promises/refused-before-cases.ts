import type { Case } from '../../../scenario/request.ts';
import { isRefusedTo, onDuty, take } from '../../../scenario/rides/driving.ts';
import { GIFTS, gives, seeded as givenTo } from '../../../scenario/rides/giving.ts';
import { promising, reserve, seeded } from '../../../scenario/rides/promising.ts';
import { at, ride, ridePath, TERMS } from '../../../scenario/rides/ride-documents.ts';
import { dora } from '../../../scenario/rides/ride-people.ts';
import { takes, type Taken } from '../../../scenario/rides/ride-step.ts';
import { LATER } from '../../../scenario/rides/slots.ts';

const DUE = { ...LATER, pickupAt: at(60), searchFrom: at(60) };
/** Whether by declining it, giving it back or being recalled from it: Dora has lost it, and so has somebody else. */
const refused = { ...DUE, declined: ['rita', 'dora'] };
const byOthers = { ...DUE, declined: ['rita', 'dan'] };
const unanswered = { driver: 'dan', offeredAt: at(-TERMS.offer) };

/** How Dora gets a ride by herself. */
const WAYS: Readonly<Record<string, (before: Taken['before']) => Taken>> = {
  'set off for': (before) => take(before),
  promise: (before) => reserve(before, promising('later1')),
};

/** Whoever has refused or lost a ride gets it from dispatch alone. */
export const REFUSED_BEFORE_CASES: readonly Case[] = [
  ...Object.entries(WAYS).flatMap(([what, way]): readonly Case[] => [
    isRefusedTo(
      `a driver who has refused a request does not ${what} it`,
      { ...seeded(ride('requested', refused)), ...onDuty() },
      way(ride('requested', refused)),
    ),
    {
      title: `a driver may ${what} a request that others have refused`,
      seed: seeded(ride('requested', byOthers)),
      permitted: takes(way(ride('requested', byOthers))),
      refused: { 'not without them': takes(way(ride('requested', byOthers)), { declined: [] }) },
    },
    isRefusedTo(
      `a driver who has refused a ride does not ${what} it when another has not answered in time`,
      seeded(ride('offered', { ...refused, ...unanswered })),
      way(ride('offered', { ...refused, ...unanswered })),
    ),
    {
      title: `a driver may ${what} a ride that another has not answered in time, whoever else has refused it`,
      seed: seeded(ride('offered', { ...byOthers, ...unanswered })),
      permitted: takes(way(ride('offered', { ...byOthers, ...unanswered }))),
      refused: {
        'not as the other': takes(way(ride('offered', { ...byOthers, ...unanswered })), { driver: 'dan' }),
      },
    },
    {
      title: `a driver who has refused a ride may ${what} it once dispatch offers it to them`,
      seed: seeded(ride('offered', refused)),
      permitted: takes(way(ride('offered', refused))),
      refused: { 'and is still remembered': takes(way(ride('offered', refused)), { declined: ['rita'] }) },
    },
  ]),
  ...GIFTS.map((gift) => ({
    title: `dispatch may ${gift[0]} a ride to a driver who has refused it`,
    seed: givenTo(ride('requested', { declined: ['dan'] })),
    permitted: takes(gives(gift, ride('requested', { declined: ['dan'] }))),
    refused: {
      'and they are still remembered': takes(gives(gift, ride('requested', { declined: ['dan'] })), {
        declined: [],
      }),
    },
  })),
  {
    title: 'who has refused a ride reads it while it is looked for',
    seed: seeded(ride('requested', refused)),
    permitted: { by: dora, does: { kind: 'get', path: ridePath() } },
    refused: { 'but does not take it': takes(take(ride('requested', refused))) },
  },
];
