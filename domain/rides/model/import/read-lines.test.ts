import { describe, expect, it } from 'vitest';
import { csvRows } from '../../../shared/csv-rows.ts';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { readCars, readCustomers } from './read-lines.ts';

const cars = (file: string) => readCars(csvRows(file));
const customers = (file: string) => readCustomers(csvRows(file));

describe('a file of cars', () => {
  it.each([
    'Name,Number plate,Color,Seats,Can carry\nVan,CB 1,Cream,6,"Wheelchair, child seat"',
    'Sitzplätze;Fahrzeug;Kennzeichen;Farbe;Kann befördern\n6;Van;CB 1;hell-elfenbein;Rollstuhl, Kindersitz',
  ])('%j has its columns in English or German, in any order', (file) => {
    expect(valueOf(cars(file))).toEqual({
      lines: [
        {
          line: 2,
          title: 'Van, CB 1',
          details: expect.stringMatching(
            /^(Cream|hell-elfenbein) · 6 · (Wheelchair, child seat|Rollstuhl, Kindersitz)$/,
          ),
          entry: {
            label: 'Van',
            plate: 'CB 1',
            colour: 'cream',
            seats: 6,
            needs: ['wheelchair', 'child_seat'],
          },
          problems: [],
        },
      ],
      ignored: [],
    });
  });

  it('a car may be without a colour', () => {
    const { lines } = valueOf(cars('Name;Plate;Seats;Colour\nBus;CB 1;6;'));
    expect(lines[0]?.entry?.colour).toBeNull();
  });

  it('columns that say nothing of a car are named, and left out', () => {
    const file = 'Name;Kennzeichen;Sitze;Baujahr\nBus;CB 1;6;2019';
    expect(valueOf(cars(file)).ignored).toEqual(['Baujahr']);
  });

  it('what is wrong with a line is said of each of its columns', () => {
    const file = 'Name;Plate;Seats;Needs;Colour\n;;many;Wheelchair, jacuzzi;mauve\nBus;---;6;;';
    expect(valueOf(cars(file)).lines).toEqual([
      {
        line: 2,
        title: '',
        details: 'mauve · many · Wheelchair, jacuzzi',
        entry: null,
        problems: [
          { column: 'label', error: { code: 'label-required' } },
          { column: 'seats', error: { code: 'seats-out-of-range' } },
          { column: 'plate', error: { code: 'plate-required' } },
          { column: 'colour', error: { code: 'colour-unknown', word: 'mauve' } },
          { column: 'needs', error: { code: 'need-unknown', word: 'jacuzzi' } },
        ],
      },
      {
        line: 3,
        title: 'Bus, ---',
        details: '6',
        entry: null,
        problems: [{ column: 'plate', error: { code: 'plate-required' } }],
      },
    ]);
  });

  it('a plate that a line above has, however it is written, is the same car', () => {
    const { lines } = valueOf(cars('Name;Plate;Seats\nBus;B-MW 12;6\n\nVan;b mw 12;4'));
    expect(lines.map(({ problems }) => problems)).toEqual([
      [],
      [{ column: 'plate', error: { code: 'line-repeated', line: 2 } }],
    ]);
  });

  it('without a column that every car needs nothing is read', () => {
    expect(errorOf(cars('Name;Colour\nBus;red'))).toEqual({
      code: 'columns-missing',
      columns: ['plate', 'seats'],
    });
  });

  it.each(['', '\n\n', 'Name;Plate;Seats\n'])('%j has no lines', (file) => {
    expect(errorOf(cars(file))).toEqual({ code: 'file-empty' });
  });

  it('five thousand lines are read, and one more refuses the file', () => {
    const file = (count: number) =>
      `Name;Plate;Seats\n${Array.from({ length: count }, (_, n) => `Car ${n};CB ${n};4\n`).join('')}`;
    expect(valueOf(cars(file(5000))).lines).toHaveLength(5000);
    expect(errorOf(cars(file(5001)))).toEqual({ code: 'too-many-lines', lines: 5001 });
  });
});

describe('a file of customers', () => {
  it('has names in two columns in any order, the first number there is, and up to three addresses', () => {
    const file = [
      'Nachname;Vorname;Telefon;Handy;Adresse;Adresse 2;Bemerkung;Bedarf',
      'Schmidt;Karla;;0160 555;Lindenweg 4;Klinikum;Klingel defekt;Rollstuhl',
    ].join('\r\n');
    const [first] = valueOf(customers(file)).lines;
    expect([first?.title, first?.details]).toEqual([
      'Karla Schmidt, 0160 555',
      'Lindenweg 4 · Klinikum · Rollstuhl · Klingel defekt',
    ]);
    expect(first?.entry).toEqual({
      name: 'Karla Schmidt',
      number: { phone: '0160 555', key: '160555' },
      places: [{ text: 'Lindenweg 4' }, { text: 'Klinikum' }],
      note: 'Klingel defekt',
      needs: ['wheelchair'],
    });
  });

  it('what is wrong is said at its column, and two spellings of a number are one', () => {
    const file = 'Name,Phone,Address\n,call,X\nCara,+49 30 1234,\nKarl,030/1234,';
    expect(valueOf(customers(file)).lines.map(({ problems }) => problems)).toEqual([
      [
        { column: 'phone', error: { code: 'phone-unusable', flaw: { kind: 'sign', what: 'call' } } },
        { column: 'name', error: { code: 'name-required' } },
        { column: 'places', error: { code: 'place-too-short', field: 'places' } },
      ],
      [],
      [{ column: 'phone', error: { code: 'line-repeated', line: 3 } }],
    ]);
  });
});
