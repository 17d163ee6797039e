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
  ['Notaufnahme, Klinikum', 'Notaufnahme, Klinikum, Lindau'],
  ['Lindenweg 4, Airport', 'Lindenweg 4, Airport, Lindau'],
  ['Lindenweg 4, nordstadt', 'Lindenweg 4, nordstadt, Lindau'],
  ['Lindenweg 4, Hinterhaus', 'Lindenweg 4, Hinterhaus, Lindau'],
  ['Lindenweg 4, Seiteneingang', 'Lindenweg 4, Seiteneingang, Lindau'],
  ['Mill Road 4, Reception', 'Mill Road 4, Reception, Lindau'],
  ['12345 Main Street', '12345 Main Street, Lindau'],
])('the map address of %j, which names no town, is %j', (text, asked) => {
  expect(mapPlace({ text }, FIRM)).toEqual({ text: asked });
});

it.each([
  'Lindenweg 4, Lindau',
  'Lindenweg 4, lindau, Nordstadt',
  'Hauptstraße 5, 10115 Berlin',
  '350 5th Ave, New York, NY 10118',
  'Hauptstraße 5, Bregenz',
  'Zeil 1, Frankfurt am Main',
  'Hauptstr. 5 Lindau',
  'Lindenweg 4, 10115 berlin',
  '10115 Berlin Lindenweg 4',
  'Lindenweg 4, 10115',
  '12 High St LS1 2AB',
])('the map address of %j, which has a town or a postcode, is itself', (text) => {
  expect(mapPlace({ text }, FIRM)).toEqual({ text });
});

it('the map address of a place with coordinates is the place itself', () => {
  const place = { text: 'Klinikum', lat: 1.5, lng: 2.5 };
  expect(mapPlace(place, FIRM)).toBe(place);
});

it.each(['Klinikum', 'klinikum', 'Klinikum, Station 7'])(
  'the map address of %j has the coordinates of its landmark',
  (text) => {
    expect(mapPlace({ text }, FIRM)).toEqual({ text, lat: 52.5208, lng: 13.4095 });
  },
);

it('a firm without a town adds nothing to a map address', () => {
  expect(mapPlace({ text: 'Lindenweg 4' }, { ...FIRM, town: '' })).toEqual({ text: 'Lindenweg 4' });
});

it.each([
  '52.5208, 13.4095',
  '52.5208,13.4095',
  'geo:52.5208,13.4095',
  'https://maps.app.goo.gl/abc',
  'https://www.google.com/maps?q=52.5,13.4',
])('the map address of %j, which is a position or a link, is itself', (text) => {
  expect(mapPlace({ text }, FIRM)).toEqual({ text });
});
