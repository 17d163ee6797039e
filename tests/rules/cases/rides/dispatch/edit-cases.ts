import { increment, SERVER_TIME } from '../../../scenario/datum.ts';
import { account, withChanges, type Changes } from '../../../scenario/documents.ts';
import type { SignedIn } from '../../../scenario/people.ts';
import { commit, remove, set, update, writesOf, type Case } from '../../../scenario/request.ts';
import { BEFORE_BOARDING } from '../../../scenario/rides/ending.ts';
import {
  at,
  DAY,
  DETAILS,
  detailsPath,
  RIDE,
  ride,
  ridePath,
  TERMS,
} from '../../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia, RIDE_PEOPLE } from '../../../scenario/rides/ride-people.ts';
import { by, notSteps, takes, type Taken } from '../../../scenario/rides/ride-step.ts';
import { each, text } from '../../../scenario/wrong-values.ts';

const TRIP = { area: { from: 'Harbour', to: '' }, people: 8, needs: ['pet', 'help'] };
const WAY = {
  from: { text: 'Pier 3', lat: 53.5, lng: 9.9 },
  to: { text: 'Main Street 1' },
  note: 'Ring twice.',
};
const detailed = (changes: Changes) => [set(detailsPath(), withChanges(DETAILS, { ...WAY, ...changes }))];

/** The ride as it is changed, with its details. */
const edit = (
  who: SignedIn,
  before = ride('requested'),
  trip: Changes = {},
  details: Changes = {},
): Taken => ({
  by: who,
  before,
  did: 'edit',
  changes: { ...TRIP, ...trip },
  also: detailed(details),
});
const seeded = (before: Taken['before'], more: Case['seed'] = {}) => ({
  ...RIDE_PEOPLE,
  ...more,
  [ridePath()]: before,
  // A retention that was made shorter since keeps nobody from changing what is there.
  [detailsPath()]: DETAILS,
});
const reads = { by: ada, does: { kind: 'get' as const, path: ridePath() } };
const dead = ride('requested', { searchFrom: at(-TERMS.search) });

const notEdits = (who: SignedIn, before: Taken['before']) => ({
  ...each(
    {
      'for nobody': { people: 0 },
      'for nine': { people: 9 },
      'for a text of people': { people: '2' },
      'with an unknown need': { needs: ['helicopter'] },
      'with a need twice': { needs: ['pet', 'pet'] },
      'with needs that are a text': { needs: 'pet' },
      'from a district of 61 characters': { area: { from: text(61), to: '' } },
      'to a district of 61 characters': { area: { from: '', to: text(61) } },
      'with half an area': { area: { from: 'Harbour' } },
      'with more of an area': { area: { from: '', to: '', via: '' } },
      'with another pick-up': { pickupAt: at(DAY) },
      'with the search begun anew': { searchFrom: at(-1) },
      'with another driver': { driver: 'dan' },
      'with an arrival': { arrivedAt: at(-1) },
      'with somebody who declined': { declined: ['dan'] },
      'as cancelled': { state: 'cancelled' },
      'as offered once more': { state: before['state'] === 'offered' ? 'requested' : 'offered' },
    },
    (trip) => takes(edit(who, before, trip)),
  ),
  ...each(
    {
      'with another name': { name: 'Person pia' },
      'with another number': { phone: '112' },
      'kept longer': { deleteAt: at(89 * DAY) },
      'with an unknown field': { fare: 12 },
      'from two characters': { from: { text: 'ab' } },
      'to 201 characters': { to: { text: text(201) } },
      'to no words': { to: { lat: 1, lng: 1 } },
      'with half a coordinate': { from: { text: 'Pier 3', lat: 1 } },
      'with a note of 301 characters': { note: text(301) },
      'with a note that is a number': { note: 7 },
      'without a note': { note: undefined },
    },
    (details) => takes(edit(who, before, {}, details)),
  ),
  'with a reason': takes({ ...edit(who, before), line: { note: 'Wrong door.' } }),
  'with details of another ride': takes({
    ...edit(who, before),
    also: [update('rides/bare/private/details', { note: 'x' })],
  }),
  'and without the details': takes({ ...edit(who, before), also: [remove(detailsPath())] }),
  'of people that are not whole': {
    by: who,
    does: commit(...writesOf(takes(edit(who, before))), update(ridePath(RIDE), { people: increment(-0) })),
  },
});

/** D44: what may be changed of a ride that is booked. */
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
      'the details without the step': { by: penny, does: commit(...detailed({})) },
      'the details without the step, by dispatch': { by: ada, does: commit(...detailed({})) },
    },
  },
  {
    title: 'the details are changed with a step that says so and nothing else of the ride',
    seed: seeded(ride('requested')),
    permitted: takes({ by: penny, before: ride('requested'), did: 'edit', changes: {}, also: detailed({}) }),
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
    title: 'whoever drives changes nothing, nor does anybody after an edit that is past',
    seed: seeded(ride('on_the_way', { did: 'edit' })),
    permitted: reads,
    refused: {
      'by the driver': takes(edit(dora, ride('on_the_way', { did: 'edit' }))),
      'of the details alone': { by: ada, does: commit(...detailed({})) },
      'of the details alone by the driver': { by: dora, does: commit(...detailed({})) },
    },
  },
  ...(['in_progress', 'completed', 'cancelled', 'no_show', 'expired'] as const).map((state) => ({
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
    title: 'an edit is the two-hundredth step',
    seed: seeded(ride('requested', { rev: 199 })),
    permitted: takes(edit(penny, ride('requested', { rev: 199 }))),
    refused: { 'for nine': takes(edit(penny, ride('requested', { rev: 199 }), { people: 9 })) },
  },
  {
    title: 'after two hundred steps nothing is changed',
    seed: seeded(ride('requested', { rev: 200 })),
    permitted: reads,
    refused: {
      'by its passenger': takes(edit(penny, ride('requested', { rev: 200 }))),
      'by dispatch': takes(edit(ada, ride('requested', { rev: 200 }))),
    },
  },
];
