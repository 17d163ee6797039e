import { SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { type Changes, account, withChanges } from '../../scenario/documents.ts';
import { NOBODY, person, type SignedIn } from '../../scenario/people.ts';
import { commits, get, list, remove, set, update, type Case } from '../../scenario/request.ts';
import { each, wrongFields } from '../../scenario/wrong-values.ts';
import { at, RIDE, ride, ridePath, shift } from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, RIDE_PEOPLE, sam } from '../../scenario/rides/ride-people.ts';

const PATH = 'availability/dora';
const WEEK = ['08:00-16:30', '', '', '', '22:00-06:00', '', '00:00-00:00'];
const AWAY = '2026-12-24/2027-01-02';
const signed = (by: SignedIn): Data => ({ by: by.sub, name: `Person ${by.sub}`, at: SERVER_TIME });
const documentOf = (by: SignedIn, changes: Changes = {}) =>
  withChanges({ hours: WEEK, away: [AWAY], laterNews: false, rev: 0, ...signed(by) }, changes);
const sets = (by: SignedIn, changes: Changes = {}, path = PATH) =>
  commits(by, set(path, documentOf(by, changes)));
const stored = { [PATH]: { ...documentOf(dora), at: at(-60) } };
const dirk = person('dirk');
const pending = account(dirk, 'driver', { status: 'pending' });
const away = (count: number) => Array.from({ length: count }, () => AWAY);
const withMonday = (hours: unknown): Changes => ({ hours: WEEK.with(0, String(hours)) });
const all = (limit = 500) => list({ collection: 'availability', limit });

