import { expect, test } from 'vitest';
import { texts as german } from './driving-copy.de.ts';

test.each(['14:05', '01.06.2025, 14:05'])(
  'the German sentence for when a ride was taken from its driver is correct for %s, with and without a date',
  (time) => {
    expect(german.ride.removed.at(time)).toBe(`Zeitpunkt: ${time}.`);
  },
);
