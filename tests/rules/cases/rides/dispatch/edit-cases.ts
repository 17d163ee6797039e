import { SERVER_TIME } from '../../../scenario/datum.ts';
import { account, type Changes } from '../../../scenario/documents.ts';
import { commits, type Case } from '../../../scenario/request.ts';
import { detailed, edit, notEdits } from '../../../scenario/rides/editing.ts';
import { FIRM } from '../../../scenario/rides/firm.ts';
import { BEFORE_BOARDING } from '../../../scenario/rides/ending.ts';
import {
  at,
  DETAILS,
  detailsPath,
  ENDED,
  ride,
  ridePath,
  TERMS,
} from '../../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia } from '../../../scenario/rides/ride-people.ts';
import { by, notSteps, takes, type Taken } from '../../../scenario/rides/ride-step.ts';

const seeded = (before: Taken['before'], more: Case['seed'] = {}) => ({
  ...FIRM,
  ...more,
  [ridePath()]: before,
  [detailsPath()]: DETAILS,
});
const reads = { by: ada, does: { kind: 'get' as const, path: ridePath() } };
const dead = ride('requested', { searchFrom: at(-TERMS.search) });

/** Penny's request, last edited `seconds` ago. */
const editedAgo = (seconds: number, who = 'penny', more: Changes = {}) =>
  ride('requested', {
    ...more,
    did: 'edit',
    changedAt: at(-seconds),
    log: { 0: { did: 'edit', by: who, at: at(-seconds) } },
  });

