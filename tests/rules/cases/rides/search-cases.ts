import { SERVER_TIME } from '../../scenario/datum.ts';
import { account } from '../../scenario/documents.ts';
import type { SignedIn } from '../../scenario/people.ts';
import type { Case } from '../../scenario/request.ts';
import { at, DAY, ride, ridePath, TERMS } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, olga, penny, pia, RIDE_PEOPLE } from '../../scenario/rides/ride-people.ts';
import { cancels } from '../../scenario/rides/ending.ts';
import { by, notSteps, takes, type Taken } from '../../scenario/rides/ride-step.ts';

/** The next search of a ride. */
export const extend = (
  who: SignedIn,
  before = ride('requested'),
  searchFrom: Taken['changes'][string] = SERVER_TIME,
): Taken => ({
  by: who,
  before,
  did: 'extend',
  changes: { searchFrom },
});
const later = ride('requested', { pickupAt: at(DAY), searchFrom: at(DAY) });
const dead = ride('requested', { searchFrom: at(-TERMS.search) });

/** Step 2 of rides 3. */
export const SEARCH_CASES: readonly Case[] = [
  ...[penny, ada].map((who) => ({
    title: `${who.sub} extends the search for a driver`,
    seed: { ...RIDE_PEOPLE, [ridePath()]: ride('requested') },
    permitted: takes(extend(who)),
    refused: {
      ...notSteps(extend(who)),
      ...by(extend(who), [pia, dora, olga]),
      'from a time to come': takes(extend(who, undefined, at(600))),
      'from a while ago': takes(extend(who, undefined, at(-60))),
      'with the search as it was': takes(extend(who, undefined, at(-600))),
      'as a lapse': takes({ ...extend(who), did: 'lapse' }),
      'as no step': takes({ ...extend(who), did: 'wander' }),
      'as offered': takes(extend(who), { state: 'offered' }),
      'with a driver': takes(extend(who), { driver: 'dora' }),
    },
  })),
  {
    title: 'the search for a later ride begins at its pick-up, and not before',
    seed: { ...RIDE_PEOPLE, [ridePath()]: later },
    permitted: { by: penny, does: { kind: 'get', path: ridePath() } },
    refused: {
      'from now': takes(extend(penny, later)),
      'from its pick-up': takes(extend(penny, later, at(DAY))),
    },
  },
  ...[penny, ada].map((who) => ({
    title: `a search that ${who.sub} begins anew is a minute old`,
    seed: { ...RIDE_PEOPLE, [ridePath()]: ride('requested', { searchFrom: at(-60) }) },
    permitted: takes(extend(who, ride('requested', { searchFrom: at(-60) }))),
    refused: {
      'with the search as it was': takes(extend(who, ride('requested', { searchFrom: at(-60) }), at(-60))),
    },
  })),
  {
    title: 'a search is begun anew up to the two-hundredth step',
    seed: { ...RIDE_PEOPLE, [ridePath()]: ride('requested', { rev: 199 }) },
    permitted: takes(extend(penny, ride('requested', { rev: 199 }))),
    refused: { 'and said twice': takes(extend(penny, ride('requested', { rev: 198 }))) },
  },
  {
    title: 'a search is not begun anew after two hundred steps',
    seed: { ...RIDE_PEOPLE, [ridePath()]: ride('requested', { rev: 200 }) },
    permitted: takes({ ...cancels('requested'), before: ride('requested', { rev: 200 }) }),
    refused: {
      'by its passenger': takes(extend(penny, ride('requested', { rev: 200 }))),
      'by an administrator': takes(extend(ada, ride('requested', { rev: 200 }))),
    },
  },
  {
    title: 'a dead request gets no new search (rides R10)',
    seed: { ...RIDE_PEOPLE, [ridePath()]: dead },
    permitted: { by: penny, does: { kind: 'get', path: ridePath() } },
    refused: {
      'by its passenger': takes(extend(penny, dead)),
      'by an administrator': takes(extend(ada, dead)),
    },
  },
  {
    title: 'a rejected passenger does not extend a search',
    seed: {
      ...RIDE_PEOPLE,
      ...account(penny, 'passenger', { status: 'rejected' }),
      [ridePath()]: ride('requested'),
    },
    permitted: takes(extend(ada)),
    refused: { 'by themselves': takes(extend(penny)) },
  },
  {
    title: 'only a request gets a new search',
    seed: { ...RIDE_PEOPLE, [ridePath()]: ride('accepted') },
    permitted: { by: penny, does: { kind: 'get', path: ridePath() } },
    refused: {
      'a promised ride': takes(extend(penny, ride('accepted'))),
      'a promised ride as a request': takes({
        ...extend(penny, ride('accepted')),
        changes: { state: 'requested', searchFrom: SERVER_TIME },
      }),
    },
  },
];
