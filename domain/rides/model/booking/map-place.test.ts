import { expect, it } from 'vitest';
import { mapPlace } from './map-place.ts';

const FIRM = {
  landmarks: ['Klinikum 52.5208, 13.4095', 'Airport'],
  districts: ['Nordstadt'],
  town: 'Lindau',
};

it.each([
  ['Lindenweg 4', 'Lindenweg 4, Lindau'],
  ['Lindenweg 4, Nordstadt', 'Lindenweg 4, Nordstadt, Lindau'],
  ['Airport', 'Airport, Lindau'],
  ['Airport, Terminal 2', 'Airport, Terminal 2, Lindau'],
  ['Klinikum Nord', 'Klinikum Nord, Lindau'],
])('a map is asked for %j, which names no town, as %j', (text, asked) => {
  expect(mapPlace({ text }, FIRM)).toEqual({ text: asked });
});

it.each([
  'Lindenweg 4, Lindau',
  'Lindenweg 4, lindau, Nordstadt',
  'Hauptstraße 5, 10115 Berlin',
  '350 5th Ave, New York, NY 10118',
  'Hauptstraße 5, Bregenz',
  'Zeil 1, Frankfurt am Main',
])('a map is asked for %j, which names a town, as it is', (text) => {
  expect(mapPlace({ text }, FIRM)).toEqual({ text });
});

it('a place with coordinates is asked for at these', () => {
  const place = { text: 'Klinikum', lat: 1.5, lng: 2.5 };
  expect(mapPlace(place, FIRM)).toBe(place);
});

it.each(['Klinikum', 'klinikum', 'Klinikum, Station 7'])(
  '%j is at the coordinates of its landmark',
  (text) => {
    expect(mapPlace({ text }, FIRM)).toEqual({ text, lat: 52.5208, lng: 13.4095 });
  },
);

it('a firm that has not said its town adds nothing', () => {
  expect(mapPlace({ text: 'Lindenweg 4' }, { ...FIRM, town: '' })).toEqual({ text: 'Lindenweg 4' });
});
