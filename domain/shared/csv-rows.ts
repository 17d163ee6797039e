import { CSV_SEPARATORS, withoutGuards, type CsvSeparator } from './csv-line.ts';

/** One record of a CSV file; `line` is the line of the file in which it begins, counted from one. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** The indices of cells in which a quotation begins but does not end. The cells and lines after them are a guess. */
  readonly open?: readonly number[];
}

/** The line above the first one, in which spreadsheets name their separator. */
const SEPARATOR_LINE = /^"?sep=([;\t,|])"?[;\t,|]*(?:\r\n|\r|\n)/i;

/**
 * The next cell and its end. A quotation that never ends, or is followed by text, counts as plain text: otherwise it
 * would include the lines after it.
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

/** The text of a cell, without what spreadsheets or `csvLine` have added. */
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
  /** How many lines have the most frequent number of cells, and that number. */
  readonly lines: number;
  readonly cells: number;
}

/** The separator that gives most lines the same number of cells, outside of quotations. */
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
 * The records of a CSV file (RFC 4180), with any of the `CSV_SEPARATORS` and any line ends. Spaces around cells are
 * left out, and so are lines without text.
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
