import { account } from '../../scenario/documents.ts';
import { get, set, type Case } from '../../scenario/request.ts';
import {
  at,
  CARD,
  CARD_AT_THE_END,
  detailsPath,
  DETAILS,
  OTHER_RIDE,
  ride,
  ridePath,
  NO_SHOW,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, sam } from '../../scenario/rides/ride-people.ts';
import { steppedRide, takes } from '../../scenario/rides/ride-step.ts';
import {
  BACK,
  OVER,
  lastLine,
  reads,
  refusedToBoth,
  done,
  OPEN_AGAIN,
  points,
  seededWith,
  takesBack,
} from '../../scenario/rides/taking-back.ts';

const others = (state: 'on_the_way' | 'arrived' | 'in_progress' | 'accepted' | 'completed') => ({
  ...seededWith(done('completed'), { ride: OTHER_RIDE }),
  [ridePath(OTHER_RIDE)]: ride(state),
});

/** Ends that may be taken back, and for how long (D89). */
export const REOPEN_CASES: readonly Case[] = [
  ...OVER.map((state): Case => {
    const corrected = done(state, 'dora', lastLine('correct', 5, 'ada'));
    return {
      title: `an outcome that was corrected to ${state} is corrected again, and not taken back [B9]`,
      seed: seededWith(corrected),
      permitted: takes({
        by: ada,
        before: corrected,
        did: 'correct',
        changes: { state: state === 'completed' ? NO_SHOW : 'completed' },
        remark: { note: 'As the driver says.' },
      }),
      refused: refusedToBoth(state, corrected),
    };
  }),
  ...OVER.flatMap((state): readonly Case[] => {
    const [last, late] = [
      done(state, 'ada', { endedAt: at(-7199) }),
      done(state, 'ada', { endedAt: at(-7200) }),
    ];
    return [
      {
        title: `dispatch reopens a ride that is ${state} for two hours after its end [B9]`,
        ofMoment: true,
        seed: seededWith(last),
        permitted: takes(takesBack(state, ada, last)),
        refused: { 'and its driver does not': takes(takesBack(state, dora, last)) },
      },
      {
        title: `a ride that is ${state} is not reopened two hours after its end [B9]`,
        seed: seededWith(late),
        permitted: reads,
        refused: refusedToBoth(state, late),
      },
    ];
  }),
  ...BACK.flatMap((state): readonly Case[] => {
    const long = (rev: number) =>
      done(state, 'ada', { rev, log: { [rev]: { did: 'extend', by: 'ada', at: at(-60) } } });
    return [
      {
        title: `dispatch takes back the two-hundredth step: ${state} [B9]`,
        seed: seededWith(long(199)),
        permitted: takes(takesBack(state, ada, long(199))),
        refused: { 'and its driver does not': takes(takesBack(state, dora, long(199))) },
      },
      {
        title: `a step after two hundred is not taken back: ${state} [B9]`,
        seed: seededWith(long(200)),
        permitted: reads,
        refused: refusedToBoth(state, long(200)),
      },
    ];
  }),
  ...(['on_the_way', 'arrived', 'in_progress'] as const).map((state): Case => ({
    title: `a driver whose next ride is ${state} does not get the last one back [B9]`,
    seed: others(state),
    permitted: reads,
    refused: refusedToBoth('completed'),
  })),
  ...([dora, ada] as const).flatMap((who) =>
    (['accepted', 'completed'] as const).map((state): Case => ({
      title: `a driver whose record names a ride that is ${state} gets the last one back, by ${who.sub} [B9]`,
      seed: others(state),
      permitted: takes(takesBack('completed', who)),
      refused: {
        'not both': takes({
          ...takesBack('completed', who),
          also: [
            ...points(who),
            set(
              ridePath(OTHER_RIDE),
              steppedRide({ ...takesBack('completed', who), before: done('completed') }),
            ),
          ],
        }),
      },
    })),
  ),
  ...(['break', 'off'] as const).map((duty): Case => ({
    title: `a ride whose driver’s duty is ${duty} by now is not reopened [B9]`,
    seed: seededWith(done(NO_SHOW), { duty }),
    permitted: reads,
    refused: refusedToBoth(NO_SHOW),
  })),
  ...(['pending', 'rejected'] as const).map((status): Case => ({
    title: `a ride whose driver is ${status} is not reopened [B9]`,
    seed: { ...seededWith(done('completed')), ...account(dora, 'driver', { status }) },
    permitted: reads,
    refused: refusedToBoth('completed'),
  })),
  {
    title: 'a ride whose driver has become a passenger is not reopened [B9]',
    seed: { ...seededWith(done('completed')), ...account(dora, 'passenger') },
    permitted: reads,
    refused: refusedToBoth('completed'),
  },
  ...(['pending', 'rejected'] as const).map((status): Case => ({
    title: `a driver who is ${status} takes nothing back, and dispatch does [B9]`,
    seed: { ...seededWith(done('arrived')), ...account(dora, 'driver', { status }) },
    permitted: takes(takesBack('arrived', ada)),
    refused: { 'by the driver': takes(takesBack('arrived', dora)) },
  })),
  {
    title: 'an administrator who is blocked reopens nothing [B9]',
    seed: { ...seededWith(done('completed')), ...account(ada, 'admin', { status: 'rejected' }) },
    permitted: takes(takesBack('completed', sam)),
    refused: { 'nor takes an open step back': takes(takesBack('completed', ada)) },
  },
  {
    title: 'a driver reads the details of a ride that was reopened for them [B9]',
    seed: {
      ...seededWith(ride('in_progress', { did: 'take_back' })),
      [detailsPath()]: DETAILS,
    },
    permitted: { by: dora, does: get(detailsPath()) },
    refused: { 'and no other driver does': { by: dan, does: get(detailsPath()) } },
  },
  ...(['requested', 'offered', 'accepted', 'on_the_way', 'cancelled', 'expired'] as const).map(
    (state): Case => {
      // No step leaves a ride with such fields.
      const before = ride(state, {
        ...lastLine('arrive', 5, 'dora'),
        driver: 'dora',
        card: CARD,
        arrivedAt: at(-300),
        open: true,
        endedAt: undefined,
        changedAt: at(3600),
      });
      return {
        title: `a driver has nothing to take back of a ride that is ${state} [B9]`,
        seed: seededWith(before),
        permitted: reads,
        refused: {
          'to on_the_way': takes(takesBack('arrived', dora, before)),
          'to arrived': takes(takesBack('in_progress', dora, before)),
        },
      };
    },
  ),
  ...(['cancelled', 'expired'] as const).map((state): Case => {
    const before = ride(state, {
      driver: 'dora',
      card: CARD_AT_THE_END,
      arrivedAt: at(-300),
      changedAt: at(3600),
    });
    return {
      title: `a ride that is ${state} is not reopened [B9]`,
      seed: seededWith(before),
      permitted: reads,
      refused: Object.fromEntries(
        (['in_progress', 'arrived', 'on_the_way', 'requested'] as const).flatMap((to) =>
          [dora, ada].map((who) => [
            `to ${to} by ${who.sub}`,
            takes({ ...takesBack('completed', who, before), changes: { ...OPEN_AGAIN, state: to } }),
          ]),
        ),
      ),
    };
  }),
];
