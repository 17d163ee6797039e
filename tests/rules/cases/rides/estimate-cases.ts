import { SERVER_TIME } from '../../scenario/datum.ts';
import { account, type Changes } from '../../scenario/documents.ts';
import type { Case } from '../../scenario/request.ts';
import { each } from '../../scenario/wrong-values.ts';
import { planned } from '../../scenario/rides/moving.ts';
import { at, CARD, ride, ridePath } from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, penny, pia } from '../../scenario/rides/ride-people.ts';
import { by, notSteps, takes, type Taken } from '../../scenario/rides/ride-step.ts';

/** Dora, who is on the way, says when she will be there. */
const estimates = (changes: Changes = {}, before = ride('on_the_way')): Taken => ({
  by: dora,
  before,
  did: 'estimate',
  changes: { etaAt: at(600), ...changes },
});
const reads = { by: ada, does: { kind: 'get' as const, path: ridePath() } };
const LONG = ride('on_the_way', {
  rev: 100,
  log: {
    0: { did: 'request', by: 'penny', at: at(-600) },
    100: { did: 'estimate', by: 'dora', at: at(-60) },
  },
});
const untold = ride('on_the_way', { etaAt: undefined });

/** The arrival time, said or corrected on the way (D64). */
export const ESTIMATE_CASES: readonly Case[] = [
  {
    title: 'a driver on the way says that it will be later',
    seed: planned(ride('on_the_way')),
    permitted: takes(estimates()),
    refused: {
      ...notSteps(estimates()),
      ...by(estimates(), [penny, pia, dan, ada]),
      ...each(
        {
          'and takes back that there is a time': { etaAt: undefined },
          'and says the same time again': { etaAt: at(300) },
          'in words': { etaAt: 'soon' },
          'in four hours': { etaAt: at(4 * 3600) },
          'four hours ago': { etaAt: at(-4 * 3600) },
          'and has arrived': { state: 'arrived', arrivedAt: SERVER_TIME },
          'and has arrived without saying so': { arrivedAt: SERVER_TIME },
          'and has not set off': { state: 'accepted' },
          'in another car': { card: { ...CARD, plate: 'B-XX 9' } },
          'and begins the search anew': { searchFrom: at(-1) },
          'and changes the trip': { people: 2 },
          'and hands the ride on': { driver: 'dan' },
        },
        (altered) => takes(estimates(), altered),
      ),
      'and says when that was': takes({ ...estimates(), line: { saidAt: at(-60) } }),
      'and repeats it in the line': takes({ ...estimates(), line: { etaAt: at(600) } }),
    },
  },
  {
    title: 'a driver who has said no time yet says one on the way',
    seed: planned(untold),
    permitted: takes(estimates({}, untold)),
    refused: { 'not without one': takes(estimates({ etaAt: undefined }, untold)) },
  },
  {
    title: 'a driver whose clock is slow says when they are there',
    seed: planned(ride('on_the_way')),
    permitted: takes(estimates({ etaAt: at(-2.5 * 3600) })),
    refused: { 'as a number': takes(estimates({ etaAt: 5 })) },
  },
  ...(['requested', 'offered', 'accepted', 'arrived', 'in_progress', 'completed'] as const).map((state) => ({
    title: `of a ride that is ${state} there is nothing to say of the arrival`,
    seed: planned(ride(state, { driver: 'dora' })),
    permitted: reads,
    refused: {
      'not even so': takes(estimates({}, ride(state, { driver: 'dora' }))),
      'nor by setting off with it': takes(
        estimates({ state: 'on_the_way' }, ride(state, { driver: 'dora', card: CARD })),
      ),
    },
  })),
  {
    title: 'a rejected driver says nothing of the arrival',
    seed: planned(ride('on_the_way'), account(dora, 'driver', { status: 'rejected' })),
    permitted: reads,
    refused: { 'not even so': takes(estimates()) },
  },
  {
    title: 'an arrival is corrected up to the hundredth step',
    seed: planned(ride('on_the_way', { rev: 99 })),
    permitted: takes(estimates({}, ride('on_the_way', { rev: 99 }))),
    refused: { 'in words': takes(estimates({ etaAt: 'soon' }, ride('on_the_way', { rev: 99 }))) },
  },
  {
    title: 'after a hundred steps the driver arrives, and the rest of the log is left to dispatch',
    seed: planned(LONG),
    permitted: takes({
      by: dora,
      before: LONG,
      did: 'arrive',
      changes: { state: 'arrived', arrivedAt: SERVER_TIME },
    }),
    refused: { 'but estimates no more': takes(estimates({}, LONG)) },
  },
];
