import { SERVER_TIME } from '../../../scenario/datum.ts';
import { account, withChanges } from '../../../scenario/documents.ts';
import { get, set, type Case, type Request } from '../../../scenario/request.ts';
import { each } from '../../../scenario/wrong-values.ts';
import { ends } from '../../../scenario/rides/ending.ts';
import {
  goesOn,
  keepsTime,
  LATER,
  later,
  MOVED,
  moves,
  NOW,
  planned,
} from '../../../scenario/rides/moving.ts';
import {
  at,
  DAY,
  DETAILS,
  detailsPath,
  keptFrom,
  ride,
  ridePath,
} from '../../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia } from '../../../scenario/rides/ride-people.ts';
import { by, notSteps, takes, type Taken } from '../../../scenario/rides/ride-step.ts';

const DEAD = later('requested', { pickupAt: at(-7200), searchFrom: at(-7200) });
const LEAD = 900;
const HORIZON = 30 * DAY;
const YEAR = 365 * DAY;

const notMoves = (taken: Taken) => ({
  ...each(
    {
      'with the search as it was': { searchFrom: at(DAY) },
      'with the search begun now': { searchFrom: SERVER_TIME },
      'without the time as typed': { wall: undefined },
      'with a day alone as typed': { wall: '2026-11-23' },
      'with more than a time as typed': { wall: '2026-11-23T10:00\u202e' },
      'with a number as typed': { wall: 1000 },
      'of an unknown kind': { kind: 'soon' },
      'of a kind for now': { kind: 'now' },
      'at once, but for later': { pickupAt: SERVER_TIME, searchFrom: SERVER_TIME },
      'to a time in words': { pickupAt: 'ten', searchFrom: 'ten' },
      'with another driver': { driver: 'dan' },
      'with a driver who declined': { declined: ['dan'] },
      'with an arrival': { arrivedAt: at(-1) },
      'for sixty-one': { people: 61 },
      'with other terms': { terms: { wait: 0, search: 1, offer: 1, offerAhead: 1, release: 1 } },
    },
    (altered) => takes(taken, altered),
  ),
  'without the old time in its line': takes({ ...taken, line: {} }),
  'with another old time in its line': takes({ ...taken, line: { movedFrom: at(DAY - 60) } }),
  'with the new time as the old one': takes({ ...taken, line: { movedFrom: at(MOVED) } }),
  'with a driver in its line': takes({ ...taken, line: { ...taken.line, driver: 'dora' } }),
  'without a remark': takes({ ...taken, remark: undefined }),
  'with details that are removed as before': takes({ ...taken, also: [] }),
  ...each(
    {
      'three hours early': { deleteAt: keptFrom(MOVED - 7200) },
      'later than they must': { deleteAt: keptFrom(MOVED + 7200) },
      never: { deleteAt: undefined },
    },
    (details) => takes({ ...taken, also: [set(detailsPath(), withChanges(DETAILS, details))] }),
  ),
});

/** An expired request allows no step, so the nearest permitted action is to read it. */
const reads: Request = { by: ada, does: get(ridePath()) };

const isStill = (
  state: 'on_the_way' | 'arrived' | 'in_progress' | 'completed' | 'expired',
  permitted: Request,
) => ({
  title: `a ride that is ${state} is not moved`,
  seed: planned(later(state)),
  permitted,
  refused: {
    'by dispatch': takes(moves(ada, later(state))),
    'by its passenger': takes(moves(penny, later(state))),
  },
});

