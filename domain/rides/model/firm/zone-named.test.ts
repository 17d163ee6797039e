import { expect, it } from 'vitest';
import { zoneNamed } from './zone-named.ts';

it.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  [' europe/berlin ', 'Europe/Berlin'],
  ['EUROPE / BERLIN', 'Europe/Berlin'],
  ['america/new york', 'America/New_York'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['asia/kolkata', 'Asia/Kolkata'],
  ['america/argentina/buenos aires', 'America/Argentina/Buenos_Aires'],
  ['America/Phoenix', 'America/Phoenix'],
  ['utc', 'UTC'],
])('the zone typed as %j is %j', (typed, name) => {
  expect(zoneNamed(typed)?.replace('Calcutta', 'Kolkata')).toBe(name);
});

const NO_REGION =
  'EST MST CET GMT EST5EDT Etc/GMT+5 Etc/UTC etc/gmt+5 +02:00 -0500 UTC+1 GMT+1 Berlin Europe Europe/Atlantis';
it.each(['', ...NO_REGION.split(' ')])('the typed text %j is not the zone of a region', (typed) => {
  expect(zoneNamed(typed)).toBeNull();
});
