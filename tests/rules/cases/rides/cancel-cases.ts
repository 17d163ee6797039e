import { SERVER_TIME } from '../../scenario/datum.ts';
import { account } from '../../scenario/documents.ts';
import { type Case, get } from '../../scenario/request.ts';
import { at, CARD_AT_THE_END, ENDED, ride, ridePath } from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia, sam } from '../../scenario/rides/ride-people.ts';
import { by, takes } from '../../scenario/rides/ride-step.ts';
import {
  BEFORE_BOARDING,
  cancels,
  cancelsPromise,
  cardless,
  ends,
  notEnds,
  seeded,
  withoutPhone,
} from '../../scenario/rides/ending.ts';

/** Step 16 of rides 3. */
export const CANCEL_CASES: readonly Case[] = [
  ...BEFORE_BOARDING.map((state) => ({
    title: `a passenger cancels their ride that is ${state}`,
    seed: seeded(state),
    permitted: takes(cancels(state)),
    refused: {
      ...notEnds(cancels(state)),
      ...by(cancels(state), [pia, dora, dan, olga]),
      ...('card' in cardless(state)
        ? withoutPhone(cancels(state))
        : { 'with a card': takes(cancels(state), { card: { name: 'x' } }) }),
      'for dispatch’s reason': takes(cancels(state, penny, 'no_driver')),
      'without a reason': takes({ ...cancels(state), line: {} }),
      'as completed': takes(ends(state, 'completed', 'complete', penny)),
      'as a cancel that completes': takes(ends(state, 'completed', 'cancel', penny, { why: 'unsafe' })),
    },
  })),
  {
    title: 'a passenger who is on board does not cancel',
    seed: seeded('in_progress'),
    permitted: { by: penny, does: get(ridePath()) },
    refused: { 'in time': takes(cancels('in_progress')) },
  },
  {
    title: 'a blocked passenger may still cancel (rides R26)',
    seed: {
      ...seeded('arrived'),
      ...account(penny, 'passenger', { status: 'rejected', signedInSince: at(-60) }),
    },
    permitted: takes(cancels('arrived')),
    refused: {
      'but not keep looking': takes({
        by: penny,
        before: ride('arrived'),
        did: 'extend',
        changes: { searchFrom: SERVER_TIME },
      }),
    },
  },
  ...[...BEFORE_BOARDING, 'in_progress' as const].map((state) => ({
    title: `an administrator cancels a ride that is ${state}`,
    seed: seeded(state),
    permitted: takes(cancels(state, ada, 'by_phone')),
    refused: {
      ...notEnds(cancels(state, ada, 'by_phone')),
      'for a passenger’s reason': takes(cancels(state, sam, 'not_needed')),
      'without a reason': takes({ ...cancels(state, ada), remark: {} }),
      'without a remark': takes({ ...cancels(state, ada), remark: undefined }),
      'as completed': takes({ ...cancels(state, ada, 'by_phone') }, { state: 'completed' }),
      'by a driver': takes(cancels(state, dan, 'by_phone')),
    },
  })),
  ...ENDED.map((state) => ({
    title: `a ride that is ${state} is cancelled no more`,
    seed: seeded(state),
    permitted: { by: penny, does: get(ridePath()) },
    refused: {
      'by the passenger': takes(cancels(state)),
      'by an administrator': takes(cancels(state, ada, 'by_phone')),
    },
  })),
  ...[penny, ada].flatMap((who) => [
    {
      title: `a promise that ${who.sub} cancels before it is due leaves its driver no card (rides R11)`,
      seed: { ...seeded('accepted'), [ridePath()]: cancelsPromise(who, -3600).before },
      permitted: takes(cancelsPromise(who, -3600), { card: null }),
      refused: {
        'not with the card': takes(cancelsPromise(who, -3600), { card: CARD_AT_THE_END }),
        'not without the driver': takes(cancelsPromise(who, -3600), { card: null, driver: null }),
      },
    },
    {
      title: `a promise that ${who.sub} cancels when it is due leaves its driver the card without the number`,
      seed: { ...seeded('accepted'), [ridePath()]: cancelsPromise(who, 0).before },
      permitted: takes(cancelsPromise(who, 0)),
      refused: { 'not without the card': takes(cancelsPromise(who, 0), { card: null }) },
    },
  ]),
  ...['not_needed', 'too_long', 'mistake', 'other_transport', 'unsafe', 'other'].map((why) => ({
    title: `a passenger’s reason to cancel is ${why}`,
    seed: seeded('requested'),
    permitted: takes(cancels('requested', penny, why)),
    refused: { 'another word': takes(cancels('requested', penny, `${why}s`)) },
  })),
  ...['by_phone', 'no_driver', 'duplicate', 'passenger', 'incident', 'other'].map((why) => ({
    title: `dispatch’s reason to cancel is ${why}`,
    seed: seeded('requested'),
    permitted: takes(cancels('requested', ada, why)),
    refused: { 'another word': takes(cancels('requested', ada, `${why}s`)) },
  })),
];
