import { SERVER_TIME } from '../../scenario/datum.ts';
import { type Changes } from '../../scenario/documents.ts';
import { type Case } from '../../scenario/request.ts';
import { each } from '../../scenario/wrong-values.ts';
import { onDuty } from '../../scenario/rides/driving.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { CARD, DAY, type State, TERMS, at, ride, ridePath } from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, penny } from '../../scenario/rides/ride-people.ts';
import { givesBack } from '../../scenario/rides/remarking.ts';
import { type Taken, by, notSteps, takes } from '../../scenario/rides/ride-step.ts';

const giveBack = (state: State, changes: Changes = {}, remark: Changes = { why: 'breakdown' }): Taken => ({
  ...givesBack(remark),
  before: ride(state),
  changes: { ...givesBack().changes, etaAt: undefined, arrivedAt: undefined, ...changes },
});

const seeded = (before: Taken['before']) => ({ ...FIRM, ...onDuty(), [ridePath()]: before });
const TOMORROW = { pickupAt: at(DAY), searchFrom: at(DAY) };

/** A ride is given back before its details were open to the driver, so it is not counted (D91). */
const giveBackEarly = {
  ...giveBack('accepted', { searchFrom: at(DAY) }),
  before: ride('accepted', TOMORROW),
  also: [],
};

/** Step 14 of rides 3. */
export const GIVE_BACK_CASES: readonly Case[] = [
  ...(['accepted', 'on_the_way', 'arrived'] as const).map((state) => ({
    title: `the driver gives back a ride that is ${state}`,
    seed: seeded(ride(state)),
    permitted: takes(giveBack(state)),
    refused: {
      ...notSteps(giveBack(state)),
      ...by(giveBack(state), [penny, dan, ada]),
      ...each(
        {
          'keeping it': { driver: 'dora' },
          'keeping the card': { card: CARD },
          'passing it on': { driver: 'dan' },
          'not remembered': { declined: [] },
          'with another remembered': { declined: ['dan'] },
          'with an earlier search': { searchFrom: at(-600) },
          'with a search to come': { searchFrom: at(600) },
          'with an offer': { offeredAt: SERVER_TIME },
          'as cancelled': { state: 'cancelled' },
        },
        (altered) => takes(giveBack(state), altered),
      ),
      'without a reason': takes(giveBack(state, {}, {})),
      'without a remark': takes({ ...giveBack(state), remark: undefined }),
      'under the name of a cancellation': takes({
        ...giveBack(state, {}, { why: 'incident' }),
        did: 'cancel',
      }),
      'for a passenger’s reason': takes(giveBack(state, {}, { why: 'not_needed' })),
      'with a note beside a reason': takes(giveBack(state, {}, { why: 'delay', note: 'Jam.' })),
    },
  })),
  {
    title: 'a ride that was given back has no estimate and no arrival',
    seed: seeded(ride('arrived')),
    permitted: takes(giveBack('arrived', {}, { why: 'other', note: 'Flat tyre.' })),
    refused: {
      'with the estimate': takes(giveBack('arrived', { etaAt: at(300) })),
      'with the arrival': takes(giveBack('arrived', { arrivedAt: at(-TERMS.wait) })),
    },
  },
  {
    title: 'the search for a later ride that is given back early begins at its pick-up',
    seed: seeded(ride('accepted', TOMORROW)),
    permitted: takes(giveBackEarly),
    refused: {
      ...by(giveBackEarly, [penny, dan, ada]),
      'under the name of a cancellation': takes({
        ...giveBackEarly,
        did: 'cancel',
        remark: { why: 'incident' },
      }),
      'at once': takes({ ...giveBack('accepted'), before: ride('accepted', TOMORROW), also: [] }),
    },
  },
  ...['breakdown', 'delay', 'unsafe', 'mistake', 'other'].map((why) => ({
    title: `a driver’s reason to give a ride back is ${why}`,
    seed: seeded(ride('accepted')),
    permitted: takes(giveBack('accepted', {}, { why })),
    refused: { 'another word': takes(giveBack('accepted', {}, { why: `${why}s` })) },
  })),
  ...(['requested', 'offered', 'in_progress', 'completed', 'cancelled'] as const).map((state) => ({
    title: `a ride that is ${state} is not given back`,
    seed: seeded(ride(state, { driver: 'dora' })),
    permitted: { by: dora, does: { kind: 'get' as const, path: ridePath() } },
    refused: { 'by its driver': takes({ ...giveBack(state), before: ride(state, { driver: 'dora' }) }) },
  })),
];
