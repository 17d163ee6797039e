import { REASONS } from '#domain/rides/model/basics/reasons.ts';
import { SERVER_TIME } from '../../../scenario/datum.ts';
import type { Changes } from '../../../scenario/documents.ts';
import type { Case } from '../../../scenario/request.ts';
import { each } from '../../../scenario/wrong-values.ts';
import { at, CARD, DAY, ride, ridePath } from '../../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia, RIDE_PEOPLE } from '../../../scenario/rides/ride-people.ts';
import { by, notSteps, takes, type Taken } from '../../../scenario/rides/ride-step.ts';

const seededPeople = (before: Taken['before']) => ({ ...RIDE_PEOPLE, [ridePath()]: before });
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
    declined: before['state'] === 'offered' ? [] : ['dora'],
    ...changes,
  },
});

/** Step 15 of rides 3. */
export const RECALL_CASES: readonly Case[] = [
  ...(['offered', 'accepted', 'on_the_way', 'arrived'] as const).map((state) => ({
    title: `dispatch recalls a ride that is ${state}`,
    seed: seededPeople(ride(state)),
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
          'as if the dispatcher had declined': { declined: ['ada'] },
          'as cancelled': { state: 'cancelled' },
        },
        (altered) => takes(recall(ride(state)), altered),
      ),
      ...(state === 'offered'
        ? { 'as if the driver had declined': takes(recall(ride(state)), { declined: ['dora'] }) }
        : {
            'without remembering the driver': takes(recall(ride(state)), { declined: [] }),
            'remembering the driver twice': takes(recall(ride(state)), { declined: ['dora', 'dora'] }),
          }),
    },
  })),
  ...REASONS.recall.map((why) => ({
    title: `dispatch recalls a ride and says why: ${why}`,
    seed: seededPeople(ride('on_the_way')),
    permitted: takes({ ...recall(ride('on_the_way')), line: { why } }),
    refused: each(
      {
        'with a reason to decline': { why: 'busy' },
        'with a reason that has a note': { why: 'other' },
        'with words of their own': { why: 'Dora is late' },
        'with no reason at all': { why: null },
        'with a note': { why, note: 'Dora is late' },
        'naming the driver': { why, driver: 'dora' },
      },
      (line) => takes({ ...recall(ride('on_the_way')), line }),
    ),
  })),
  {
    title: 'the search for a recalled later ride begins at its pick-up, also after two hundred steps',
    seed: seededPeople(ride('accepted', { searchFrom: at(DAY), rev: 200 })),
    permitted: takes(recall(ride('accepted', { searchFrom: at(DAY), rev: 200 }), { searchFrom: at(DAY) })),
    refused: { 'from now': takes(recall(ride('accepted', { searchFrom: at(DAY), rev: 200 }))) },
  },
  ...(['requested', 'in_progress', 'completed', 'cancelled'] as const).map((state) => ({
    title: `a ride that is ${state} is not recalled`,
    seed: seededPeople(ride(state)),
    permitted: reads,
    refused: { 'by dispatch': takes(recall(ride(state))) },
  })),
];