/** When drivers usually work and are away. */
export const AVAILABILITY_CASES: readonly Case[] = [
  {
    title: 'a driver writes their usual hours and the days on which they are away',
    seed: { ...RIDE_PEOPLE, ...pending },
    permitted: sets(dora),
    refused: {
      'those of a colleague': sets(dora, {}, 'availability/dan'),
      'as a pending driver': sets(dirk, {}, 'availability/dirk'),
      'as a passenger': sets(penny, {}, 'availability/penny'),
      'as a dispatcher of their own': sets(ada, {}, 'availability/ada'),
      'without a session': commits(NOBODY, set(PATH, documentOf(dora))),
      'in another name': sets(dora, { name: 'Person dan' }),
      'as a colleague': sets(dora, { by: 'dan' }),
      'as of a minute ago': sets(dora, { at: at(-60) }),
      'with a note': sets(dora, { note: 'Call first.' }),
      'with a later number': sets(dora, { rev: 1 }),
      ...each(
        wrongFields({
          hours: 'a list',
          away: 'a list',
          laterNews: 'a boolean',
          rev: 'a number',
          by: 'a text',
          name: 'a text',
        }),
        ([field, value]) => sets(dora, { [field]: value }),
      ),
      ...each(
        {
          'six weekdays': { hours: WEEK.slice(1) },
          'eight weekdays': { hours: [...WEEK, ''] },
          'seven letters': { hours: 'abcdefg' },
          'two weekdays in one text': { hours: [...WEEK.slice(0, 6), '08:00-16:30,08:00-16:30'] },
          'six texts with two weekdays in one': { hours: [...WEEK.slice(0, 5), ','] },
          'a text without hours': withMonday('always'),
          'hours without an end': withMonday('08:00'),
          'an hour of one digit': withMonday('8:00-16:30'),
          'an hour that clocks do not have': withMonday('24:00-16:30'),
          'an end that clocks do not have': withMonday('08:00-24:00'),
          'a minute that clocks do not have': withMonday('08:60-16:30'),
          'a last minute that clocks do not have': withMonday('08:00-16:60'),
          'a number among the hours': { hours: [1, ...WEEK.slice(1)] },
          'a day without an end': { away: ['2026-12-24'] },
          'a text that is no day': { away: ['tomorrow/2026-12-25'] },
          'an end that is no day': { away: ['2026-12-24/tomorrow'] },
          'two periods in one text': { away: [`${AWAY},${AWAY}`] },
          'an empty period': { away: [''] },
          'an empty period beside another': { away: [AWAY, ''] },
          'more periods than are stored': { away: away(31) },
        },
        (changes: Changes) => sets(dora, changes),
      ),
    },
  },
  ...[WEEK, ['', '', '', '', '', '', '']].map((hours): Case => ({
    title: `a driver writes ${hours.join(' ').trim() === '' ? 'no' : 'some'} hours and no days`,
    seed: RIDE_PEOPLE,
    permitted: sets(dora, { hours, away: [] }),
    refused: { 'without the days': sets(dora, { hours, away: null }) },
  })),
  {
    title: 'a driver writes thirty periods',
    seed: RIDE_PEOPLE,
    permitted: sets(dora, { away: away(30) }),
    refused: { 'and no more': sets(dora, { away: away(31) }) },
  },
  {
    title: 'a driver changes the days on which they are away',
    seed: { ...RIDE_PEOPLE, ...stored },
    permitted: commits(dora, update(PATH, { away: [], rev: 1, ...signed(dora) })),
    refused: {
      'without a signature': commits(dora, update(PATH, { away: [], rev: 1 })),
      'with the number it has': commits(dora, update(PATH, { away: [], ...signed(dora) })),
      'with a number too far': commits(dora, update(PATH, { away: [], rev: 2, ...signed(dora) })),
      'with a period that is none': commits(dora, update(PATH, { away: ['x'], rev: 1, ...signed(dora) })),
      'with that of a colleague': commits(dora, update(PATH, { away: [], rev: 1, ...signed(dan) })),
      'as a colleague': commits(dan, update(PATH, { away: [], rev: 1, ...signed(dan) })),
      'by removing it': commits(dora, remove(PATH)),
    },
  },
  {
    title: 'dispatch writes the first hours of a driver',
    seed: { ...RIDE_PEOPLE, ...pending },
    permitted: sets(ada),
    refused: { 'and not of a passenger': sets(ada, {}, 'availability/penny') },
  },
  ...[ada, sam].map((who): Case => ({
    title: `${who.sub} writes the hours of a driver`,
    seed: { ...RIDE_PEOPLE, ...stored, ...pending },
    permitted: sets(who, { rev: 1 }),
    refused: {
      'in the name of the driver': commits(who, set(PATH, documentOf(dora, { rev: 1 }))),
      'of a passenger': sets(who, {}, 'availability/penny'),
      'of a dispatcher': sets(who, {}, 'availability/olga'),
      'of someone without an account': sets(who, {}, 'availability/unknown'),
      'by removing it': commits(who, remove(PATH)),
    },
  })),
  {
    title: 'a driver asks for news of later requests, before anything else is stored',
    seed: RIDE_PEOPLE,
    permitted: sets(dora, { laterNews: true }),
    refused: {
      'and not for a colleague': sets(dora, { laterNews: true }, 'availability/dan'),
      'dispatch does not ask for a driver': sets(ada, { laterNews: true }),
      'nor does a system administrator': sets(sam, { laterNews: true }),
    },
  },
  {
    title: 'dispatch changes the days of a driver who wants news of later requests',
    seed: { ...RIDE_PEOPLE, [PATH]: { ...documentOf(dora, { laterNews: true }), at: at(-60) } },
    permitted: commits(ada, update(PATH, { away: [], rev: 1, ...signed(ada) })),
    refused: {
      'and does not end the news': commits(
        ada,
        update(PATH, { away: [], laterNews: false, rev: 1, ...signed(ada) }),
      ),
    },
  },
  {
    title: 'a driver ends the news of later requests',
    seed: { ...RIDE_PEOPLE, [PATH]: { ...documentOf(dora, { laterNews: true }), at: at(-60) } },
    permitted: commits(dora, update(PATH, { laterNews: false, rev: 1, ...signed(dora) })),
    refused: {
      'and is not half notified': commits(
        dora,
        update(PATH, { laterNews: 'weekdays', rev: 1, ...signed(dora) }),
      ),
    },
  },
  {
    title: 'a driver reads their own hours',
    seed: {
      ...RIDE_PEOPLE,
      ...stored,
      ...pending,
      ...Object.fromEntries(['dirk', 'penny', 'ada'].map((uid) => [`availability/${uid}`, documentOf(dora)])),
      'drivers/dan': shift({ ride: RIDE }),
      [ridePath()]: ride('in_progress', { driver: 'dan' }),
      'riders/penny': { phoneKey: '307' },
      'blockedNumbers/307': { by: 'ada' },
    },
    permitted: { by: dora, does: get(PATH) },
    refused: {
      'as a colleague': { by: dan, does: get(PATH) },
      'as a passenger': { by: penny, does: get(PATH) },
      'as an auditor': { by: olga, does: get(PATH) },
      'without a session': { by: NOBODY, does: get(PATH) },
      'in a list': { by: dora, does: all() },
      'of their passenger, who drove before': { by: dan, does: get('availability/penny') },
      'as a passenger who drove before': { by: penny, does: get('availability/penny') },
      'of who blocked their number': { by: penny, does: get('availability/ada') },
      'as a pending driver': { by: dirk, does: get('availability/dirk') },
    },
  },
  {
    title: 'a dispatcher lists the hours of all drivers',
    seed: { ...RIDE_PEOPLE, ...stored },
    permitted: { by: ada, does: all() },
    refused: {
      'for more than a firm has': { by: ada, does: all(501) },
      'without a limit': { by: ada, does: list({ collection: 'availability' }) },
      'as a driver': { by: dan, does: all() },
      'as a passenger': { by: penny, does: all() },
      'as an auditor': { by: olga, does: all() },
    },
  },
  {
    title: 'a dispatcher reads the hours of a driver',
    seed: { ...RIDE_PEOPLE, ...stored },
    permitted: { by: ada, does: get(PATH) },
    refused: { 'as an auditor': { by: olga, does: get(PATH) } },
  },
];
