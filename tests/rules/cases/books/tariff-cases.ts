import { CURRENCIES } from '#domain/books/model/basics/money.ts';
import { account, withChanges, type Changes } from '../../scenario/documents.ts';
import { NOBODY, person } from '../../scenario/people.ts';
import { commits, get, list, remove, set, update, type Case, type Person } from '../../scenario/request.ts';
import { at, DAY, HOUR } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, olga, penny, RIDE_PEOPLE, sam } from '../../scenario/rides/ride-people.ts';
import { NEW_TARIFF, RATES, TARIFF_PATH } from '../../scenario/tariffs.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';

const sue = person('sue');
const people = { ...RIDE_PEOPLE, ...account(sue, 'system_admin', { status: 'revoked' }) };
/** A tariff that a former system_admin has made. */
const seed = { ...people, [TARIFF_PATH]: { ...NEW_TARIFF, by: sue.sub, at: at(-DAY) } };

const adds = (changes: Changes = {}, by: Person = sam, path = TARIFF_PATH) =>
  commits(by, set(path, withChanges({ ...NEW_TARIFF, by: (by ?? sam).sub }, changes)));
const rates = (changes: Changes, field = 'rates') => adds({ [field]: withChanges(RATES, changes) });
const fixed = (...rows: readonly string[]) => adds({ fixed: rows });

const TYPES = {
  name: 'a text',
  currency: 'a text',
  unit: 'a text',
  from: 'a timestamp',
  rates: 'a map',
  times: 'a list',
  extras: 'a list',
  minimum: 'a number',
  rounding: 'a map',
  vat: 'a number',
  fixed: 'a list',
  by: 'a text',
  at: 'a timestamp',
};
const RATE_TYPES = { base: 'a number', included: 'a number', bands: 'a list', waiting: 'a text' };

const MOST_DATES = Array.from({ length: 40 }, () => '2026-12-24').join(',');
const TIME = '0 16:00-20:00 +250';
const matrix = (size: number, name = 'x') =>
  Array.from({ length: size }, () => `${'9999999|'.repeat(size - 1)}-|${name}`);
const unusable = (what: string, texts: readonly string[], request: (text: string) => Case['permitted']) =>
  Object.fromEntries(texts.map((each) => [`${what} “${each}”`, request(each)]));

