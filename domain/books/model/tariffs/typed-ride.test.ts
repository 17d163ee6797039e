import { expect, test } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { BERLIN_FORM, NEW_YORK_FORM, termsIn } from './real-tariffs.builder.ts';
import { readTypedRide } from './typed-ride.ts';

const NOW = { now: new Date('2027-01-06T11:00:00Z'), timeZone: 'Europe/Berlin' };
const BERLIN = termsIn(BERLIN_FORM);
const read = (typed: string) => readTypedRide(typed, BERLIN, NOW);

test('a ride is read in English and in German', () => {
  const ride = { length: 124_000, waited: 360, at: '2027-01-12T23:10', extras: [], fixed: null };
  expect(valueOf(read('12.4 km, 6 min waiting, Tuesday 23:10'))).toEqual(ride);
  expect(valueOf(read('12,4 km, 6 min warten, Dienstag 23:10'))).toEqual(ride);
});

test.each([
  ['23:10', '2027-01-06T23:10'],
  ['Wed 7:05', '2027-01-06T07:05'],
  ['Di. 23:10', '2027-01-12T23:10'],
  ['5.1. 10:00', '2028-01-05T10:00'],
  ['12-24 18:00', '2027-12-24T18:00'],
  ['2026-12-24 18:00', '2026-12-24T18:00'],
  ['29.2. 10:00', '2028-02-29T10:00'],
] as const)('a pick-up “%s” is at %s', (typed, at) => {
  expect(valueOf(read(`3 km, ${typed}`)).at).toBe(at);
});

test('29 February is in a year that has one, also after 2096', () => {
  const late = { ...NOW, now: new Date('2096-03-01T11:00:00Z') };
  expect(valueOf(readTypedRide('3 km, 02-29 10:00', BERLIN, late)).at).toBe('2104-02-29T10:00');
});

test('a ride without a time has its pick-up now, and a number alone is kilometres', () => {
  expect(valueOf(read('3'))).toMatchObject({ length: 30_000, waited: 0, at: '2027-01-06T12:00' });
});

test.each([
  ['', ''],
  ['6 min waiting', ''],
  ['12 km, 13 km', '13 km'],
  ['12 km, Soiling', 'Soiling'],
  ['12 km, Flughafen BER, Flughafen BER', 'Flughafen BER'],
  ['-3 km', '-3 km'],
  ['1.500 m', '1.500 m'],
  ['12 km, Station to Moon', 'Station to Moon'],
  ['12 km, Tuesday', 'Tuesday'],
  ['12 km, 24:10', '24:10'],
  ['12 km, Someday 10:00', 'Someday 10:00'],
  ['12 km, 30.2. 10:00', '30.2. 10:00'],
] as const)('“%s” is refused at “%s”', (typed, part) => {
  expect(errorOf(read(typed))).toEqual({ part });
});

test('two places with a fixed price need no distance', () => {
  const ride = readTypedRide('jfk nach manhattan', termsIn(NEW_YORK_FORM), NOW);
  expect(valueOf(ride)).toMatchObject({ length: 0, fixed: 7000 });
});
