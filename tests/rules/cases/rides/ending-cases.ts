import { type Case } from '../../scenario/request.ts';
import { TERMS, at, ride } from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia } from '../../scenario/rides/ride-people.ts';
import { by, takes } from '../../scenario/rides/ride-step.ts';
import { cancels, ends, reportsNoShow, notEnds, seeded, withoutPhone } from '../../scenario/rides/ending.ts';

/** The driver came a minute before the pick-up time. */
const EARLY = { arrivedAt: at(-TERMS.wait - 60), pickupAt: at(-TERMS.wait) };

/** Steps 12, 13 and 18 of rides 3. */
export const ENDING_CASES: readonly Case[] = [
  {
    title: 'the driver completes the ride',
    seed: seeded('in_progress'),
    permitted: takes(ends('in_progress', 'completed', 'complete', dora, { saidAt: at(-30) })),
    refused: {
      ...notEnds(ends('in_progress', 'completed', 'complete', dora)),
      ...by(ends('in_progress', 'completed', 'complete', dora), [penny, pia, dan, olga]),
      ...withoutPhone(ends('in_progress', 'completed', 'complete', dora)),
      'said at a time to come': takes(
        ends('in_progress', 'completed', 'complete', dora, { saidAt: at(3600) }),
      ),
      'said at a text': takes(ends('in_progress', 'completed', 'complete', dora, { saidAt: 'now' })),
      'with a reason': takes(ends('in_progress', 'completed', 'complete', dora, { why: 'other' })),
      'as a no-show': takes({ ...reportsNoShow(), before: ride('in_progress') }),
    },
  },
  {
    title: 'the driver reports a no-show after waiting for the passenger',
    ofMoment: true,
    seed: seeded('arrived'),
    permitted: takes(reportsNoShow()),
    refused: {
      ...notEnds(reportsNoShow()),
      ...by(reportsNoShow(), [penny, dan, olga]),
      ...withoutPhone(reportsNoShow()),
      'said at a time to come': takes(reportsNoShow(dora, { saidAt: at(30) })),
      'as completed': takes(ends('arrived', 'completed', 'complete', dora)),
    },
  },
  {
    title: 'a driver who comes a minute early reports a no-show once the wait from the pick-up time is over',
    seed: seeded('arrived', EARLY),
    permitted: takes({ ...reportsNoShow(), before: ride('arrived', EARLY) }),
    refused: {
      'by another driver': takes({
        ...reportsNoShow(dan),
        before: ride('arrived', EARLY),
      }),
      'as completed': takes({
        ...ends('arrived', 'completed', 'complete', dora),
        before: ride('arrived', EARLY),
      }),
    },
  },
  ...Object.entries({
    'the driver reports no no-show before the wait from the arrival is over': {
      arrivedAt: at(3600),
    },
    'the driver reports no no-show before the wait from the pick-up time is over, however early they came': {
      pickupAt: at(3600),
    },
  }).map(([title, times]) => ({
    title,
    seed: seeded('arrived', times),
    permitted: takes({ ...cancels('arrived'), before: ride('arrived', times) }),
    refused: {
      'an hour early': takes({
        ...reportsNoShow(),
        before: ride('arrived', times),
      }),
    },
  })),
  ...([penny, ada] as const).map((who) => ({
    title: `${who.sub} records that a search is over`,
    seed: seeded('requested', { searchFrom: at(-TERMS.search) }),
    permitted: takes({
      ...ends('requested', 'expired', 'expire', who),
      before: ride('requested', { searchFrom: at(-TERMS.search) }),
    }),
    refused: {
      ...notEnds({
        ...ends('requested', 'expired', 'expire', who),
        before: ride('requested', { searchFrom: at(-TERMS.search) }),
      }),
      ...by(
        {
          ...ends('requested', 'expired', 'expire', who),
          before: ride('requested', { searchFrom: at(-TERMS.search) }),
        },
        [pia, dora, olga],
      ),
    },
  })),
  {
    title: 'a search is not ended before its time',
    seed: seeded('requested', { searchFrom: at(3600) }),
    permitted: takes({
      ...cancels('requested'),
      before: ride('requested', { searchFrom: at(3600) }),
    }),
    refused: Object.fromEntries(
      [penny, ada].map((who) => [
        `by ${who.sub}`,
        takes({
          ...ends('requested', 'expired', 'expire', who),
          before: ride('requested', { searchFrom: at(3600) }),
        }),
      ]),
    ),
  },
  {
    title: 'an offered ride does not expire, however long ago it was requested',
    seed: seeded('offered', { searchFrom: at(-9999) }),
    permitted: takes({ ...cancels('offered'), before: ride('offered', { searchFrom: at(-9999) }) }),
    refused: {
      'by its passenger': takes({
        ...ends('offered', 'expired', 'expire', penny),
        before: ride('offered', { searchFrom: at(-9999) }),
      }),
    },
  },
];
