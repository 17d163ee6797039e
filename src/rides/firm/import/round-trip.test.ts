import { describe, expect, test } from 'vitest';
import { array, assert, constantFrom, property, record, string, subarray } from 'fast-check';
import { importedBatch, namedFields } from '#domain/rides/model/customers/customer-batch.ts';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { readCustomer, type Customer } from '#domain/rides/model/customers/customer.ts';
import { parseCustomer } from '#domain/rides/model/customers/parse-customer.ts';
import { exportedCar, exportedCustomer } from '#domain/rides/model/import/exported-cells.ts';
import { layoutOf } from '#domain/rides/model/import/file-layout.ts';
import { readCars, readCustomers } from '#domain/rides/model/import/read-lines.ts';
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

const NUMBERS = ['030 1234', '+49 30 1234', '(030) 12-34', '5550142', '+1 555 0142', '0049-30-1234'];
/** Everything that a form lets somebody store. */
const forms = record({
  name: string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
  phone: constantFrom(...NUMBERS),
  places: array(string({ minLength: 3, maxLength: 40 }), { maxLength: 3 }),
  note: string({ maxLength: 60, unit: 'grapheme' }),
  driverNote: string({ maxLength: 60, unit: 'grapheme' }),
  phones: constantFrom('', '0171 2345678', '+49 171 2345678\n030 99999'),
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
          /:::|^#|[\r\n]/.test(
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
