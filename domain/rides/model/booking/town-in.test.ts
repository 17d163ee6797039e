import { describe, expect, it } from 'vitest';
import { hasPostcode, townIn } from './town-in.ts';

describe('the town at the postcode of an address', () => {
  it.each([
    ['Stephansplatz 1, A-1010 Wien', 'Wien'],
    ['Lindenweg 4, D 10115 Berlin', 'Berlin'],
    ['Lindenweg 4 10115 Berlin', 'Berlin'],
    ['Lindenweg 4a 10115 Berlin', 'Berlin'],
    ['Lindenweg 4\n10115 Berlin', 'Berlin'],
    ['10115 Berlin, Lindenweg 4', 'Berlin'],
    ['8001 Zürich', 'Zürich'],
    ['Dam 1, 1012 JS Amsterdam', 'Amsterdam'],
    ['Dam 1, 1012JS Amsterdam', 'Amsterdam'],
    ['Dam 1, NL-2511 CV Den Haag', 'Den Haag'],
    ["Dam 1, 2511 CV 's-Gravenhage", "'s-Gravenhage"],
    ['Nowy Świat 1, 00-497 Warszawa', 'Warszawa'],
    ['Rua Augusta 1, 1100-048 Lisboa', 'Lisboa'],
    ['Storgatan 1, 111 22 Stockholm', 'Stockholm'],
    ['12 High St, London sw1a 1aa', 'London'],
    ["12 High St, King's Lynn PE30 1AA", "King's Lynn"],
    ['12 High St, Bury St Edmunds, IP33 1AA', 'Bury St Edmunds'],
    ['350 5th Ave, New York, NY, 10118', 'New York'],
    ['350 5th Ave, New York, NY, 10118-0110, USA', 'New York'],
    ['1 George St, Sydney NSW 2000', 'Sydney'],
    ['1 George St, Sydney, NSW 2000', 'Sydney'],
    ['100 Queen St W, Toronto ON m5h 2n2', 'Toronto'],
  ])('in %j it is %j', (address, town) => {
    expect(townIn(address)).toBe(town);
  });

  it.each([
    ['Lindenweg 4, 9000 St. Gallen', 'St. Gallen'],
    ['Lindenweg 4, 3100 St Pölten', 'St Pölten'],
    ['Lindenweg 4, 70372 Stuttgart-Bad Cannstatt', 'Stuttgart-Bad Cannstatt'],
    ['Lindenweg 4, 33098 Paderborn-Schloß Neuhaus', 'Paderborn-Schloß Neuhaus'],
    ['Lindenweg 4, 06886 Lutherstadt Wittenberg', 'Lutherstadt Wittenberg'],
    ['Lindenweg 4, 23966 Hansestadt Wismar', 'Hansestadt Wismar'],
    ['Lindenweg 4, 44575 Castrop-Rauxel', 'Castrop-Rauxel'],
    ['Lindenweg 4, 15230 Frankfurt (Oder)', 'Frankfurt'],
    ['Lindenweg 4, 27476 Cuxhaven OT Duhnen', 'Cuxhaven'],
  ])('in %j it is %j, with all words of the name but an addition', (address, town) => {
    expect(townIn(address)).toBe(town);
  });

  it.each([
    'Lindenweg 4, 10115 Frau Müller',
    'Lindenweg 4, 10115 Familie Müller',
    'Lindenweg 4, 1204 Dr. Müller',
    'Lindenweg 4, 12345 Meier klingeln',
    'Lindenweg 4, 12345 Zimmer 3',
    '1204 Schmidt, Lindenweg 4',
    '12 High St, Mrs Smith LS1 2AB',
    '12 High St, Flat 2, LS1 2AB',
    '100 Main St, Mr Smith, IL 62701',
    '100 Main St, Mill House b1 3rd',
    'Lindenweg 4, 10115',
  ])('%j has no town at a postcode', (address) => {
    expect(townIn(address)).toBeUndefined();
  });
});

it.each([
  'Lindenweg 4, 10115 berlin',
  'Lindenweg 4, 10115',
  '10115 Berlin Lindenweg 4',
  '12 High St LS1 2AB',
])('%j has a postcode, though its town is not known', (address) => {
  expect(townIn(address)).toBeUndefined();
  expect(hasPostcode(address)).toBe(true);
});

it.each(['12345 Main Street', 'Lindenweg 4', 'T2', 'Gate B12, Airport', 'Mill House b1 3rd, London'])(
  '%j has no postcode',
  (address) => {
    expect(hasPostcode(address)).toBe(false);
  },
);
