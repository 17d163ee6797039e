import { expect, test } from 'vitest';
import { dayAt, plusDays } from '../../../shared/time/wall-time.ts';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { parseTariff, type TariffForm } from './parse-tariff.ts';
import { APPENZELL_FORM, BERLIN_FORM, EMPTY_TARIFF, NEW_YEAR, termsIn } from './real-tariffs.builder.ts';

const parse = (changes: Partial<TariffForm>) => parseTariff({ ...BERLIN_FORM, ...changes }, NEW_YEAR);
const unusable = (field: string, line: string, why: string) => ({
  code: 'tariff-unusable',
  field,
  line,
  why,
});

test('an empty form is refused at each field that it needs, in the order of the form', () => {
  const errors = errorOf(parseTariff({ ...EMPTY_TARIFF, name: ' ', from: '' }, NEW_YEAR));
  expect(errors).toEqual([
    { code: 'name-unusable', field: 'name' },
    { code: 'day-unusable', field: 'from' },
    unusable('base', '', 'required'),
    unusable('bands', '', 'required'),
  ]);
});

test('a tariff is valid from the beginning of today at the earliest, in the service’s zone', () => {
  const berlin = { now: new Date('2027-01-01T23:30Z'), timeZone: 'Europe/Berlin' };
  const from = (day: string) => parseTariff({ ...BERLIN_FORM, from: day }, berlin);
  expect(valueOf(from('2027-01-02')).from).toEqual(new Date('2027-01-01T23:00Z'));
  for (const day of ['2027-01-01', '2027-02-30', '2.1.2027', '2030-01-02'])
    expect(errorOf(from(day))).toEqual([{ code: 'day-unusable', field: 'from' }]);
  expect(valueOf(from('2030-01-01')).from).toEqual(new Date('2029-12-31T23:00Z'));
});

test.each([
  ['base', '-1', 'negative'],
  ['base', '1.005', 'too-many-decimals'],
  ['base', '4.30 CHF', 'other-currency'],
  ['base', '1000000000', 'too-large'],
  ['base', '4.30 incl. 400 yd', 'unreadable'],
  ['bands', '2.80', 'unreadable'],
  ['bands', '2.80 per 100 m', 'unreadable'],
  ['bands', '2.80 per begun 9.9 m', 'unreadable'],
  ['bands', '2.80 per mile', 'unreadable'],
  ['bands', 'to 3 km: 2.80 per km', 'unreadable'],
  ['bands', '-2.80 per km', 'negative'],
  ['waiting', '39', 'unreadable'],
  ['waiting', '39 per min', 'unreadable'],
  ['waiting', '39 per begun 9 s', 'unreadable'],
  ['waiting', '39 per h after 25 h', 'unreadable'],
  ['waiting', '39 per h after lunch', 'unreadable'],
  ['waiting', '39.005 per h', 'too-many-decimals'],
  ['times', 'Someday 16:00-20:00: 50 %', 'unreadable'],
  ['times', 'Mon 16:00-25:00: 50 %', 'unreadable'],
  ['times', '24:00-01:00: 50 %', 'unreadable'],
  ['times', 'Mon-Xyz 16:00-20:00: 50 %', 'unreadable'],
  ['times', '02-30 16:00-20:00: 50 %', 'unreadable'],
  ['times', 'Mon 16:00-20:00: -1', 'negative'],
  ['times', 'Mon 16:00-20:00: other rates', 'no-other-rates'],
  ['extras', 'Soiling', 'unreadable'],
  ['extras', 'Soiling: 100.1 %', 'too-large'],
  ['extras', 'Soiling: -60', 'negative'],
  ['extras', `${'x'.repeat(61)}: 60`, 'unreadable'],
  ['minimum', '-1', 'negative'],
  ['rounding', '0.005', 'too-many-decimals'],
  ['vat', 'much', 'unreadable'],
  ['vat', '50.1', 'too-large'],
] as const)('the field %s with “%s” is refused: %s', (field, line, why) => {
  expect(errorOf(parse({ [field]: line }))).toEqual([unusable(field, line, why)]);
});

test('a band is refused if it ends too early, has no end before the last, or is the fifth', () => {
  const bands = (typed: string) => errorOf(parse({ bands: typed }));
  expect(bands('to 3 km: 2 per km\nto 3 km: 1 per km\n1 per km')).toEqual([
    unusable('bands', 'to 3 km: 1 per km', 'unreadable'),
  ]);
  expect(bands('2 per km\n1 per km')).toEqual([unusable('bands', '2 per km', 'unreadable')]);
  const five = [1, 2, 3, 4].map((km) => `to ${km} km: 1 per km`).join('\n');
  expect(bands(`${five}\n1 per km`)).toEqual([unusable('bands', '1 per km', 'too-many')]);
  expect(errorOf(parse({ base: '4 incl. 5 km' }))).toEqual([
    unusable('bands', 'bis 3 km: 2,80 je km', 'unreadable'),
  ]);
});

test('an extra with the name of another and a thirteenth extra are refused', () => {
  expect(errorOf(parse({ extras: 'Soiling: 60\nsoiling: 50' }))).toEqual([
    unusable('extras', 'soiling: 50', 'twice'),
  ]);
  const names = Array.from({ length: 13 }, (_, index) => `Extra ${index}: 1`);
  expect(errorOf(parse({ extras: names.join('\n') }))).toEqual([
    unusable('extras', 'Extra 12: 1', 'too-many'),
  ]);
});

test('other rates need a base and a distance, and special times name them', () => {
  const times = 'Fri-Mon, Wed 22:00-6:00: andere Preise';
  const other = { otherBase: '5,00', otherBands: '3,20 je km', times };
  expect(valueOf(parse(other))).toMatchObject({
    otherRates: { base: 500, included: 0, bands: [{ upTo: null, step: null, price: 320 }] },
    times: [{ on: { weekdays: [0, 2, 4, 5, 6] }, from: '22:00', until: '06:00' }],
  });
  expect(errorOf(parse({ ...other, otherBands: '' }))).toEqual([unusable('otherBands', '', 'required')]);
});

test('a rounding of 0 is a rounding to the smallest unit', () => {
  expect(valueOf(parse({ rounding: '0' })).rounding).toEqual({ to: 1, how: 'nearest' });
});

test('English and German lines mean the same', () => {
  const english = { base: '10.00 incl. 10 km', bands: '0.80 per begun km' };
  const waiting = '5.00 per begun 30 min after 1 h';
  expect(termsIn({ ...APPENZELL_FORM, ...english, waiting })).toEqual(termsIn(APPENZELL_FORM));
});

test('a tariff in place of another begins tomorrow at the earliest, since prices of today may be agreed', () => {
  const known = new Set([BERLIN_FORM.name]);
  const from = (day: string, name = BERLIN_FORM.name) =>
    parseTariff({ ...BERLIN_FORM, name, from: day }, NEW_YEAR, known);
  const today = dayAt(NEW_YEAR.now, NEW_YEAR.timeZone);
  expect(errorOf(from(today))).toEqual([{ code: 'day-unusable', field: 'from' }]);
  valueOf(from(plusDays(today, 1)));
  valueOf(from(today, 'Another taxi'));
});
