import type { CsvRow } from '../../../shared/csv-rows.ts';
import { foldedWords } from '../../../shared/folded-words.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { ImportedCustomer } from '../customers/customer-batch.ts';
import { plateKeyOf } from '../firm/vehicle.ts';
import { MOST_LINES } from '../basics/ride-limits.ts';
import { readCar } from './car-line.ts';
import { readCustomerLine, type ImportOptions } from './customer-line.ts';
import { missingColumns } from './file-layout.ts';
import type {
  FileKind,
  FileLayout,
  FileProblem,
  ImportColumn,
  ImportedCar,
  ImportFile,
  ImportLine,
} from './import-line.ts';
import { lineCells, type LineCells, type ReadLine } from './line-cells.ts';

interface Format<Entry> {
  readonly kind: FileKind;
  readonly read: (cells: LineCells) => ReadLine<Entry>;
  /** No two lines may have a key of `keysOf` in common. `key` is the column of these keys. */
  readonly key: ImportColumn;
  readonly keysOf: (entry: Entry) => readonly string[];
}

function readLines<Entry>(
  { kind, read, key, keysOf }: Format<Entry>,
  rows: readonly CsvRow[],
  layout: FileLayout,
): Result<ImportFile<Entry>, FileProblem> {
  const begin = layout.header === null ? 0 : layout.header + 1;
  const below = rows.slice(begin);
  if (below.length === 0) return fail({ code: 'file-empty' });
  if (below.length > MOST_LINES) return fail({ code: 'too-many-lines', lines: below.length });
  const above = rows
    .slice(0, Math.max(0, begin - 1))
    .map(({ line, cells }) => ({ line, text: cells.filter((text) => text !== '').join(' ') }));
  const missing = missingColumns(layout, kind);
  if (missing.length > 0) return succeed({ lines: [], missing, above });

  const header = layout.header === null ? [] : (rows[layout.header]?.cells ?? []);
  const first = new Map<string, number>();
  const lines = below.map((row): ImportLine<Entry> => {
    const { line, open: begun = [] } = row;
    const cells = lineCells(row, header, layout.columns);
    const { stored, ...said } = read(cells);
    const unread = cells.all.filter(({ at }) => !stored.some((cell) => cell.at === at));
    const open = cells.all.filter(({ at }) => begun.includes(at));
    const found = { line, ...said, unread, open };
    if (said.entry === null) return found;
    if (open.length > 0) return { ...found, entry: null };
    const keys = keysOf(said.entry);
    const known = keys.flatMap((each) => first.get(each) ?? [])[0];
    if (known !== undefined) {
      const error = { code: 'line-repeated', line: known } as const;
      return { ...found, entry: null, problems: [{ column: key, error }] };
    }
    for (const each of keys) first.set(each, line);
    return found;
  });
  return succeed({ lines, missing, above });
}

/**
 * Reads the lines of a file of cars in this layout. Each line lists its problems and the cells that are not stored.
 * Fails with `file-empty`, or with `too-many-lines` for more than `MOST_LINES`.
 */
export const readCars = (rows: readonly CsvRow[], layout: FileLayout) =>
  readLines<ImportedCar>(
    { kind: 'cars', read: readCar, key: 'plate', keysOf: ({ plate }) => [plateKeyOf(plate)] },
    rows,
    layout,
  );

/** Reads the lines of a file of customers, like `readCars`. */
export const readCustomers = (rows: readonly CsvRow[], layout: FileLayout, options: ImportOptions) =>
  readLines<ImportedCustomer>(
    {
      kind: 'customers',
      read: (cells) => readCustomerLine(cells, options),
      key: 'phone',
      // Several people may have one number, and one person may have several numbers.
      keysOf: ({ name, number, others }) =>
        [number, ...others].map(({ key }) => `${key} ${foldedWords(name).toSorted().join(' ')}`),
    },
    rows,
    layout,
  );
