import { SERVER_TIME } from '../../scenario/datum.ts';
import { account, type Changes } from '../../scenario/documents.ts';
import type { Case, Request } from '../../scenario/request.ts';
import { each } from '../../scenario/wrong-values.ts';
import { depart, onDuty, take } from '../../scenario/rides/driving.ts';
import { goesOn, keepsTime, planned } from '../../scenario/rides/moving.ts';
import { corrects, givesBack } from '../../scenario/rides/remarking.ts';
import { at, CARD, ride } from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, penny, pia } from '../../scenario/rides/ride-people.ts';
import { by, notSteps, takes, type Taken } from '../../scenario/rides/ride-step.ts';

/** Dora, who is on the way, states when she will be there. */
export const estimates = (changes: Changes = {}, before = ride('on_the_way')): Taken => ({
  by: dora,
  before,
  did: 'estimate',
  changes: { etaAt: at(600), ...changes },
});
const HUNDRED = {
  rev: 100,
  log: {
    0: { did: 'request', by: 'penny', at: at(-600) },
    100: { did: 'estimate', by: 'dora', at: at(-60) },
  },
};
/** A log that has room for no ordinary step. */
const FULL = { rev: 200, log: { ...HUNDRED.log, 200: { did: 'edit', by: 'ada', at: at(-60) } } };
const LONG = ride('on_the_way', HUNDRED);
const LONG_AGO = ride('completed', HUNDRED);
/** Dora sets off with an estimate. If she has already set off, she takes the ride's next step. */
function saysItSettingOff(before: Taken['before']): Request {
  const etaAt = at(600);
  if (before['state'] === 'accepted') return takes({ ...depart({ etaAt }), before });
  const isOpen = before['state'] === 'requested' || before['state'] === 'offered';
  return isOpen ? takes(take(before, { etaAt })) : goesOn(before);
}
/** A ride whose driver gave the last estimate `seconds` ago. */
const corrected = (seconds: number, more: Changes = {}) =>
  ride('on_the_way', { ...more, did: 'estimate', changedAt: at(-seconds) });
const untold = ride('on_the_way', { etaAt: undefined });

/** Estimates of the arrival, first ones and corrections, on the way (D64). */
export const ESTIMATE_CASES: readonly Case[] = [
  {
    title: 'a driver on the way states a later arrival',
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
    title: 'a driver who has said a time ten seconds ago corrects it',
    seed: planned(corrected(10)),
    permitted: takes(estimates({}, corrected(10))),
    refused: { 'not to the same': takes(estimates({ etaAt: at(300) }, corrected(10))) },
  },
  ...Object.entries({
    now: corrected(9),
    later: corrected(9, { kind: 'later', wall: '10:00' }),
  }).map(([when, before]) => ({
    title: `a driver who has said a time a moment ago arrives at a ride for ${when}`,
    ofMoment: true,
    seed: planned(before),
    permitted: goesOn(before),
    refused: { 'but corrects nothing': takes(estimates({}, before)) },
  })),
  {
    title: 'a driver who has set off a moment ago says when they will be there',
    seed: planned(ride('on_the_way', { changedAt: at(-1) })),
    permitted: takes(estimates({}, ride('on_the_way', { changedAt: at(-1) }))),
    refused: {
      'not in words': takes(estimates({ etaAt: 'soon' }, ride('on_the_way', { changedAt: at(-1) }))),
    },
  },
  {
    title: 'a driver on the way whose clock is slow estimates the arrival',
    seed: planned(ride('on_the_way')),
    permitted: takes(estimates({ etaAt: at(-2.5 * 3600) })),
    refused: { 'as a number': takes(estimates({ etaAt: 5 })) },
  },
  ...(['requested', 'offered', 'accepted', 'arrived', 'in_progress', 'completed'] as const).map((state) => ({
    title: `a driver estimates no arrival for a ride that is ${state}, except by setting off`,
    seed: planned(ride(state, { driver: 'dora' }), onDuty()),
    permitted: saysItSettingOff(ride(state, { driver: 'dora' })),
    refused: {
      'with an estimate alone': takes(estimates({}, ride(state, { driver: 'dora' }))),
      'nor by setting off with it': takes(
        estimates({ state: 'on_the_way' }, ride(state, { driver: 'dora', card: CARD })),
      ),
    },
  })),
  {
    title: 'dispatch takes the ride of a rejected driver, who estimates no arrival',
    seed: planned(ride('on_the_way'), account(dora, 'driver', { status: 'rejected' })),
    permitted: takes({
      ...givesBack(),
      by: ada,
      before: ride('on_the_way'),
      did: 'recall',
      changes: { ...givesBack().changes, etaAt: undefined },
      remark: undefined,
      also: [],
    }),
    refused: { 'and dispatch takes the ride from them': takes(estimates()) },
  },
  {
    title: 'an arrival is corrected up to the hundredth step',
    seed: planned(ride('on_the_way', { rev: 99 })),
    permitted: takes(estimates({}, ride('on_the_way', { rev: 99 }))),
    refused: { 'in words': takes(estimates({ etaAt: 'soon' }, ride('on_the_way', { rev: 99 }))) },
  },
  {
    title: 'a driver arrives after a hundred steps',
    seed: planned(LONG),
    permitted: goesOn(LONG),
    refused: { 'but estimates no more': takes(estimates({}, LONG)) },
  },
  ...(['on_the_way', 'arrived', 'in_progress'] as const).map((state) => ({
    title: `the driver of a ride that is ${state} takes its next step after two hundred`,
    seed: planned(ride(state, FULL)),
    permitted: goesOn(ride(state, FULL)),
    refused: { 'and says no time': takes(estimates({}, ride(state, FULL))) },
  })),
  {
    title: 'dispatch edits a ride after a hundred steps, and its driver estimates no more',
    seed: planned(LONG),
    permitted: keepsTime(LONG),
    refused: { 'not to its driver': takes(estimates({}, LONG)) },
  },
  {
    title: 'dispatch corrects an outcome after a hundred steps',
    seed: planned(LONG_AGO),
    permitted: takes({ ...corrects(), before: LONG_AGO }),
    refused: { 'and not the arrival': takes(estimates({}, LONG_AGO)) },
  },
];
