import type { Data } from '../../scenario/datum.ts';
import { get, update, type Case } from '../../scenario/request.ts';
import { onDuty, pointing, take } from '../../scenario/rides/driving.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { promising, reserve, tomorrow } from '../../scenario/rides/promising.ts';
import { at, OTHER_RIDE, ride, ridePath, TERMS } from '../../scenario/rides/ride-documents.ts';
import { ada } from '../../scenario/rides/ride-people.ts';
import { takes } from '../../scenario/rides/ride-step.ts';
import { LATER } from '../../scenario/rides/slots.ts';

type Kept = Readonly<Record<string, Data[string]>>;

/** A seed with Dora, who has given back some rides, and a ride that she may choose. */
const having = (gaveBack: Kept, before: Data = {}) => ({
  ...FIRM,
  ...onDuty({ gaveBack }),
  [ridePath()]: before,
});
const HOUR = 3600;
const old = { ride: OTHER_RIDE, 0: at(-3 * HOUR), 1: at(-2 * HOUR), 2: at(-HOUR) };

const request = ride('requested');
const promises = reserve(tomorrow, promising('later1'));
const untaken = ride('offered', { driver: 'dan', offeredAt: at(-TERMS.offer) });
const rests: Readonly<Record<string, Kept>> = {
  'a ride a minute ago': { place: '0', ride: OTHER_RIDE, 0: at(-60) },
  'a ride a minute ago, and others long before,': { ...old, place: '0', 0: at(-60) },
  'three rides, the first ten minutes ago,': {
    place: '1',
    ride: OTHER_RIDE,
    1: at(-60),
    0: at(-300),
    2: at(-600),
  },
};
const tooSoon: Readonly<Record<string, Kept>> = {
  'a ride fifty-nine seconds ago': { place: '0', ride: OTHER_RIDE, 0: at(-59) },
  'a ride fifty-nine seconds ago, and others long before,': { ...old, place: '1', 1: at(-59) },
  'three rides, the first less than ten minutes ago,': {
    place: '1',
    ride: OTHER_RIDE,
    1: at(-60),
    0: at(-300),
    2: at(-599),
  },
};
/** The steps by which drivers choose a ride themselves. */
const CHOICES = { takes: take(request), promises, 'takes what another has not answered': take(untaken) };

/** When a driver who has given back a ride may choose the next one (D91). */
export const REST_CASES: readonly Case[] = [
  ...Object.entries(rests).flatMap(([what, gaveBack]) =>
    Object.entries(CHOICES).map(([does, taken]) => ({
      title: `a driver who has given back ${what} ${does}`,
      seed: having(gaveBack, taken.before),
      permitted: takes(taken),
      refused: {
        'but forgets nothing': takes({
          ...taken,
          also: (taken.also ?? []).map((write) =>
            write.kind === 'update' ? update(write.path, { ...write.data, gaveBack: null }) : write,
          ),
        }),
      },
    })),
  ),
  ...Object.entries(tooSoon).flatMap(([what, gaveBack]) => [
    ...Object.entries(CHOICES).map(([does, taken]) => ({
      title: `a driver who has given back ${what} is refused this choice: ${does}`,
      ofMoment: true,
      seed: having(gaveBack, taken.before),
      permitted: { by: ada, does: get(ridePath()) },
      refused: { 'not yet': takes(taken) },
    })),
    ...[ride('offered'), ride('offered', { offeredAt: at(-TERMS.offer) })].map((before, n) => ({
      title: `a driver who has given back ${what} answers an offer of dispatch${n === 0 ? '' : ' late'}`,
      ofMoment: true,
      seed: having(gaveBack, before),
      permitted: takes(take(before)),
      refused: { 'not for another': takes(take(before, { driver: 'dan' }, pointing)) },
    })),
    {
      title: `a driver who has given back ${what} promises a ride that dispatch offers them`,
      ofMoment: true,
      seed: having(gaveBack, ride('offered', LATER)),
      permitted: takes(reserve(ride('offered', LATER), promising('later1'))),
      refused: { 'not in no slot': takes(reserve(ride('offered', LATER), pointing)) },
    },
  ]),
];
