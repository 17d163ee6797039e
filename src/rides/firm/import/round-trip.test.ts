import { describe, expect, test } from 'vitest';
import { array, assert, boolean, constantFrom, oneof, property, record, string, subarray } from 'fast-check';
import { importedBatch, namedFields } from '#domain/rides/model/customers/customer-batch.ts';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { readCustomer, type Customer } from '#domain/rides/model/customers/customer.ts';
import { parseCustomer } from '#domain/rides/model/customers/parse-customer.ts';
import { exportedCar, exportedCustomer } from '#domain/rides/model/import/exported-cells.ts';
import { parseVehicle } from '#domain/rides/model/firm/parse-vehicle.ts';
import { plateKeyOf } from '#domain/rides/model/firm/vehicle.ts';
import { layoutOf } from '#domain/rides/model/import/file-layout.ts';
import { readCars, readCustomers } from '#domain/rides/model/import/read-lines.ts';
import { whoseLine } from '#domain/rides/model/import/whose-line.ts';
import { CAR_COLOURS } from '#domain/rides/model/basics/car-colour.ts';
import { NEEDS } from '#domain/rides/model/basics/need.ts';
import { csvLine } from '#domain/shared/csv-line.ts';
import { csvRows } from '#domain/shared/csv-rows.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { csv } from '#ui/csv/csv-copy.ts';
import { texts as csvTexts } from '#ui/csv/csv-copy.de.ts';
import { rides } from '../../shared/rides-copy.ts';
import { texts as ridesTexts } from '../../shared/rides-copy.de.ts';
import { imports } from './import-copy.ts';
import { texts as importTexts } from './import-copy.de.ts';

const LANGUAGES = [
  { name: 'English', copy: imports, words: { ...rides, answers: imports.answers }, separator: csv.separator },
  {
    name: 'German',
    copy: importTexts,
    words: { ...ridesTexts, answers: importTexts.answers },
    separator: csvTexts.separator,
  },
] as const;

const NUMBERS =
  '030 1234;+49 30 1234;(030) 12-34;5550142;+1 555 0142;0049-30-1234;+49 (0)30 1234;033203/12345;030 / 1234567;0171/555/1234;01.23.45.67.89;030 1234 ext. 5;ext. 0142'.split(
    ';',
  );
const FURTHER = [
  '0171 2345678',
  '+49 171 2345678\n030 99999',
  'ext. 0143',
  '033203/12345\next. 0144\n030 7777 ext. 5',
];
/** Texts that a spreadsheet, a separator or our own marks could change. */
const HARD = [
  ...`=1+1 +49 -5 @home '=x ''a "quoted" a;b,c a|b 007 1.0 ="0123" O’Neil ja - n/a Name “x” ' 4.9E+11`.split(
    ' ',
  ),
  'Mu\u0308ller',
  '\u{1F695}',
  'Pier 1 ::: Pier 2',
];
const texts = (most: number) => oneof(constantFrom(...HARD), string({ maxLength: most, unit: 'grapheme' }));
/** Every value that a form can store. */
const forms = record({
  name: texts(40),
  phone: constantFrom(...NUMBERS),
  places: array(texts(40), { maxLength: 3 }),
  note: texts(60),
  driverNote: texts(60),
  phones: constantFrom('', ...FURTHER),
});

const cars = record({
  label: texts(30),
  plate: oneof(constantFrom('CB 101', 'B-CB 1E', '=CB-1', 'WÜ-X 12'), texts(12)),
  colour: constantFrom(...CAR_COLOURS, null),
  seats: constantFrom('1', '4', '8'),
  needs: subarray([...NEEDS]),
  active: boolean(),
});

function customerOf(
  form: { name: string; phone: string; phones: string; places: string[]; note: string; driverNote: string },
  needs: Customer['needs'],
) {
  const parsed = parseCustomer({ ...form, places: form.places.join('\n') });
  if (!parsed.ok) return null;
  const { name, number, others, places, note, driverNote } = parsed.value;
  const stored = { ...namedFields(name, [number, ...others]), places, note, driverNote, needs };
  return readCustomer('cara', aStoredCustomer(stored));
}

describe.each(LANGUAGES)('a file that is exported in $name', ({ copy, words, separator }) => {
  const fileOf = (header: readonly string[], lines: readonly (readonly string[])[]) =>
    csvRows(`\uFEFF${[header, ...lines].map((cells) => csvLine(cells, separator)).join('')}`);

  test('comes back as the customers that are stored, whatever their texts are', () => {
    assert(
      property(forms, subarray([...NEEDS]), (form, needs) => {
        const known = customerOf(form, needs);
        if (
          known === null ||
          /^#|[\r\n]/.test(
            [known.name, known.note, known.driverNote, ...known.places.map(({ text }) => text)].join(' '),
          )
        )
          return;
        const rows = fileOf(copy.customers.header, [exportedCustomer(known, words)]);
        const { lines } = valueOf(
          readCustomers(rows, layoutOf(rows, 'customers'), { zeros: false, timeZone: 'Europe/Berlin' }),
        );
        expect(lines[0]).toMatchObject({ problems: [], unread: [], open: [] });
        const entry = lines[0]?.entry ?? null;
        expect(entry === null ? null : importedBatch(known, entry)).toEqual([]);
      }),
    );
  });

  test('comes back as different people who share one number', () => {
    const people = ['Cara Caller', 'Bo Caller', 'Caller'].map((name, at) =>
      readCustomer(
        `c${at}`,
        aStoredCustomer({ ...namedFields(name, [{ phone: '030 1234', key: '301234' }]) }),
      ),
    );
    const known = people.flatMap((each) => each ?? []);
    const rows = fileOf(
      copy.customers.header,
      known.map((each) => exportedCustomer(each, words)),
    );
    const { lines } = valueOf(
      readCustomers(rows, layoutOf(rows, 'customers'), { zeros: false, timeZone: 'Europe/Berlin' }),
    );
    const whose = lines.map(({ entry }) => (entry === null ? null : whoseLine(entry, known).known?.name));
    expect(whose).toEqual(known.map(({ name }) => name));
  });

  test('comes back as the cars that are stored, whatever their texts are', () => {
    assert(
      property(cars, (form) => {
        const parsed = parseVehicle(form);
        if (!parsed.ok || plateKeyOf(parsed.value.plate) === '') return;
        const car = { ...parsed.value, active: form.active };
        const rows = fileOf(copy.cars.header, [exportedCar({ ...car, id: 'car', formerPlates: [] }, words)]);
        const { lines } = valueOf(readCars(rows, layoutOf(rows, 'cars')));
        expect(lines.map(({ entry, problems, unread }) => ({ entry, problems, unread }))).toEqual([
          { entry: car, problems: [], unread: [] },
        ]);
      }),
    );
  });

  test('comes back as the cars that are stored, of every colour, with every need', () => {
    for (const colour of [...CAR_COLOURS, null]) {
      const car = {
        id: 'car',
        label: '=Bus; "big", -1',
        plate: 'B-CB 1',
        colour,
        seats: 6,
        needs: NEEDS,
        active: false,
      };
      const stored = { ...car, formerPlates: [] };
      const rows = fileOf(copy.cars.header, [exportedCar(stored, words)]);
      const { lines } = valueOf(readCars(rows, layoutOf(rows, 'cars')));
      const { id: _, ...fields } = car;
      expect(lines.map(({ entry, unread }) => [entry, unread])).toEqual([[fields, []]]);
    }
  });
});
