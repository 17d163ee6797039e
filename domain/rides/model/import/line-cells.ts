import type { CsvRow } from '../../../shared/csv-rows.ts';
import type { MeantCell } from './address-in.ts';
import { isBroken } from './cell-text.ts';
import type { FileCell, ImportColumn, LineProblem } from './import-line.ts';

/** The filled cells of one line, with the meanings of their columns. */
export interface LineCells {
  readonly all: readonly FileCell[];
  readonly meant: readonly MeantCell[];
  of(column: ImportColumn): readonly MeantCell[];
  /** The text of the first cell of the column, or an empty text. */
  text(column: ImportColumn): string;
  /** The problems of cells with an error of a spreadsheet. */
  readonly broken: readonly LineProblem[];
}

export function lineCells(
  { cells }: CsvRow,
  header: readonly string[],
  columns: readonly (ImportColumn | null)[],
): LineCells {
  const all = cells.flatMap((text, at) => (text === '' ? [] : { at, header: header[at] ?? '', text }));
  const meant = all.flatMap((cell) => {
    const column = columns[cell.at] ?? null;
    return column === null ? [] : { ...cell, column };
  });
  const of = (column: ImportColumn) => meant.filter((cell) => cell.column === column);
  const broken = meant
    .filter(({ text }) => isBroken(text))
    .map(({ column, text }): LineProblem => ({ column, error: { code: 'cell-broken', text } }));
  return { all, meant, of, text: (column) => of(column)[0]?.text ?? '', broken };
}

/** The part of an `ImportLine` that depends on the kind of file, and the cells that are stored. */
export interface ReadLine<Entry> {
  readonly entry: Entry | null;
  readonly problems: readonly LineProblem[];
  readonly title: string;
  readonly details: string;
  readonly stored: readonly FileCell[];
  readonly zeroLost: string | null;
}

export const listed = (texts: readonly (string | null)[], by: string): string =>
  texts.filter((text) => text !== null && text !== '').join(by);
