import { type Data } from '../../scenario/datum.ts';
import { type Changes, account, withChanges } from '../../scenario/documents.ts';
import { NOBODY, person } from '../../scenario/people.ts';
import { commits, type Case, type Person, remove, set } from '../../scenario/request.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';
import { SETTINGS, TERMS } from '../../scenario/rides/ride-documents.ts';
import { RIDE_PEOPLE, ada, dora, sam } from '../../scenario/rides/ride-people.ts';

const pat = person('pat');
const people = { ...RIDE_PEOPLE, ...account(pat, 'passenger', { status: 'pending' }) };
const SETTINGS_PATH = 'settings/rides';
const sets = (changes: Changes = {}, by: Person = sam, path = SETTINGS_PATH) =>
  commits(by, set(path, withChanges(SETTINGS, changes)));
const terms = (changes: Data) => ({ terms: { ...TERMS, ...changes } });

const LEAST = { wait: 60, search: 300, offer: 15, offerAhead: 900, release: 0 };
const MOST = { wait: 3600, search: 14_400, offer: 900, offerAhead: 172_800, release: 86_400 };
const OUTER_LEAST = { deskSearch: 300, lead: 0, horizon: 3600, retention: 86_400 };
const OUTER_MOST = { deskSearch: 14_400, lead: 86_400, horizon: 31_536_000, retention: 63_072_000 };

/** For each number, a request in which it is just outside its range. */
const beyond = (numbers: Readonly<Record<string, number>>, by: number, wrap: (changes: Data) => Changes) =>
  Object.fromEntries(
    Object.entries(numbers).map(([field, value]) => [
      `a ${field} of ${value + by}`,
      sets(wrap({ [field]: value + by })),
    ]),
  );
const plain = (changes: Data): Changes => changes;

/** How the firm’s rides work (rides 4). */
export const SETTINGS_CASES: readonly Case[] = [
  {
    title: 'a system_admin saves the settings of rides',
    seed: people,
    permitted: sets(),
    refused: {
      'an admin': sets({}, ada),
      'a driver': sets({}, dora),
      'a client without a session': sets({}, NOBODY),
      'other settings': sets({}, sam, 'settings/mail'),
      ...each(
        wrongFields({
          terms: 'a map',
          deskSearch: 'a number',
          phoneRequired: 'a boolean',
          lead: 'a number',
          horizon: 'a number',
          retention: 'a number',
          timeZone: 'a text',
          landmarks: 'a list',
          districts: 'a list',
          town: 'a text',
        }),
        ([field, value]) => sets({ [field]: value }),
      ),
      ...each({ wait: 1, search: 1, offer: 1, offerAhead: 1, release: 1 }, () => sets({ terms: {} })),
      ...beyond(LEAST, -1, terms),
      ...beyond(MOST, 1, terms),
      ...beyond(OUTER_LEAST, -1, plain),
      ...beyond(OUTER_MOST, 1, plain),
      ...Object.fromEntries(
        ['wait', 'search', 'offer', 'offerAhead', 'release'].map((field) => [
          `half a second of ${field}`,
          sets(terms({ [field]: field === 'offerAhead' ? 9000.5 : 300.5 })),
        ]),
      ),
      'half a second of the search of dispatch': sets({ deskSearch: 9000.5 }),
      'half a second of lead': sets({ lead: 900.5 }),
      'half a second of horizon': sets({ horizon: 9000.5 }),
      'half a second of retention': sets({ retention: 90_000.5 }),
      'with another term': sets(terms({ price: 100 })),
      'without one term': sets({ terms: { wait: 300, search: 1800, offer: 60, offerAhead: 43_200 } }),
      'no time zone': sets({ timeZone: '' }),
      'a time zone of 61 characters': sets({ timeZone: text(61) }),
      '101 landmarks': sets({ landmarks: Array.from({ length: 101 }, () => 'x') }),
      '201 districts': sets({ districts: Array.from({ length: 201 }, () => 'x') }),
      'a town of 61 characters': sets({ town: text(61) }),
      'a town that hides something': sets({ town: 'Spring\u202Efield' }),
      'an unknown field': sets({ currency: 'EUR' }),
    },
  },
  {
    title: 'a system_admin saves the least of every setting',
    seed: { ...people, [SETTINGS_PATH]: SETTINGS },
    permitted: sets({ terms: LEAST, ...OUTER_LEAST, timeZone: 'U', landmarks: [], districts: [], town: '' }),
    refused: { deleted: commits(sam, remove(SETTINGS_PATH)) },
  },
  {
    title: 'a system_admin saves the most of every setting',
    seed: { ...people, [SETTINGS_PATH]: SETTINGS },
    permitted: sets({
      terms: MOST,
      ...OUTER_MOST,
      timeZone: text(60),
      landmarks: Array.from({ length: 100 }, () => 'x'),
      districts: Array.from({ length: 200 }, () => 'x'),
      town: text(60),
    }),
    refused: { 'by an admin': sets({ terms: MOST }, ada) },
  },
  {
    title: 'a system_admin saves the places of landmarks',
    seed: { ...people, [SETTINGS_PATH]: SETTINGS },
    permitted: sets({ landmarks: ['Central Station 52.5208, 13.4095', 'Airport'] }),
    refused: {
      'but only as texts': sets({ landmarks: [{ text: 'Central Station', lat: 52.5208, lng: 13.4095 }] }),
      'by an admin': sets({ landmarks: ['Central Station 52.5208, 13.4095'] }, ada),
    },
  },
  ...[true, false].map((phoneRequired) => ({
    title: `a system_admin says whether a number is required: ${phoneRequired}`,
    seed: { ...people, [SETTINGS_PATH]: SETTINGS },
    permitted: sets({ phoneRequired }),
    refused: { 'by an admin': sets({ phoneRequired }, ada) },
  })),
];
