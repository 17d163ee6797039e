import { SERVER_TIME } from '../../../scenario/datum.ts';
import type { Changes } from '../../../scenario/documents.ts';
import type { Case } from '../../../scenario/request.ts';
import { each, text } from '../../../scenario/wrong-values.ts';
import { ends, notEnds, withoutPhone } from '../../../scenario/rides/ending.ts';
import { at, CARD, DAY, ride, ridePath, type State } from '../../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia, RIDE_PEOPLE, sam } from '../../../scenario/rides/ride-people.ts';
import { by, notSteps, takes, type Taken } from '../../../scenario/rides/ride-step.ts';

const seeded = (before: Taken['before']) => ({ ...RIDE_PEOPLE, [ridePath()]: before });
const reads = { by: ada, does: { kind: 'get' as const, path: ridePath() } };

const recall = (before: Taken['before'], changes: Changes = {}): Taken => ({
  by: ada,
  before,
  did: 'recall',
  changes: {
    state: 'requested',
    driver: null,
    card: null,
    offeredAt: undefined,
    arrivedAt: undefined,
    etaAt: undefined,
    searchFrom: SERVER_TIME,
    ...changes,
  },
});

/** Step 15 of rides 3. */
const RECALL_CASES: readonly Case[] = [
  ...(['offered', 'accepted', 'on_the_way', 'arrived'] as const).map((state) => ({
    title: `dispatch recalls a ride that is ${state}`,
    seed: seeded(ride(state)),
    permitted: takes(recall(ride(state))),
    refused: {
      ...notSteps(recall(ride(state))),
      ...by(recall(ride(state)), [penny, pia, dora, dan, olga]),
      ...each(
        {
          'keeping the driver': { driver: 'dora' },
          'with a card': { card: CARD },
          'with an offer': { offeredAt: SERVER_TIME },
          'with an arrival': { arrivedAt: at(-1) },
          'with an estimate': { etaAt: at(60) },
          'with an earlier search': { searchFrom: at(-600) },
          'with a search to come': { searchFrom: at(600) },
          'as if the driver had declined': { declined: ['dora'] },
          'as if the dispatcher had declined': { declined: ['ada'] },
          'as cancelled': { state: 'cancelled' },
        },
        (altered) => takes(recall(ride(state)), altered),
      ),
      'with a reason': takes({ ...recall(ride(state)), line: { why: 'other' } }),
    },
  })),
  {
    title: 'a later ride that is recalled is looked for from its pick-up',
    seed: seeded(ride('accepted', { searchFrom: at(DAY), rev: 200 })),
    permitted: takes(recall(ride('accepted', { searchFrom: at(DAY), rev: 200 }), { searchFrom: at(DAY) })),
    refused: { 'from now': takes(recall(ride('accepted', { searchFrom: at(DAY), rev: 200 }))) },
  },
  ...(['requested', 'in_progress', 'completed', 'cancelled'] as const).map((state) => ({
    title: `a ride that is ${state} is not recalled`,
    seed: seeded(ride(state)),
    permitted: reads,
    refused: { 'by dispatch': takes(recall(ride(state))) },
  })),
];

const finish = ends('in_progress', 'completed', 'finish', ada);

/** Step 17 of rides 3. */
const FINISH_CASES: readonly Case[] = [
  {
    title: 'dispatch finishes a ride whose driver does not',
    seed: seeded(ride('in_progress')),
    permitted: takes(finish),
    refused: {
      ...notEnds(finish),
      ...withoutPhone(finish),
      ...by(finish, [penny, pia, dora, dan, olga]),
      'with a time that was reported': takes({ ...finish, line: { saidAt: at(-5) } }),
    },
  },
  ...(['requested', 'offered', 'accepted', 'on_the_way', 'arrived'] as const).map((state) => ({
    title: `a ride that is ${state} is not finished`,
    seed: seeded(ride(state)),
    permitted: reads,
    refused: { 'by dispatch': takes(ends(state, 'completed', 'finish', ada)) },
  })),
];

const WHY = { note: 'As the driver says.' };
const correct = (from: State, to: string, line: Changes = WHY, before = ride(from)): Taken => ({
  by: ada,
  before,
  did: 'correct',
  changes: { state: to },
  line,
});
const OUTCOMES = ['completed', 'cancelled', 'no_show'] as const;

/** Step 19 of rides 3. */
const CORRECT_CASES: readonly Case[] = [
  ...OUTCOMES.flatMap((from) =>
    OUTCOMES.filter((to) => to !== from).map((to) => ({
      title: `dispatch corrects an outcome from ${from} to ${to}`,
      seed: seeded(ride(from)),
      permitted: takes(correct(from, to)),
      refused: {
        ...notSteps(correct(from, to)),
        ...by(correct(from, to), [penny, pia, dora, dan, olga]),
        ...each(
          {
            'to the same': { state: from },
            'to expired': { state: 'expired' },
            'to requested': { state: 'requested' },
            'as open': { open: true },
            'with another end': { endedAt: SERVER_TIME },
            'with another driver': { driver: 'dan' },
            'with another card': { card: { ...CARD, phone: '112' } },
            'with another arrival': { arrivedAt: at(-1) },
          },
          (altered) => takes(correct(from, to), altered),
        ),
      },
    })),
  ),
  {
    title: 'a correction says why, in three to three hundred characters',
    seed: seeded(ride('completed')),
    permitted: takes({ ...correct('completed', 'no_show', { note: text(300) }), by: sam }),
    refused: {
      'without a note': takes(correct('completed', 'no_show', {})),
      'in two characters': takes(correct('completed', 'no_show', { note: 'ok' })),
      'in 301 characters': takes(correct('completed', 'no_show', { note: text(301) })),
      'with a number': takes(correct('completed', 'no_show', { note: 12345 })),
      'with a reason': takes(correct('completed', 'no_show', { ...WHY, why: 'other' })),
    },
  },
  {
    title: 'a correction in three characters is the two-hundredth step',
    seed: seeded(ride('cancelled', { rev: 199 })),
    permitted: takes(correct('cancelled', 'completed', { note: 'yes' }, ride('cancelled', { rev: 199 }))),
    refused: {
      'to the same': takes(correct('cancelled', 'cancelled', WHY, ride('cancelled', { rev: 199 }))),
    },
  },
  {
    title: 'after two hundred steps no outcome is corrected',
    seed: seeded(ride('cancelled', { rev: 200 })),
    permitted: reads,
    refused: {
      'by dispatch': takes(correct('cancelled', 'completed', WHY, ride('cancelled', { rev: 200 }))),
    },
  },
  ...(['requested', 'in_progress', 'expired'] as const).map((state) => ({
    title: `a ride that is ${state} has no outcome to correct`,
    seed: seeded(ride(state)),
    permitted: reads,
    refused: {
      'to cancelled': takes(correct(state, 'cancelled')),
      'to completed, closed': takes(correct(state, 'completed'), { open: false, endedAt: SERVER_TIME }),
    },
  })),
];

/** What dispatch takes back, ends and corrects. */
export const RECALL_AND_END_CASES: readonly Case[] = [...RECALL_CASES, ...FINISH_CASES, ...CORRECT_CASES];
