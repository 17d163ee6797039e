import { SERVER_TIME } from '../../scenario/datum.ts';
import { account, type Changes } from '../../scenario/documents.ts';
import type { SignedIn } from '../../scenario/people.ts';
import { get, set, update, type Case, type Request } from '../../scenario/request.ts';
import {
  at,
  CARD,
  CARD_AT_THE_END,
  detailsPath,
  DETAILS,
  OTHER_RIDE,
  RIDE,
  ride,
  ridePath,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia, sam } from '../../scenario/rides/ride-people.ts';
import { by, notSteps, steppedRide, takes, type Taken } from '../../scenario/rides/ride-step.ts';
import {
  done,
  isOver,
  OPEN_AGAIN,
  points,
  seededWith,
  takesBack,
  type Back,
} from '../../scenario/rides/taking-back.ts';
import { each } from '../../scenario/wrong-values.ts';

const BACK: readonly Back[] = ['arrived', 'in_progress', 'completed', 'no_show'];
const OVER: readonly Back[] = ['completed', 'no_show'];
const STATES = [
  'requested',
  'accepted',
  'on_the_way',
  'arrived',
  'in_progress',
  'completed',
  'no_show',
  'expired',
];
const reads: Request = { by: ada, does: get(ridePath()) };

/** What taking back an end may not do or leave out. */
const notReopens = (taken: Taken): Readonly<Record<string, Request>> => ({
  ...each(
    {
      'as it was, over': { open: false },
      'neither open nor over': { open: undefined },
      'still with an end': { endedAt: at(-60) },
      'with an end now': { endedAt: SERVER_TIME },
      'without the number of its driver': { card: CARD_AT_THE_END },
      'with another number': { card: { ...CARD, phone: '55112' } },
      'with another car': { card: { ...CARD, plate: 'B-XX 9' } },
      'with the name of another driver': { card: { ...CARD, name: 'Person dan' } },
      'without a card': { card: null },
    },
    (altered) => takes(taken, altered),
  ),
  'without its driver’s record': takes({ ...taken, also: [] }),
  'with an earlier time in the record': takes({
    ...taken,
    also: points(taken.by, taken.by === dora ? { seenAt: at(-1) } : { assignedAt: at(-1) }),
  }),
  'with the record at another ride': takes({ ...taken, also: points(taken.by, { ride: OTHER_RIDE }) }),
  'with the record at no ride': takes({ ...taken, also: points(taken.by, { ride: null }) }),
  'with the record of another driver': takes({
    ...taken,
    also: [update('drivers/dan', { ride: RIDE, seenAt: SERVER_TIME, assignedAt: SERVER_TIME })],
  }),
});

/** What no step back may do. */
const notBack = (taken: Taken): Readonly<Record<string, Request>> => ({
  ...each(
    Object.fromEntries(
      STATES.filter((state) => state !== taken.changes['state']).map((state) => [`to ${state}`, { state }]),
    ),
    (altered) => takes(taken, altered),
  ),
  ...each(
    {
      'with another driver': { driver: 'dan' },
      'without a driver': { driver: null },
      'with an arrival now': { arrivedAt: SERVER_TIME },
      'with another arrival': { arrivedAt: at(-1) },
      'with another estimate': { etaAt: at(600) },
      'with the search begun anew': { searchFrom: SERVER_TIME },
      'with somebody who declined': { declined: ['dora'] },
      'with another trip': { people: 2 },
    },
    (altered) => takes(taken, altered),
  ),
  'at a time that was said': takes({ ...taken, line: { saidAt: at(-5) } }),
});

const backwards = (state: Back, who: SignedIn): Case => {
  const taken = takesBack(state, who);
  return {
    title: `${who.sub} takes back what made a ride ${state} [B9]`,
    seed: seededWith(done(state)),
    permitted: takes(taken),
    refused: {
      ...notSteps(taken),
      ...notBack(taken),
      ...(isOver(state) ? notReopens(taken) : {}),
      ...(state === 'arrived'
        ? { 'with the arrival left behind': takes(taken, { arrivedAt: at(-300) }) }
        : { 'without its arrival': takes(taken, { arrivedAt: undefined }) }),
      ...(state === 'arrived' || state === 'in_progress'
        ? {
            'as over': takes(taken, { open: false }),
            'with an end': takes(taken, { endedAt: SERVER_TIME }),
            'with another card': takes(taken, { card: { ...CARD, plate: 'B-XX 9' } }),
          }
        : {}),
      ...by(taken, [penny, pia, dan, olga]),
    },
  };
};

/** The ride as somebody else left it: what is refused to Dora, dispatch may. */
const onlyForDispatch = (title: string, before: ReturnType<typeof done>, state: Back): Case => ({
  title,
  ofMoment: true,
  seed: seededWith(before),
  permitted: takes(takesBack(state, ada, before)),
  refused: { 'not by Dora': takes(takesBack(state, dora, before)) },
});

const lastLine = (did: string, rev: number, who: string): Changes => ({
  did,
  rev,
  log: { [rev]: { did, by: who, at: at(-60) } },
});