/** The tariffs: who stores one, and its possible content. */
export const TARIFF_CASES: readonly Case[] = [
  {
    title: 'a system_admin stores a tariff',
    seed: people,
    permitted: adds(),
    refused: {
      'an admin': adds({}, ada),
      'a driver': adds({}, dora),
      'a passenger': adds({}, penny),
      'a system_admin whose access was revoked': adds({}, sue),
      'a client without a session': adds({}, NOBODY),
      'another id': adds({}, sam, 'tariffs/taxi'),
      ...each(wrongFields(TYPES), ([field, value]) => adds({ [field]: value })),
      ...each(wrongFields(RATE_TYPES), ([field, value]) => rates({ [field]: value })),
      'without otherRates': adds({ otherRates: undefined }),
      'other rates that are a text': adds({ otherRates: 'none' }),
      'a field more': adds({ note: '' }),
      'by another': adds({ by: ada.sub }),
      'at another time': adds({ at: at(-1) }),
      'without a name': adds({ name: '' }),
      'a name of 61 characters': adds({ name: text(61) }),
      'a hidden name': adds({ name: 'Taxi\u200B' }),
      'an unknown currency': adds({ currency: 'x' }),
      'an unknown unit': adds({ unit: 'x' }),
      'until it begins': adds({ until: NEW_TARIFF['from'] ?? null }),
      'until a text': adds({ until: '2027-01-01' }),
      'from a day that is over': adds({ from: at(-26 * HOUR) }),
      'from a day in more than three years': adds({ from: at(1101 * DAY) }),
      'a negative minimum': adds({ minimum: -1 }),
      'a minimum of 100,000': adds({ minimum: 10_000_000 }),
      'half a penny': adds({ minimum: 0.5 }),
      'a negative tax': adds({ vat: -1 }),
      'a tax of more than half': adds({ vat: 501 }),
      'rounding to nothing': adds({ rounding: { to: 0, how: 'up' } }),
      'rounding to 100,000': adds({ rounding: { to: 10_000_000, how: 'up' } }),
      'rounding to a text': adds({ rounding: { to: '5', how: 'up' } }),
      'rounding sideways': adds({ rounding: { to: 5, how: 'x' } }),
      'rounding with a field more': adds({ rounding: { to: 5, how: 'up', from: 1 } }),
      'rounding without a way': adds({ rounding: { to: 5 } }),
    },
  },
  {
    title: 'a system_admin stores the least and the most of a tariff’s numbers',
    seed: people,
    permitted: adds({
      name: text(60),
      currency: 'JPY',
      unit: 'km',
      from: at(-24 * HOUR),
      rates: { base: 0, included: 0, bands: ['- - 0'], waiting: '0 - 0' },
      otherRates: {
        base: 9_999_999,
        included: 10_000_000,
        bands: ['1 100 1', '9999999 9999999 9999999', '99999999 - 0', '- 100 9999999'],
        waiting: '99999 99999 9999999',
      },
      times: [`${MOST_DATES} 00:00-24:00 1000‰`, ...Array.from({ length: 7 }, () => TIME)],
      extras: Array.from({ length: 12 }, () => `+9999999 ${text(60)}`),
      minimum: 9_999_999,
      rounding: { to: 9_999_999, how: 'down' },
      vat: 500,
      fixed: matrix(40, text(60)),
    }),
    refused: {
      'a negative base': rates({ base: -1 }),
      'a base of 100,000': rates({ base: 10_000_000 }),
      'a negative included length': rates({ included: -1 }),
      'an included length of more than a thousand kilometres': rates({ included: 10_000_001 }),
      'rates with a field more': rates({ minimum: 1 }),
      'other rates with a field more': adds({ otherRates: { ...RATES, minimum: 1 } }),
      'other rates with a negative base': adds({ otherRates: { ...RATES, base: -1 } }),
      'no band': rates({ bands: [] }),
      'five bands': rates({ bands: ['1 - 1', '2 - 1', '3 - 1', '4 - 1', '- - 1'] }),
      'a band that is a number': rates({ bands: [1] }),
      ...unusable(
        'a last band',
        [
          '',
          '- -',
          '- - -1',
          '- - 10000000',
          '- - 1.5',
          '- 99 1',
          '- 100000000 1',
          '- 010 1',
          '1 - 1',
          '- - 1;',
        ],
        (band) => rates({ bands: [band] }),
      ),
      ...unusable(
        'a first band',
        ['- - 1', '100000000 - 1', '-1 - 1', '1 - 10000000', '1 99 1', ''],
        (band) => rates({ bands: [band, '- - 1'] }),
      ),
      ...unusable(
        'waiting',
        ['', '0 - -1', '0 - 10000000', '0 9 1', '0 0 1', '0 100000 1', '100000 - 1', '-1 - 1', '- - 1'],
        (waiting) => rates({ waiting }),
      ),
    },
  },
  {
    title: 'a system_admin stores a tariff without special times, extras and fixed prices',
    seed: people,
    permitted: adds({ name: 'T', times: [], extras: [], fixed: [], vat: 0, rounding: { to: 1, how: 'up' } }),
    refused: {
      'nine times': adds({ times: Array.from({ length: 9 }, () => TIME) }),
      'a time on 41 days': adds({ times: [`${MOST_DATES},2026-12-24 00:00-24:00 +1`] }),
      'a time that is a number': adds({ times: [1] }),
      ...unusable(
        'a time',
        [
          '',
          ' 16:00-20:00 +1',
          '7 16:00-20:00 +1',
          '01234560 16:00-20:00 +1',
          '2-24 16:00-20:00 +1',
          '3026-12-24 16:00-20:00 +1',
          '0 24:00-20:00 +1',
          '0 16:00-24:01 +1',
          '0 16:60-20:00 +1',
          '0 16:00-20:60 +1',
          '0 16:00-20:00',
          '0 16:00-20:00 1',
          '0 16:00-20:00 -1',
          '0 16:00-20:00 +10000000',
          '0 16:00-20:00 1001‰',
          '0 16:00-20:00 ‰',
          '0 16:00-20:00 **',
        ],
        (time) => adds({ times: [time] }),
      ),
      'an empty time beside one': adds({ times: [TIME, ''] }),
      'thirteen extras': adds({ extras: Array.from({ length: 13 }, () => '+1 x') }),
      'an extra that is a number': adds({ extras: [1] }),
      'an empty extra beside one': adds({ extras: ['+1 x', ''] }),
      ...unusable(
        'an extra',
        ['', '+1', '+1 ', '+1x', '1 x', '-1 x', '+10000000 x', '1001‰ x', '+1 x\n+1 y'],
        (extra) => adds({ extras: [extra] }),
      ),
      'an extra with a name of 61 characters': adds({ extras: [`+1 ${text(61)}`] }),
      'a hidden extra': adds({ extras: ['+1 x\u200B'] }),
      'a row too few': fixed('1|1|A'),
      'a row too many': fixed('1|A', '1|B'),
      'an empty row beside one': fixed('1|A', ''),
      'a row that is a number': adds({ fixed: [1] }),
      ...unusable(
        'a row',
        ['', '1', '|A', '1|', '-1|A', '10000000|A', '1.5|A', '1|A\n1|A', `1|${text(61)}`],
        (row) => fixed(row),
      ),
      'a hidden place': fixed('1|A\u200B'),
      '41 places': adds({ fixed: matrix(41) }),
    },
  },
  ...CURRENCIES.map((currency): Case => ({
    title: `a system_admin stores a tariff in ${currency}`,
    seed: people,
    permitted: adds({ currency }),
    refused: { 'of an admin': adds({ currency }, ada) },
  })),
  {
    title: 'other rates count at their times',
    seed: people,
    permitted: adds({ otherRates: RATES, times: ['56 22:00-06:00 *'] }),
    refused: { 'in a tariff of a driver': adds({ otherRates: RATES, times: ['56 22:00-06:00 *'] }, dora) },
  },
  {
    title: 'an administrator reads a tariff',
    seed,
    permitted: { by: ada, does: get(TARIFF_PATH) },
    refused: {
      'a passenger': { by: penny, does: get(TARIFF_PATH) },
      'an auditor': { by: olga, does: get(TARIFF_PATH) },
      'who made it and has lost the approval': { by: sue, does: get(TARIFF_PATH) },
      'a system_admin who changes it': commits(sam, update(TARIFF_PATH, { minimum: 100 })),
      'a system_admin who replaces it': adds(),
      'a system_admin who removes it': commits(sam, remove(TARIFF_PATH)),
    },
  },
  {
    title: 'an administrator lists three hundred tariffs',
    seed,
    permitted: { by: ada, does: list({ collection: 'tariffs', limit: 300 }) },
    refused: {
      'one more': { by: ada, does: list({ collection: 'tariffs', limit: 301 }) },
      'without a limit': { by: ada, does: list({ collection: 'tariffs' }) },
      'a driver': { by: dora, does: list({ collection: 'tariffs', limit: 1 }) },
      'who made them and has lost the approval': {
        by: sue,
        does: list({ collection: 'tariffs', where: [['by', '==', sue.sub]], limit: 1 }),
      },
    },
  },
];
