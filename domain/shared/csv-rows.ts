import { CSV_SEPARATORS, withoutGuards, type CsvSeparator } from './csv-line.ts';

export interface CsvRow {
  /** The line of the file in which the record begins, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** The indices of cells that begin with a quotation mark but are no whole quotation. What follows is a guess. */
  readonly open?: readonly number[];
}

/** A line before the records, with which spreadsheets name their separator: `sep=;`. */
const SEPARATOR_LINE = /^"?sep=([;\t,|])"?[;\t,|]*(?:\r\n|\r|\n)/i;

/**
 * Matches the next cell, with the separator or line end after it. A quotation without an end, or with text after it,
 * matches as plain text. Otherwise the cell would include the next lines.
 */
function cellBefore(separator: CsvSeparator): RegExp {
  const split = separator === '|' ? String.raw`\|` : separator;
  const end = String.raw`(${split}|\r\n|\r|\n|$)`;
  return new RegExp(
    String.raw` *"((?:[^"]|"")*)" *${end}|(="(?:[^"\r\n]|"")*"|[^${split}\r\n]*)${end}`,
    'gy',
  );
}

/** The form in which spreadsheets write a number as a text: `="0171"`. */
const AS_TEXT = /^="(.*)"$/s;

/** The text of a cell, without the form of `AS_TEXT` and the guards of `csvLine`. */
function textOf(cell: string, separator: CsvSeparator): string {
  const trimmed = cell.trim();
  const inner = AS_TEXT.exec(trimmed)?.[1];
  if (inner !== undefined) return inner.replaceAll('""', '"').trim();
  return withoutGuards(cell, separator).trim();
}

/** How many lines are checked for the separator of a file. */
const LINES_LOOKED_AT = 50;

interface Use {
  readonly separator: CsvSeparator;
  /** The most frequent number of cells in the lines that the separator splits; 0 if it splits none. */
  readonly cells: number;
  /** How many lines have this number of cells. */
  readonly lines: number;
}

/** The separator with the most `lines`; among equal ones, the most `cells`. Quoted separators do not count. */
function separatorOf(text: string): CsvSeparator {
  const lines = text
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]+/, LINES_LOOKED_AT)
    .filter((line) => line.trim() !== '');
  const uses = CSV_SEPARATORS.map((separator): Use => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const cells = line.split(separator).length;
      if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1);
    }
    const most = [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0]);
    return { separator, cells: most[0], lines: most[1] };
  });
  const isMore = (one: Use, other: Use) =>
    one.lines > other.lines || (one.lines === other.lines && one.cells > other.cells);
  return uses.reduce((best, next) => (isMore(next, best) ? next : best)).separator;
}

const isSeparator = (text: string | undefined): text is CsvSeparator =>
  CSV_SEPARATORS.some((each) => each === text);

/**
 * The records of a CSV file (RFC 4180), with any one of the `CSV_SEPARATORS` and any line ends. Cells are trimmed, and
 * records without text are left out.
 */
export function csvRows(file: string): readonly CsvRow[] {
  const unmarked = file.replace(/^\uFEFF/, '');
  const named = SEPARATOR_LINE.exec(unmarked);
  const text = unmarked.slice(named?.[0].length ?? 0);
  const separator = isSeparator(named?.[1]) ? named[1] : separatorOf(text);
  const rows: CsvRow[] = [];
  let line = named === null ? 1 : 2;
  let row = { line, cells: [] as string[], open: [] as number[] };
  for (const [whole, quoted, endOfQuoted, plain = '', end = endOfQuoted] of text.matchAll(
    cellBefore(separator),
  )) {
    if (quoted === undefined && plain.trimStart().startsWith('"')) row.open.push(row.cells.length);
    // In a quoted cell an apostrophe after a space is no guard, so only plain cells are trimmed first.
    const cell = quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"');
    row.cells.push(textOf(cell, separator));
    line += whole.split(/\r\n|\r|\n/).length - 1;
    if (end === separator) continue;
    const { open, ...sound } = row;
    if (row.cells.some((each) => each !== '')) rows.push(open.length === 0 ? sound : row);
    row = { line, cells: [], open: [] };
  }
  return rows;
}
