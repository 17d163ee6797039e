import { REMOVED, SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { account, withChanges, type Changes } from '../../scenario/documents.ts';
import { NOBODY } from '../../scenario/people.ts';
import {
  commits,
  get,
  list,
  remove,
  update,
  type Case,
  type Person,
  type Request,
} from '../../scenario/request.ts';
import { at, DAY, shift, worked } from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, RIDE_PEOPLE, sam } from '../../scenario/rides/ride-people.ts';

const PATH = 'drivers/dora/duties/0';
const WORKED: Data = {
  ...worked('dora'),
  until: at(-1800),
  endedAt: at(-1800),
};
const line = (by: string, more: Changes = {}) => ({
  by,
  at: SERVER_TIME,
  since: at(-3600),
  until: at(-1800),
  why: 'Forgot to press',
  ...more,
});
const corrects = (by: Person, changes: Changes = {}): Request =>
  commits(by, update(PATH, withChanges({ until: at(-2400), 'log.0': line(by?.sub ?? '') }, changes)));
const recorded = { ...RIDE_PEOPLE, [PATH]: WORKED };
const corrections = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [String(n), line('dora', { at: at(-900) })]));

const beganEarlier = (by: Person, why: string): Request =>
  commits(by, update(PATH, { since: at(-4000), 'log.0': line(by?.sub ?? '', { why }) }));

/** Corrections of times are logged, and no entry is removed. */
const CORRECTION_CASES: readonly Case[] = [
  ...['sos', 'x'.repeat(300)].map((why): Case => ({
    title: `the begin alone is corrected, with ${why.length} characters for a reason`,
    seed: recorded,
    permitted: beganEarlier(dora, why),
    refused: { 'and not by a colleague': beganEarlier(dan, why) },
  })),
  {
    title: 'a former driver corrects no hours',
    seed: { ...recorded, ...account(dora, 'passenger') },
    permitted: beganEarlier(ada, 'Forgot to press'),
    refused: {
      'of their own': beganEarlier(dora, 'Forgot to press'),
      'and lists none': { by: dora, does: list({ collection: 'drivers/dora/duties', limit: 10 }) },
    },
  },
  ...[dora, ada, sam].map((by): Case => ({
    title: `${by.sub} corrects when a duty began and ended`,
    ofMoment: true,
    seed: recorded,
    permitted: corrects(by, { since: at(-4000) }),
    refused: {
      'without a line': commits(by, update(PATH, { until: at(-2400) })),
      'without another time': corrects(by, { until: at(-1800) }),
      'until a time to come': corrects(by, { until: at(1) }),
      'until before it begins': corrects(by, { until: at(-3601) }),
      'from more than a day before the shift': corrects(by, { since: at(-3600 - DAY - 1) }),
      'as another duty': corrects(by, { duty: 'break' }),
      'of another shift': corrects(by, { shiftSince: at(-7200) }),
      'in another car': corrects(by, { plate: 'B-XX 9' }),
      'for a shorter keeping': corrects(by, { deleteAt: at(DAY) }),
      'in a line of another person': corrects(by, { 'log.0': line('dan') }),
      'in a line of another time': corrects(by, { 'log.0': line(by.sub, { at: at(-60) }) }),
      'with another begin before': corrects(by, { 'log.0': line(by.sub, { since: at(-7200) }) }),
      'with another end before': corrects(by, { 'log.0': line(by.sub, { until: at(-60) }) }),
      'with two letters for a reason': corrects(by, { 'log.0': line(by.sub, { why: 'no' }) }),
      'with a reason that is too long': corrects(by, { 'log.0': line(by.sub, { why: 'x'.repeat(301) }) }),
      'with a reason that turns the text around': corrects(by, {
        'log.0': line(by.sub, { why: 'Forgot \u202eit' }),
      }),
      'with a number for a reason': corrects(by, { 'log.0': line(by.sub, { why: 777 }) }),
      'with more in the line': corrects(by, { 'log.0': line(by.sub, { paid: true }) }),
      'in a later line': corrects(by, { 'log.0': REMOVED, 'log.1': line(by?.sub ?? '') }),
      'in two lines': corrects(by, { 'log.1': line(by?.sub ?? '') }),
      'by removing it': commits(by, remove(PATH)),
    },
  })),
  {
    title: 'a begin is corrected by up to a day, and the end to the same moment',
    seed: recorded,
    permitted: corrects(dora, { since: at(-3600 - DAY), until: at(-3600 - DAY) }),
    refused: { 'and not by more': corrects(dora, { since: at(-3600 - DAY - 1) }) },
  },
  {
    title: 'an end is corrected up to now without the begin',
    seed: recorded,
    permitted: corrects(dora, { until: SERVER_TIME }),
    refused: { 'and not to another kind of value': corrects(dora, { until: 'now' }) },
  },
  {
    title: 'a further correction follows the ones before it',
    seed: { ...RIDE_PEOPLE, [PATH]: { ...WORKED, log: corrections(19) } },
    permitted: corrects(dora, { 'log.0': undefined, 'log.19': line('dora') }),
    refused: {
      'and changes none': corrects(dora, { 'log.0': line('dora') }),
      'and removes none': corrects(dora, { 'log.0': REMOVED, 'log.19': line('dora') }),
      'and replaces none': corrects(dora, { 'log.0': line('dora'), 'log.19': line('dora') }),
    },
  },
  {
    title: 'a driver reads a record with twenty corrections, which gets no more',
    seed: { ...RIDE_PEOPLE, [PATH]: { ...WORKED, log: corrections(20) } },
    permitted: { by: dora, does: list({ collection: 'drivers/dora/duties', limit: 500 }) },
    refused: { 'and not one more': corrects(dora, { 'log.0': undefined, 'log.20': line('dora') }) },
  },
  {
    title: 'a person other than the driver and dispatch corrects no times',
    seed: recorded,
    permitted: corrects(dora),
    refused: {
      'a colleague': corrects(dan),
      'a passenger': corrects(penny),
      'an auditor': corrects(olga),
      'a client without a session': corrects(NOBODY),
    },
  },
  {
    title: 'a driver whose approval is gone corrects nothing',
    seed: { ...recorded, 'drivers/dora': shift(), ...account(dora, 'driver', { status: 'rejected' }) },
    permitted: { by: dora, does: get('drivers/dora') },
    refused: {
      'any more': corrects(dora),
      'and reads none': { by: dora, does: list({ collection: 'drivers/dora/duties', limit: 500 }) },
    },
  },
];

const lists = (by: Person, limit?: number): Request => ({
  by,
  does: list({
    collection: 'drivers/dora/duties',
    where: [['shiftSince', '>=', at(-DAY)]],
    ...(limit === undefined ? {} : { limit }),
  }),
});

const READING_CASES: readonly Case[] = [dora, ada, sam].map((by) => ({
  title: `${by.sub} reads the hours of a driver`,
  seed: recorded,
  permitted: lists(by, 500),
  refused: {
    'without a limit': lists(by),
    'more at once': lists(by, 501),
    'by path': { by, does: get(PATH) },
    'as a colleague': lists(dan, 500),
    'as a passenger': lists(penny, 500),
    'as an auditor': lists(olga, 500),
    'without a session': lists(NOBODY, 500),
  },
}));

/** Access to the hours of drivers (rides R38). */
export const DUTY_CORRECTION_CASES: readonly Case[] = [...CORRECTION_CASES, ...READING_CASES];