const others = (state: 'on_the_way' | 'arrived' | 'in_progress' | 'accepted' | 'completed') => ({
  ...seededWith(done('completed'), { ride: OTHER_RIDE }),
  [ridePath(OTHER_RIDE)]: ride(state),
});
const refusedToBoth = (state: Back, before = done(state)) => ({
  'by its driver': takes(takesBack(state, dora, before)),
  'by its driver, without the record': takes({ ...takesBack(state, dora, before), also: [] }),
  'by dispatch': takes(takesBack(state, ada, before)),
  'by dispatch, without the record': takes({ ...takesBack(state, ada, before), also: [] }),
});

/** Steps of driving that are taken back (D89). */
export const TAKE_BACK_CASES: readonly Case[] = [
  ...BACK.flatMap((state) => [backwards(state, dora), backwards(state, ada)]),
  ...OVER.map((state): Case => ({
    title: `a system administrator reopens a ride that is ${state} whose driver has another number by now [B9]`,
    seed: seededWith(done(state), { phone: '+49 30 2' }),
    permitted: takes(takesBack(state, sam), { card: { ...CARD, phone: '+49 30 2' } }),
    refused: { 'with the number that they had': takes(takesBack(state, sam)) },
  })),
  ...BACK.flatMap((state) => [
    onlyForDispatch(
      `what dispatch has entered its driver takes not back: ${state} [B9]`,
      done(state, 'ada'),
      state,
    ),
    onlyForDispatch(
      `after half a minute its driver takes nothing back: ${state} [B9]`,
      done(state, 'dora', { changedAt: at(-30) }),
      state,
    ),
    onlyForDispatch(
      `after a hundred steps its driver takes nothing back: ${state} [B9]`,
      done(state, 'dora', { rev: 100, log: { 100: { did: 'extend', by: 'dora', at: at(-60) } } }),
      state,
    ),
  ]),
  ...BACK.map((state): Case => {
    const early = done(state, 'dora', { changedAt: at(-29) });
    return {
      title: `for half a minute its driver takes back what made a ride ${state} [B9]`,
      ofMoment: true,
      seed: seededWith(early),
      permitted: takes(takesBack(state, dora, early)),
      refused: { 'and no passenger': takes(takesBack(state, penny, early)) },
    };
  }),
  ...BACK.map((state): Case => {
    const before = done(state, 'dora', { rev: 99, log: { 99: { did: 'extend', by: 'dora', at: at(-60) } } });
    return {
      title: `its driver takes back the hundredth step: ${state} [B9]`,
      seed: seededWith(before),
      permitted: takes(takesBack(state, dora, before)),
      refused: { 'and no other driver': takes(takesBack(state, dan, before)) },
    };
  }),
  ...(['edit', 'take_back', 'estimate'] as const).flatMap((did) =>
    (['arrived', 'in_progress'] as const).map((state) =>
      onlyForDispatch(
        `a driver takes back only the last step, and that is ${did} of a ride that is ${state} [B9]`,
        done(state, 'dora', lastLine(did, 5, 'dora')),
        state,
      ),
    ),
  ),
  ...BACK.map((state): Case => {
    const before = done(state, 'dora', lastLine('x', 5, 'dora'));
    return {
      title: `a driver takes back no step without a name: ${state} [B9]`,
      seed: seededWith(before),
      permitted: reads,
      refused: { 'by its driver': takes(takesBack(state, dora, before)) },
    };
  }),
  ...OVER.map((state): Case => {
    const corrected = done(state, 'dora', lastLine('correct', 5, 'ada'));
    return {
      title: `an outcome that was corrected to ${state} is corrected again, and not taken back [B9]`,
      seed: seededWith(corrected),
      permitted: takes({
        by: ada,
        before: corrected,
        did: 'correct',
        changes: { state: state === 'completed' ? 'no_show' : 'completed' },
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
        title: `for two hours after its end dispatch reopens a ride that is ${state} [B9]`,
        ofMoment: true,
        seed: seededWith(last),
        permitted: takes(takesBack(state, ada, last)),
        refused: { 'and its driver does not': takes(takesBack(state, dora, last)) },
      },
      {
        title: `two hours after its end a ride that is ${state} stays over [B9]`,
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
        title: `after two hundred steps nothing is taken back: ${state} [B9]`,
        seed: seededWith(long(200)),
        permitted: reads,
        refused: refusedToBoth(state, long(200)),
      },
    ];
  }),
  ...(['on_the_way', 'arrived', 'in_progress'] as const).map((state): Case => ({
    title: `a driver whose next ride is ${state} has the last one back neither way [B9]`,
    seed: others(state),
    permitted: reads,
    refused: refusedToBoth('completed'),
  })),
  ...([dora, ada] as const).flatMap((who) =>
    (['accepted', 'completed'] as const).map((state): Case => ({
      title: `a driver whose record names a ride that is ${state} has the last one back, by ${who.sub} [B9]`,
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
    seed: seededWith(done('no_show'), { duty }),
    permitted: reads,
    refused: refusedToBoth('no_show'),
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
    title: 'a driver reads the details of a ride that they have back [B9]',
    seed: {
      ...seededWith(ride('in_progress', { did: 'take_back' })),
      [detailsPath()]: DETAILS,
    },
    permitted: { by: dora, does: get(detailsPath()) },
    refused: { 'and no other driver does': { by: dan, does: get(detailsPath()) } },
  },
  ...(['requested', 'offered', 'accepted', 'on_the_way', 'cancelled', 'expired'] as const).map(
    (state): Case => {
      // What no step has made so.
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