/** D44: the changes that a booked ride allows. */
export const EDIT_CASES: readonly Case[] = [
  {
    title: 'a passenger changes their request',
    seed: seeded(ride('requested')),
    permitted: takes(edit(penny)),
    refused: {
      ...notSteps(edit(penny)),
      ...notEdits(penny, ride('requested')),
      ...by(edit(penny), [pia, dora, dan, olga]),
    },
  },
  ...BEFORE_BOARDING.map((state) => ({
    title: `dispatch changes a ride that is ${state}`,
    seed: seeded(ride(state)),
    permitted: takes(edit(ada, ride(state))),
    refused: {
      ...notSteps(edit(ada, ride(state))),
      ...notEdits(ada, ride(state)),
      ...by(
        edit(ada, ride(state)),
        state === 'requested' ? [pia, dora, dan, olga] : [penny, pia, dora, dan, olga],
      ),
    },
  })),
  {
    title: 'the trip is changed without the details',
    seed: seeded(ride('requested')),
    permitted: takes({ ...edit(penny), also: [] }),
    refused: {
      'the details without the step': commits(penny, ...detailed({})),
      'the details without the step, by dispatch': commits(ada, ...detailed({})),
    },
  },
  {
    title: 'the details are changed with a step that says so and nothing else of the ride',
    seed: seeded(ride('requested')),
    permitted: takes({ ...edit(penny), changes: {} }),
    refused: {
      'with another step': takes({
        by: penny,
        before: ride('requested'),
        did: 'extend',
        changes: { searchFrom: SERVER_TIME },
        also: detailed({}),
      }),
    },
  },
  {
    title: 'an edit needs its own step, and the driver makes none',
    seed: seeded(ride('on_the_way', { did: 'edit' })),
    permitted: reads,
    refused: {
      'by the driver': takes(edit(dora, ride('on_the_way', { did: 'edit' }))),
      'of the details alone': commits(ada, ...detailed({})),
      'of the details alone by the driver': commits(dora, ...detailed({})),
    },
  },
  {
    title: 'dispatch corrects name and number of a ride whose passenger is on board',
    seed: seeded(ride('in_progress')),
    permitted: takes(edit(ada, ride('in_progress'), {}, { name: 'Person pia', phone: '+49 30 112' })),
    refused: {
      'by its passenger': takes(edit(penny, ride('in_progress'), {}, { name: 'Person pia' })),
      'without a name': takes(edit(ada, ride('in_progress'), {}, { name: '' })),
      'with a number that is none': takes(edit(ada, ride('in_progress'), {}, { phone: 'x' })),
    },
  },
  ...ENDED.map((state) => ({
    title: `a ride that is ${state} is not changed`,
    seed: seeded(ride(state)),
    permitted: reads,
    refused: {
      'by its passenger': takes(edit(penny, ride(state))),
      'by dispatch': takes(edit(ada, ride(state))),
    },
  })),
  {
    title: 'a dead request is not changed (rides R10)',
    seed: seeded(dead),
    permitted: reads,
    refused: { 'by its passenger': takes(edit(penny, dead)), 'by dispatch': takes(edit(ada, dead)) },
  },
  {
    title: 'a rejected passenger changes nothing',
    seed: seeded(ride('requested'), account(penny, 'passenger', { status: 'rejected' })),
    permitted: takes(edit(ada)),
    refused: { 'by themselves': takes(edit(penny)) },
  },
  {
    title: 'dispatch edits a request up to the two-hundredth step',
    seed: seeded(ride('requested', { rev: 199 })),
    permitted: takes(edit(ada, ride('requested', { rev: 199 }))),
    refused: {
      'for sixty-one': takes(edit(ada, ride('requested', { rev: 199 }), { people: 61 })),
      'by its passenger': takes(edit(penny, ride('requested', { rev: 199 }))),
    },
  },
  {
    title: 'a passenger edits up to the hundredth step',
    seed: seeded(ride('requested', { rev: 99 })),
    permitted: takes(edit(penny, ride('requested', { rev: 99 }))),
    refused: { 'for sixty-one': takes(edit(penny, ride('requested', { rev: 99 }), { people: 61 })) },
  },
  {
    title: 'dispatch edits a request after a hundred steps, and its passenger does not',
    seed: seeded(ride('requested', { rev: 100 })),
    permitted: takes(edit(ada, ride('requested', { rev: 100 }))),
    refused: { 'not to its passenger': takes(edit(penny, ride('requested', { rev: 100 }))) },
  },
  {
    title: 'a passenger edits ten seconds after the last edit',
    seed: seeded(editedAgo(10)),
    permitted: takes(edit(penny, editedAgo(10))),
    refused: { 'for sixty-one': takes(edit(penny, editedAgo(10), { people: 61 })) },
  },
  {
    title: 'a passenger edits at once what dispatch has just edited',
    seed: seeded(editedAgo(1, 'ada')),
    permitted: takes(edit(penny, editedAgo(1, 'ada'))),
    refused: { 'for sixty-one': takes(edit(penny, editedAgo(1, 'ada'), { people: 61 })) },
  },
  ...Object.entries({
    now: editedAgo(9),
    later: editedAgo(9, 'penny', { kind: 'later', wall: '10:00' }),
  }).map(([when, edited]) => ({
    title: `dispatch edits at once what has just been edited of a ride for ${when}`,
    ofMoment: true,
    seed: seeded(edited),
    permitted: takes(edit(ada, edited)),
    refused: { 'its passenger not yet': takes(edit(penny, edited)) },
  })),
  {
    title: 'a passenger edits at once what has just been booked',
    seed: seeded(ride('requested', { changedAt: at(-1) })),
    permitted: takes(edit(penny, ride('requested', { changedAt: at(-1) }))),
    refused: {
      'for sixty-one': takes(edit(penny, ride('requested', { changedAt: at(-1) }), { people: 61 })),
    },
  },
  {
    title: 'a ride is not changed after two hundred steps',
    seed: seeded(ride('requested', { rev: 200 })),
    permitted: reads,
    refused: {
      'by its passenger': takes(edit(penny, ride('requested', { rev: 200 }))),
      'by dispatch': takes(edit(ada, ride('requested', { rev: 200 }))),
    },
  },
];
