import { describe, expect, it } from 'vitest';
import { csvRows } from '../../../shared/csv-rows.ts';
import { valueOf } from '../../../shared/value-of.builder.ts';
import { errorsOf, line, placesOf, unreadOf } from './customer-lines.builder.ts';
import { layoutOf } from './file-layout.ts';
import { readCustomers } from './read-lines.ts';

describe('the addresses of a line', () => {
  it.each([
    [
      'an address on several lines',
      'Name;Phone;Address\nCara;030 1234;"Lindenweg 4\nFlat 2\r\n12345 Nordstadt"',
      ['Lindenweg 4, Flat 2, 12345 Nordstadt'],
    ],
    [
      'an address that ends its lines with commas',
      'Name;Phone;Address\nCara;030 1234;"5 Mill Road,\nNorthside,\n"',
      ['5 Mill Road, Northside'],
    ],
    [
      'two addresses in one cell of Google',
      'Name;Phone;Address 1 - Formatted\nCara;030 1234;Pier 1 ::: Pier 2',
      ['Pier 1', 'Pier 2'],
    ],
    [
      'German columns',
      'Name;Telefon;Straße;Nr;PLZ;Ort\nCara;030 1234;Lindenweg;4 a;12345;Nordstadt',
      ['Lindenweg 4 a, 12345 Nordstadt'],
    ],
    [
      'a house number before its street',
      'Name;Phone;House number;Street;Town;Postcode\nCara;030 1234;4;Mill Road;Northside;AB1 2CD',
      ['4 Mill Road, Northside AB1 2CD'],
    ],
    [
      'a flat of its own',
      'Name;Telefon;Straße;Hausnummer;Wohnung;PLZ;Ort\nCara;030 1234;Lindenweg;4;2. Stock;12345;Nordstadt',
      ['Lindenweg 4, 2. Stock, 12345 Nordstadt'],
    ],
    [
      'a state',
      'Name;Phone;Address 1;Address 2;City;State;Zip\nCara;030 1234;350 5th Ave;Apt 2;New York;NY;10118',
      ['350 5th Ave, Apt 2, New York, NY 10118'],
    ],
    ['a street alone', 'Name;Phone;Street;City\nCara;030 1234;Lindenweg 4;', ['Lindenweg 4']],
    ['a town without a street', 'Name;Phone;Street;City\nCara;030 1234;;Nordstadt', []],
  ])('the places of %s are read', (_, file, places) => {
    expect(placesOf(line(file))).toEqual(places);
  });

  it('a home address comes before an address at work, and parts that are in no place are named', () => {
    const file = [
      'First Name,Last Name,Business Street,Business City,Home Street,Home City,Home State,Other City,Mobile Phone',
      'Cara,Caller,Pier 1,Hafen,Lindenweg 4,Nordstadt,Brandenburg,Südstadt,0171 5551',
    ].join('\n');
    expect(placesOf(line(file))).toEqual(['Lindenweg 4, Nordstadt', 'Pier 1, Hafen']);
    expect(unreadOf(line(file))).toEqual(['Home State: Brandenburg', 'Other City: Südstadt']);
  });

  it.each([
    ['4.0', '12345.0', 'Lindenweg 4, 12345 Nordstadt'],
    ["'4", "'01067", 'Lindenweg 4, 01067 Nordstadt'],
    ['4 links', '12345', 'Lindenweg 4 links, 12345 Nordstadt'],
    ['12 Hinterhaus', '12345', 'Lindenweg 12 Hinterhaus, 12345 Nordstadt'],
    ['4/5', '12345', 'Lindenweg 4/5, 12345 Nordstadt'],
    ['Haus 12', '12345', 'Lindenweg Haus 12, 12345 Nordstadt'],
  ])('the house number %s and the postcode %s are read as a person typed them', (house, code, place) => {
    const file = `Name;Telefon;Straße;Nr;PLZ;Ort\nCara;030 1234;Lindenweg;${house};${code};Nordstadt`;
    expect(placesOf(line(file))).toEqual([place]);
  });

  it.each([
    ['Europe/Berlin', '1067', '1067'],
    ['Europe/Berlin', '1067.0', '1067'],
    ['America/New_York', '2108', '2108'],
    ['Europe/Vienna', '1010', null],
    ['Europe/Zurich', '8001', null],
    ['Europe/Berlin', '01067', null],
  ])('in %s the cell %s has a postcode that lacks its zero: %s', (timeZone, code, lost) => {
    const rows = csvRows(`Name;Telefon;Straße;PLZ;Ort\nCara;+49 30 1234;Lindenweg 4;${code};Nordstadt`);
    const read = (zeros: boolean) =>
      valueOf(readCustomers(rows, layoutOf(rows, 'customers'), { zeros, timeZone })).lines[0];
    expect(read(false)?.zeroLost ?? null).toBe(lost);
    const place = `Lindenweg 4, ${lost === null ? code : `0${lost}`} Nordstadt`;
    expect(read(true)?.entry?.places).toEqual([{ text: place }]);
    expect(read(true)?.unread).toEqual([]);
  });

  it('a whole address is the place of a line if the parts of the address are empty, and otherwise repeats them', () => {
    const header = 'First Name,Phone 1 - Value,Address 1 - Formatted,Address 1 - Street,Address 1 - City';
    const whole = '"Lindenweg 4\n12345 Nordstadt"';
    expect(placesOf(line(`${header}\nCara,030 1234,${whole},,`))).toEqual(['Lindenweg 4, 12345 Nordstadt']);
    const parts = line(`${header}\nCara,030 1234,${whole},Lindenweg 4,Nordstadt`);
    expect([placesOf(parts), parts.unread]).toEqual([['Lindenweg 4, Nordstadt'], []]);
  });

  it('several addresses in the same cells are one place each', () => {
    const file =
      'Name;Phone;Street;City\nCara;030 1234;Lindenweg 4 ::: Pier 1;Nordstadt ::: Hafen\nBo;030 1235;Pier 1 ::: ;Hafen';
    expect(placesOf(line(file))).toEqual(['Lindenweg 4, Nordstadt', 'Pier 1, Hafen']);
  });

  it.each(['05. Jul', '5-May', 'Jul-05', '2026-07-05', '5.7.', 'Mai 05', '5/7/2026', '7-Mai-26', '5. März'])(
    'the house number %s is a date made by a spreadsheet',
    (cell) => {
      expect(errorsOf(line(`Name;Phone;Street;House number\nCara;030 1234;Lindenweg;${cell}`))).toEqual([
        'houseNumber: cell-date',
      ]);
    },
  );
});
