import type { CsvRow } from '../../../shared/csv-rows.ts';
import { typedNumber } from './cell-text.ts';
import { colourIn } from './colour-in.ts';
import type { FileKind, FileLayout, ImportColumn } from './import-line.ts';

type Test = readonly [column: ImportColumn, fits: (cell: string) => boolean];

const digitsIn = (cell: string) => cell.replaceAll(/\D/gu, '').length;
const isPhone = (cell: string) => /^[+\d][\d\s()/.\-–:]*$/.test(typedNumber(cell)) && digitsIn(cell) >= 6;
/** Whether a number begins like a telephone number. Any other number may be an account number. */
const isWrittenOut = (cell: string) => isPhone(cell) && /^[+0(]/.test(typedNumber(cell));
const isSeats = (cell: string) => /^[1-9]\d?$/.test(typedNumber(cell));
const isPlate = (cell: string) =>
  /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d .-]{1,11}$/u.test(cell) && !/^\d{1,2}$/.test(cell);
const isWords = (cell: string) => /\p{L}/u.test(cell) && !/\d/.test(cell);
const isAddress = (cell: string) => /\p{L}{4}/u.test(cell) && /\d/.test(cell) && /\s/.test(cell);

/** The tests of the columns, in the order in which they are applied. */
const TESTS: Readonly<Record<FileKind, readonly Test[]>> = {
  customers: [
    ['phone', isWrittenOut],
    ['phone', isPhone],
    ['name', isWords],
    ['places', isAddress],
  ],
  cars: [
    ['seats', isSeats],
    ['colour', (cell) => colourIn(cell) !== undefined],
    ['plate', isPlate],
    ['label', (cell) => /\p{L}/u.test(cell)],
  ],
};

const MOST_LOOKED_AT = 50;
/** The share of a column's filled cells that must pass the test. */
const MOST = 0.6;

/**
 * The layout of a file without known headers. The first column that passes a test gets the meaning of the test. Further
 * columns with telephone numbers count, too. The first record has headers if it has a text where others have a number.
 */
export function columnsByContent(rows: readonly CsvRow[], kind: FileKind): FileLayout {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns: (ImportColumn | null)[] = Array.from({ length: width }, () => null);
  const below = rows.slice(1, MOST_LOOKED_AT);
  for (const [column, fits] of TESTS[kind]) {
    if (columns.includes(column)) continue;
    const at = columns.findIndex((taken, index) => {
      const filled = (below.length === 0 ? rows : below).flatMap(({ cells }) => cells[index] || []);
      return taken === null && filled.length > 0 && filled.filter(fits).length >= filled.length * MOST;
    });
    if (at >= 0) columns[at] = column;
  }
  if (kind === 'customers') {
    columns.forEach((taken, at) => {
      const filled = rows.flatMap(({ cells }) => cells[at] || []);
      if (taken === null && filled.length > 0 && filled.every(isWrittenOut)) columns[at] = 'phone';
    });
  }
  const number = columns.indexOf(kind === 'cars' ? 'seats' : 'phone');
  const first = rows[0]?.cells[number] ?? '';
  return { header: number >= 0 && below.length > 0 && first !== '' && !/\d/.test(first) ? 0 : null, columns };
}
