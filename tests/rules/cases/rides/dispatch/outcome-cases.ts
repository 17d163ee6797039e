import { SERVER_TIME } from '../../../scenario/datum.ts';
import type { Changes } from '../../../scenario/documents.ts';
import type { Case } from '../../../scenario/request.ts';
import { each, text } from '../../../scenario/wrong-values.ts';
import { ends, notEnds, withoutPhone } from '../../../scenario/rides/ending.ts';
import { FIRM } from '../../../scenario/rides/firm.ts';
import {
  at,
  CARD,
  NO_SHOW,
  OUTCOMES,
  ride,
  ridePath,
  type State,
} from '../../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia, sam } from '../../../scenario/rides/ride-people.ts';
import { by, notSteps, takes, type Taken } from '../../../scenario/rides/ride-step.ts';

const seeded = (before: Taken['before']) => ({ ...FIRM, [ridePath()]: before });
const reads = { by: ada, does: { kind: 'get' as const, path: ridePath() } };

const finish = ends('in_progress', 'completed', 'complete', ada);

/** Step 12 of rides 3, by dispatch. */
const FINISH_CASES: readonly Case[] = [
  {
    title: 'dispatch finishes a ride whose driver does not',
    ofMoment: true,
    seed: seeded(ride('in_progress')),
    permitted: takes(finish),
    refused: {
      ...notEnds(finish),
      ...withoutPhone(finish),
      ...by(finish, [penny, pia, dan, olga]),
      'with a time to come': takes({ ...finish, line: { saidAt: at(5) } }),
    },
  },
  ...(['requested', 'offered', 'accepted', 'on_the_way', 'arrived'] as const).map((state) => ({
    title: `a ride that is ${state} is not finished`,
    seed: seeded(ride(state)),
    permitted: reads,
    refused: { 'by dispatch': takes(ends(state, 'completed', 'complete', ada)) },
  })),
];

const WHY = { note: 'As the driver says.' };
const correct = (from: State, to: string, remark: Changes = WHY, before = ride(from)): Taken => ({
  by: ada,
  before,
  did: 'correct',
  changes: { state: to },
  remark,
});

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
            'with another card': { card: { ...CARD, phone: '55112' } },
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
    permitted: takes({ ...correct('completed', NO_SHOW, { note: text(300) }), by: sam }),
    refused: {
      'without a note': takes(correct('completed', NO_SHOW, {})),
      'without a remark': takes({ ...correct('completed', NO_SHOW), remark: undefined }),
      'in two characters': takes(correct('completed', NO_SHOW, { note: 'ok' })),
      'in 301 characters': takes(correct('completed', NO_SHOW, { note: text(301) })),
      'with a number': takes(correct('completed', NO_SHOW, { note: 12345 })),
      'with a reason': takes(correct('completed', NO_SHOW, { ...WHY, why: 'other' })),
    },
  },
  {
    title: 'dispatch corrects an outcome in three characters as the two-hundredth step',
    seed: seeded(ride('cancelled', { rev: 199 })),
    permitted: takes(correct('cancelled', 'completed', { note: 'yes' }, ride('cancelled', { rev: 199 }))),
    refused: {
      'to the same': takes(correct('cancelled', 'cancelled', WHY, ride('cancelled', { rev: 199 }))),
    },
  },
  {
    title: 'an outcome is not corrected after two hundred steps',
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

/** Dispatch ends a ride, and corrects an outcome. */
export const OUTCOME_CASES: readonly Case[] = [...FINISH_CASES, ...CORRECT_CASES];
