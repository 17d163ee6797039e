import { commits, get, remove, set, type Case, type Person } from '../../scenario/request.ts';
import { NOBODY } from '../../scenario/people.ts';
import { RIDE_PEOPLE, ada, dora, olga, penny } from '../../scenario/rides/ride-people.ts';
import { text } from '../../scenario/wrong-values.ts';
import type { Data, Datum } from '../../scenario/datum.ts';

const PATH = 'settings/closedDays';
const stores = (days: Datum, by: Person = ada, more: Data = {}) =>
  commits(by, set(PATH, { days, rev: 0, ...more }));
const many = (count: number) => Array.from({ length: count }, () => '2026-12-25');

/** The days on which the firm is closed. */
export const CLOSED_DAY_CASES: readonly Case[] = [
  {
    title: 'an administrator stores the firm’s closed days',
    seed: RIDE_PEOPLE,
    permitted: stores(['2026-12-25 Christmas Day', '2026-12-26']),
    refused: {
      'a driver': stores([], dora),
      'a passenger': stores([], penny),
      'an auditor': stores([], olga),
      'with another field': stores([], ada, { by: 'ada' }),
      'without days': commits(ada, set(PATH, { rev: 0 })),
      'without a number': commits(ada, set(PATH, { days: [] })),
      'with a later number': stores([], ada, { rev: 1 }),
      'with a number that is none': stores([], ada, { rev: '0' }),
      'as a text': stores('2026-12-25'),
      'a day without a year': stores(['12-25']),
      'a name without a day': stores(['Christmas']),
      'a day without a space before its name': stores(['2026-12-25Christmas']),
      'an empty day beside one': stores(['2026-12-25', '']),
      'a day that is no text': stores([20_261_225]),
      'a hidden name': stores(['2026-12-25 x\u200B']),
      'a name in lines': stores(['2026-12-25 x\n2026-12-26']),
      'a name that is too long': stores([`2026-12-25 ${text(61)}`]),
      'a hundred and one': stores(many(101)),
    },
  },
  {
    title: 'an administrator replaces the closed days by a hundred with the longest name',
    seed: { ...RIDE_PEOPLE, [PATH]: { days: ['2026-12-25'], rev: 3 } },
    permitted: stores([`2026-12-25 ${text(60)}`, ...many(99)], ada, { rev: 4 }),
    refused: {
      'and removes no document': commits(ada, remove(PATH)),
      'after another dispatcher': stores([], ada, { rev: 3 }),
      'before another dispatcher': stores([], ada, { rev: 5 }),
      'as the first one': stores([]),
      'a driver': stores([], dora, { rev: 4 }),
      'a day without a year': stores(['12-25'], ada, { rev: 4 }),
      'with a fraction in the number': stores([], ada, { rev: 4.5 }),
    },
  },
  {
    title: 'an administrator stores that the firm has no closed days',
    seed: RIDE_PEOPLE,
    permitted: stores([]),
    refused: { 'says no driver': stores([], dora) },
  },
  {
    title: 'an approved person reads the closed days',
    seed: { ...RIDE_PEOPLE, [PATH]: { days: ['2026-12-25'] } },
    permitted: { by: penny, does: get(PATH) },
    refused: { 'a client without a session': { by: NOBODY, does: get(PATH) } },
  },
];
