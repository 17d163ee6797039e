import { SERVER_TIME } from '../../scenario/datum.ts';
import type { SignedIn } from '../../scenario/people.ts';
import { update, type Case, type Request } from '../../scenario/request.ts';
import { at, CARD, CARD_AT_THE_END, NO_SHOW, OTHER_RIDE, RIDE } from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia, sam } from '../../scenario/rides/ride-people.ts';
import { by, notSteps, takes, type Taken } from '../../scenario/rides/ride-step.ts';
import {
  BACK,
  OVER,
  lastLine,
  reads,
  done,
  isOver,
  points,
  seededWith,
  takesBack,
  type Back,
} from '../../scenario/rides/taking-back.ts';
import { LATER } from '../../scenario/rides/slots.ts';
import { each } from '../../scenario/wrong-values.ts';

const STATES = [
  'requested',
  'accepted',
  'on_the_way',
  'arrived',
  'in_progress',
  'completed',
  NO_SHOW,
  'expired',
];

/** Steps back from an end with changes that are wrong or missing. */
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

/** Steps back with changes that no step back may make. */
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
      'with a driver who declined': { declined: ['dora'] },
      'with another trip': { people: 2 },
    },
    (altered) => takes(taken, altered),
  ),
  'at a time that was said': takes({ ...taken, line: { saidAt: at(-5) } }),
});

const backwards = (state: Back, who: SignedIn): Case => {
  const taken = takesBack(state, who);
  return {
    title: `${who.sub} takes back the step that made a ride ${state} [B9]`,
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

/** The case of a step that only dispatch may take back, not Dora. */
const onlyForDispatch = (title: string, before: ReturnType<typeof done>, state: Back): Case => ({
  title,
  seed: seededWith(before),
  permitted: takes(takesBack(state, ada, before)),
  refused: { 'not by Dora': takes(takesBack(state, dora, before)) },
});
export const TAKE_BACK_CASES: readonly Case[] = [
  ...BACK.flatMap((state) => [backwards(state, dora), backwards(state, ada)]),
  ...([dora, ada] as const).map((who): Case => {
    const before = done('arrived', 'dora', LATER);
    return {
      title: `${who.sub} takes back the arrival of a ride that was booked for later [B9]`,
      seed: seededWith(before),
      permitted: takes(takesBack('arrived', who, before)),
      refused: {
        'with the arrival left behind': takes(takesBack('arrived', who, before), { arrivedAt: at(-300) }),
        'on board at once': takes(takesBack('arrived', who, before), { state: 'in_progress' }),
      },
    };
  }),
  ...OVER.map((state): Case => ({
    title: `a system administrator reopens a ride that is ${state} whose driver has another number by now [B9]`,
    seed: seededWith(done(state), { phone: '+49 30 2' }),
    permitted: takes(takesBack(state, sam), { card: { ...CARD, phone: '+49 30 2' } }),
    refused: { 'with the number that they had': takes(takesBack(state, sam)) },
  })),
  ...BACK.flatMap((state) => [
    onlyForDispatch(
      `a driver takes back no step that dispatch has entered: ${state} [B9]`,
      done(state, 'ada'),
      state,
    ),
    onlyForDispatch(
      `a driver takes nothing back after half a minute: ${state} [B9]`,
      done(state, 'dora', { changedAt: at(-30) }),
      state,
    ),
    onlyForDispatch(
      `a driver takes nothing back after a hundred steps: ${state} [B9]`,
      done(state, 'dora', { rev: 100, log: { 100: { did: 'extend', by: 'dora', at: at(-60) } } }),
      state,
    ),
  ]),
  ...BACK.map((state): Case => {
    const early = done(state, 'dora', { changedAt: at(-29) });
    return {
      title: `a driver takes back within half a minute the step that made a ride ${state} [B9]`,
      ofMoment: true,
      seed: seededWith(early),
      permitted: takes(takesBack(state, dora, early)),
      refused: { 'and no passenger': takes(takesBack(state, penny, early)) },
    };
  }),
  ...BACK.map((state): Case => {
    const before = done(state, 'dora', { rev: 99, log: { 99: { did: 'extend', by: 'dora', at: at(-60) } } });
    return {
      title: `a driver takes back the hundredth step of their ride: ${state} [B9]`,
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
];
