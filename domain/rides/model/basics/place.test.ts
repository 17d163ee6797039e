import { describe, expect, it } from 'vitest';
import { parsePlace, place } from './place.ts';

describe('a stored place', () => {
  it('a place keeps its coordinates if it has both', () => {
    const station = { text: 'Station', lat: -1.5, lng: 0 };
    expect(place(station)).toEqual(station);
    expect(place({ text: 'Station', lat: 51.5 })).toEqual({ text: 'Station' });
  });

  it.each([
    null,
    'Station',
    {},
    { text: 1 },
    { text: 'Station', lat: 'north' },
    { text: 'Station', lng: Number.NaN },
  ])('%j is no place', (stored) => {
    expect(place(stored)).toBeUndefined();
  });
});

describe('a place as typed', () => {
  it('a typed place loses the characters that cannot be stored or shown on a line', () => {
    const typed = { text: 'Mill\nRoad \uD800 5\t' };
    expect(parsePlace('from', typed)).toEqual({ ok: true, value: { text: 'Mill Road  5' } });
    expect(parsePlace('from', { text: '\u202EHa\u2068fen\u2069' })).toMatchObject({
      value: { text: 'Hafen' },
    });
    expect(parsePlace('from', { text: 'Mill Road 🚕' })).toMatchObject({ value: { text: 'Mill Road 🚕' } });
  });
});
