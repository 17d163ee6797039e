import type { NameError } from '../../../accounts/model/errors/account-error.ts';
import type { CsvRow } from '../../../shared/csv-rows.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { ImportedCustomer } from '../customers/customer-batch.ts';
import { parseCustomer } from '../customers/parse-customer.ts';
import type { RideInputError } from '../errors/ride-error.ts';
import { rideField } from '../errors/ride-meaning.ts';
import { parseVehicle } from '../firm/parse-vehicle.ts';
import { plateKeyOf } from '../firm/vehicle.ts';
import { MOST_LINES } from '../ride-limits.ts';
import { colourIn } from './colour-in.ts';
import { columnsIn } from './file-columns.ts';
import {
  COLUMNS,
  type FileKind,
  type FileProblem,
  type ImportColumn,
  type ImportedCar,
  type ImportFile,
  type ImportLine,
  type LineProblem,
} from './import-line.ts';
import { needsIn } from './needs-in.ts';

/** What one line says: its record, or what is wrong with it. */
type Parsed<Entry> = Result<Entry, readonly LineProblem[]>;

interface Format<Entry> {
  readonly kind: FileKind;
  readonly parse: (cells: (column: ImportColumn) => readonly string[]) => Parsed<Entry>;
  /** What must differ from line to line, and its column. */
  readonly key: ImportColumn;
  readonly keyOf: (entry: Entry) => string;
  readonly titled: readonly ImportColumn[];
}

function wrong(kind: FileKind, errors: readonly (RideInputError | NameError)[]): readonly LineProblem[] {
  const columns: readonly ImportColumn[] = COLUMNS[kind];
  const columnOf = (field: string | null) => columns.find((column) => column === field) ?? columns[0];
  return errors.flatMap((error) => {
    const column = columnOf(rideField(error));
    return column === undefined ? [] : [{ column, error }];
  });
}

/** The needs of a line, and what is wrong with them. */
function needsOf(cells: readonly string[]) {
  const { needs, unknown } = needsIn(cells.join(','));
  const problems: readonly LineProblem[] =
    unknown === null ? [] : [{ column: 'needs', error: { code: 'need-unknown', word: unknown } }];
  return { needs, problems };
}

/** A car is known by its plate, without which the same file would add it again and again. */
const CARS: Format<ImportedCar> = {
  kind: 'cars',
  key: 'plate',
  keyOf: ({ plate }) => plateKeyOf(plate),
  titled: ['label', 'plate'],
  parse(cells) {
    const [label = ''] = cells('label');
    const [plate = ''] = cells('plate');
    const [seats = ''] = cells('seats');
    const [word = ''] = cells('colour');
    const colour = colourIn(word) ?? null;
    const noColour: readonly LineProblem[] =
      word === '' || colour !== null ? [] : [{ column: 'colour', error: { code: 'colour-unknown', word } }];
    const { needs, problems } = needsOf(cells('needs'));
    const parsed = parseVehicle({ label, plate, colour, seats, needs });
    const noPlate: readonly LineProblem[] =
      plateKeyOf(plate) === '' ? [{ column: 'plate', error: { code: 'plate-required' } }] : [];
    const all = [...(parsed.ok ? [] : wrong('cars', parsed.error)), ...noPlate, ...noColour, ...problems];
    return parsed.ok && all.length === 0 ? parsed : fail(all);
  },
};

const CUSTOMERS: Format<ImportedCustomer> = {
  kind: 'customers',
  key: 'phone',
  keyOf: ({ number }) => number.key,
  titled: ['name', 'phone'],
  parse(cells) {
    const [phone = ''] = cells('phone');
    const form = { phone, name: cells('name').join(' '), note: cells('note').join(' ') };
    const parsed = parseCustomer({ ...form, places: cells('places').join('\n') });
    const { needs, problems } = needsOf(cells('needs'));
    if (!parsed.ok) return fail([...wrong('customers', parsed.error), ...problems]);
    return problems.length > 0 ? fail(problems) : succeed({ ...parsed.value, needs });
  },
};

function readLines<Entry>(
  { kind, parse, key, keyOf, titled }: Format<Entry>,
  rows: readonly CsvRow[],
): Result<ImportFile<Entry>, FileProblem> {
  const [header, ...rest] = rows;
  if (header === undefined) return fail({ code: 'file-empty' });
  const columns = columnsIn(header.cells, kind);
  if (columns.missing.length > 0) return fail({ code: 'columns-missing', columns: columns.missing });
  if (rest.length === 0) return fail({ code: 'file-empty' });
  if (rest.length > MOST_LINES) return fail({ code: 'too-many-lines', lines: rest.length });
  const first = new Map<string, number>();
  const lines = rest.map(({ line, cells }): ImportLine<Entry> => {
    const cellsOf = (column: ImportColumn) => columns.of(column, cells);
    const others = COLUMNS[kind].filter((column) => !titled.includes(column));
    const title = titled.flatMap((column) => cellsOf(column).join(' ') || []).join(', ');
    const read = { line, title, details: others.flatMap(cellsOf).join(' · ') };
    const parsed = parse(cellsOf);
    if (!parsed.ok) return { ...read, entry: null, problems: parsed.error };
    const known = first.get(keyOf(parsed.value));
    if (known !== undefined) {
      const error = { code: 'line-repeated', line: known } as const;
      return { ...read, entry: null, problems: [{ column: key, error }] };
    }
    first.set(keyOf(parsed.value), line);
    return { ...read, entry: parsed.value, problems: [] };
  });
  return succeed({ lines, ignored: columns.ignored });
}

/**
 * Reads the lines of a file of cars below its header. What is wrong with a line is said there; the file as a whole is refused
 * without the columns of name, plate and seats, or with more than `MOST_LINES` lines.
 */
export const readCars = (rows: readonly CsvRow[]) => readLines(CARS, rows);

/** The same of customers, with the columns of name and number. */
export const readCustomers = (rows: readonly CsvRow[]) => readLines(CUSTOMERS, rows);
