import { describe, expect, it } from 'vitest';
import { csvRows } from '../../../shared/csv-rows.ts';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { layoutOf } from './file-layout.ts';
import { readCars } from './read-lines.ts';

const cars = (file: string) => readCars(csvRows(file), layoutOf(csvRows(file), 'cars'));

describe('a file of cars', () => {
  it.each([
    'Name,Number plate,Color,Seats,Can carry\nVan,CB 1,Cream,6,"Wheelchair, child seat"',
    'Sitzplätze;Fahrzeug;Kennzeichen;Farbe;Kann befördern\n6;Van;CB 1;hell-elfenbein;Rollstuhl, Kindersitz',
    'Make;Model;Registration;Capacity;Colour;Wheelchair;Child seat\nVan;;CB 1;6.0;cream;yes;1',
    'Fuhrpark 2026\nWagennummer;Kennzeichen;Plätze;Farbe;Rollstuhl;Kindersitz;Haustier\nVan;\'CB 1;"6,0";creme;ja;x;nein',
    'Van;CB 1;6;cream;\nBus;CB 2;8;red;',
  ])('the columns of %j are recognised', (file) => {
    const [first] = valueOf(cars(file)).lines;
    expect(first?.problems).toEqual([]);
    expect(first?.entry).toMatchObject({
      label: 'Van',
      plate: expect.stringMatching(/CB 1$/),
      colour: 'cream',
      seats: 6,
    });
  });

  it('a car’s own name counts before make and model, which are then named as not stored', () => {
    const [first] = valueOf(cars('Name;Make;Model;Plate;Seats\nVan;Ford;Transit;CB 1;6')).lines;
    expect(first?.entry?.label).toBe('Van');
    expect(first?.unread.map(({ header, text }) => `${header}: ${text}`)).toEqual([
      'Make: Ford',
      'Model: Transit',
    ]);
    const [second] = valueOf(cars('Make;Model;Plate;Seats\nFord;Transit;CB 1;6')).lines;
    expect(second?.entry?.label).toBe('Ford Transit');
  });

  it.each([
    ['7.0', 7],
    ['7,0', 7],
    ['7.00', 7],
    ['="7"', 7],
    ["'7", 7],
    ['7 seats', 7],
    ['7 Plätze', 7],
  ])('the seats %s are seven', (cell, seats) => {
    expect(valueOf(cars(`Name;Plate;Seats\nBus;CB 1;${cell}`)).lines[0]?.entry?.seats).toBe(seats);
  });

  it.each([
    ['dark blue', 'blue'],
    ['Metallic Blue', 'blue'],
    ['dunkelblau', 'blue'],
    ['silber metallic', 'silver'],
    ['silbergrau', 'grey'],
    ['Polarweiß', 'white'],
    ['WEISS', 'white'],
    ['hellelfenbein RAL 1015', 'cream'],
    ['grün', 'green'],
    ['gruen', 'green'],
  ])('the colour %s is %s', (cell, colour) => {
    expect(valueOf(cars(`Name;Plate;Seats;Colour\nBus;CB 1;6;${cell}`)).lines[0]?.entry?.colour).toBe(colour);
  });

  it.each(['white / black', 'gold', 'RAL 1015'])('the colour %s is a problem', (cell) => {
    expect(valueOf(cars(`Name;Plate;Seats;Colour\nBus;CB 1;6;${cell}`)).lines[0]?.entry).toBeNull();
  });

  it('the needs that a car meets must be named exactly', () => {
    const needs = (cell: string) =>
      valueOf(cars(`Name;Plate;Seats;Can carry\nBus;CB 1;6;${cell}`)).lines[0]?.entry?.needs;
    expect(needs('Wheelchair accessible, Baby seat')).toEqual(['wheelchair', 'child_seat']);
    expect(needs('Rollstuhl')).toEqual(['wheelchair']);
    expect(needs('Rollstuhl nur gefaltet')).toBeUndefined();
    expect(needs('folding wheelchair')).toBeUndefined();
  });

  it.each(['7.5', '4+1', '7-8', '####', '0'])('the seats %s are refused', (cell) => {
    expect(valueOf(cars(`Name;Plate;Seats\nBus;CB 1;${cell}`)).lines[0]?.entry).toBeNull();
  });

  it.each([
    ['yes', true],
    ['nein', false],
    ['', null],
  ])('the cell that says whether the car is in service may be %j', (cell, active) => {
    const [first] = valueOf(cars(`Name;Plate;Seats;In service\nBus;CB 1;6;${cell}`)).lines;
    expect(first?.entry).toMatchObject({ colour: null, active });
  });

  it('each problem of a line is named with its column', () => {
    const file =
      'Name;Plate;Seats;Needs;Colour;In service\n;;many;Wheelchair, jacuzzi;mauve;maybe\nBus;---;6;;;\n#REF!;CB 3;6;;;';
    expect(valueOf(cars(file)).lines.map(({ problems }) => problems)).toEqual([
      [
        { column: 'label', error: { code: 'label-required' } },
        { column: 'seats', error: { code: 'seats-out-of-range' } },
        { column: 'needs', error: { code: 'need-unknown', word: 'jacuzzi' } },
        { column: 'plate', error: { code: 'plate-required' } },
        { column: 'colour', error: { code: 'colour-unknown', word: 'mauve' } },
        { column: 'active', error: { code: 'answer-unknown', word: 'maybe' } },
      ],
      [{ column: 'plate', error: { code: 'plate-required' } }],
      [{ column: 'label', error: { code: 'cell-broken', text: '#REF!' } }],
    ]);
  });

  it('a line with the plate of an earlier line, in any spelling, is a repetition', () => {
    const { lines } = valueOf(cars('Name;Plate;Seats\nBus;B-MW 12;6\n\nVan;b mw 12;4'));
    expect(lines.map(({ problems }) => problems)).toEqual([
      [],
      [{ column: 'plate', error: { code: 'line-repeated', line: 2 } }],
    ]);
  });

  it('a file without a required column has no lines', () => {
    expect(valueOf(cars('Name;Colour\nBus;red'))).toEqual({
      lines: [],
      missing: [['plate'], ['seats']],
      above: [],
    });
  });

  it('a line with a quotation mark that is not closed is left out, and its cell is named', () => {
    const [first, second] = valueOf(cars('Name;Plate;Seats\n"Bus;CB 1;6\nVan;CB 2;6')).lines;
    expect(first).toMatchObject({ entry: null, problems: [], open: [{ header: 'Name', text: '"Bus' }] });
    expect(second?.entry?.label).toBe('Van');
  });

  it.each(['', '\n\n', 'Name;Plate;Seats\n'])('%j has no lines', (file) => {
    expect(errorOf(cars(file))).toEqual({ code: 'file-empty' });
  });

  it('five thousand lines are read, and a file with one more is refused', () => {
    const file = (count: number) =>
      `Name;Plate;Seats\n${Array.from({ length: count }, (_, n) => `Car ${n};CB ${n};4\n`).join('')}`;
    expect(valueOf(cars(file(5000))).lines).toHaveLength(5000);
    expect(errorOf(cars(file(5001)))).toEqual({ code: 'too-many-lines', lines: 5001 });
  });
});