/** D59: when a booked ride may move to another time. */
export const MOVE_CASES: readonly Case[] = [
  ...(['requested', 'offered', 'accepted'] as const).map((state) => ({
    title: `dispatch moves a ride that is ${state}`,
    seed: planned(later(state)),
    permitted: takes(moves(ada, later(state))),
    refused: {
      ...notSteps(moves(ada, later(state))),
      ...notMoves(moves(ada, later(state))),
      ...by(
        moves(ada, later(state)),
        state === 'requested' ? [pia, dora, dan, olga] : [penny, pia, dora, dan, olga],
      ),
    },
  })),
  {
    title: 'a passenger moves their request',
    seed: planned(later('requested')),
    permitted: takes(moves(penny, later('requested'))),
    refused: notMoves(moves(penny, later('requested'))),
  },
  {
    title: 'a ride is moved together with its trip',
    seed: planned(later('requested')),
    permitted: takes({
      ...moves(penny, later('requested'), { people: 4, needs: ['pet'], area: { from: '', to: '' } }),
      also: [set(detailsPath(), { ...DETAILS, note: 'Ring twice.', deleteAt: keptFrom(MOVED) })],
    }),
    refused: {
      'with a number that is none': takes({
        ...moves(penny, later('requested')),
        also: [set(detailsPath(), { ...DETAILS, phone: 'call me', deleteAt: keptFrom(MOVED) })],
      }),
    },
  },
  {
    title: 'the retention of details stays without another pick-up',
    seed: planned(later('requested')),
    permitted: takes({ ...moves(ada, later('requested'), {}, DAY + 900), also: [] }),
    refused: {
      'with another number of people': takes({
        ...moves(ada, later('requested'), {
          pickupAt: at(DAY),
          searchFrom: at(DAY),
          wall: '2026-11-23T10:00',
          people: 2,
        }),
        line: {},
        also: [set(detailsPath(), { ...DETAILS, deleteAt: keptFrom(DAY + 60) })],
      }),
    },
  },
  {
    title: 'an edit that leaves the time leaves the search and the fields of the time',
    seed: planned(later('accepted')),
    permitted: keepsTime(later('accepted')),
    refused: each(
      {
        'with the search begun now': { searchFrom: SERVER_TIME },
        'with another time as typed': { wall: '2026-11-23T11:00' },
        'with the time as promised': { movedFrom: at(DAY) },
        'with another kind': { kind: 'now' },
      },
      (altered) =>
        takes({ ...moves(ada, later('accepted')), changes: { people: 2, ...altered }, line: {}, also: [] }),
    ),
  },
  {
    title: 'a passenger moves a ride to a time after the lead',
    seed: planned(later('requested')),
    permitted: takes(moves(penny, later('requested'), {}, LEAD + 900)),
    refused: { 'not to its end': takes(moves(penny, later('requested'), {}, LEAD)) },
  },
  ...(
    [
      [penny, 'the horizon', HORIZON],
      [ada, 'a year, whatever the horizon', YEAR],
    ] as const
  ).map(([who, limit, seconds]) => ({
    title: `${who.sub} moves a ride within ${limit}`,
    seed: planned(later('requested')),
    permitted: takes(moves(who, later('requested'), {}, seconds)),
    refused: {
      'not beyond it': takes(moves(who, later('requested'), {}, seconds + 3600)),
      'not to the past': takes(moves(who, later('requested'), {}, -60)),
    },
  })),
  {
    title: 'dispatch moves a ride to a time before the lead',
    seed: planned(later('accepted')),
    permitted: takes(moves(ada, later('accepted'), {}, 300)),
    refused: { 'not to the present': takes(moves(ada, later('accepted'), {}, 0)) },
  },
  {
    title: 'a ride of a minute ago that is not dead may still be moved',
    seed: planned(later('requested', { pickupAt: at(-60), searchFrom: at(-60) })),
    permitted: takes(moves(ada, later('requested', { pickupAt: at(-60), searchFrom: at(-60) }))),
    refused: {
      'not as if at another time': takes({
        ...moves(ada, later('requested', { pickupAt: at(-60), searchFrom: at(-60) })),
        line: { movedFrom: at(-61) },
      }),
    },
  },
  {
    title: 'dispatch makes a request for now one for later',
    seed: planned(ride('requested')),
    permitted: takes(moves(ada, ride('requested'), LATER)),
    refused: {
      'that is still for now': takes(moves(ada, ride('requested'))),
      'without the time as typed': takes(moves(ada, ride('requested'), { ...LATER, wall: undefined })),
      'by another passenger': takes(moves(pia, ride('requested'), LATER)),
    },
  },
  {
    title: 'dispatch makes a request for later one for now',
    seed: planned(later('requested')),
    permitted: takes(moves(ada, later('requested'), NOW, 0)),
    refused: each(
      {
        'a minute ago': { ...NOW, pickupAt: at(-60), searchFrom: at(-60) },
        'in a minute': { ...NOW, pickupAt: at(60), searchFrom: at(60) },
        'with a time as typed': { ...NOW, wall: '2026-11-23T10:00' },
        'with its search tomorrow': { ...NOW, searchFrom: at(DAY) },
      },
      (changes) => takes(moves(ada, later('requested'), changes, 0)),
    ),
  },
  ...(['offered', 'accepted'] as const).map((state) => ({
    title: `a later ride that is ${state} is not moved to now`,
    seed: planned(later(state)),
    permitted: takes(moves(ada, later(state))),
    refused: { 'for now': takes(moves(ada, later(state), NOW, 0)) },
  })),
  ...(['requested', 'offered', 'accepted'] as const).map((state) => ({
    title: `a ride now that is ${state} does not begin anew`,
    seed: planned(ride(state)),
    permitted: keepsTime(ride(state)),
    refused: {
      'by dispatch': takes(moves(ada, ride(state), NOW, 0)),
      ...(state === 'requested' ? {} : { 'for later': takes(moves(ada, ride(state), LATER)) }),
    },
  })),
  ...(['on_the_way', 'arrived'] as const).map((state) => isStill(state, keepsTime(later(state)))),
  ...(['in_progress', 'completed'] as const).map((state) => isStill(state, goesOn(later(state)))),
  isStill('expired', reads),
  {
    title: 'a dead request is not moved (rides R10)',
    seed: planned(DEAD),
    permitted: takes({ ...ends('requested', 'expired', 'expire', ada), before: DEAD }),
    refused: { 'by dispatch': takes(moves(ada, DEAD)) },
  },
  {
    title: 'a rejected passenger moves nothing',
    seed: planned(later('requested'), account(penny, 'passenger', { status: 'rejected' })),
    permitted: takes(moves(ada, later('requested'))),
    refused: { 'by themselves': takes(moves(penny, later('requested'))) },
  },
];
