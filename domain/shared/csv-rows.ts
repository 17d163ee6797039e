/** One record of a CSV file; `line` is that of the file in which it begins, and counts from one. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const SEPARATORS = [';', '\t', ','] as const;
type Separator = (typeof SEPARATORS)[number];

/** What spreadsheets write above the first line to tell their separator. */
const TOLD = /^sep=([;\t,])\r?\n/i;

/**
 * The next cell and what ends it. A quotation that never ends, or goes on behind its end, is a text like any other: it would
 * swallow the lines behind it.
 */
function cellBefore(separator: Separator): RegExp {
  const end = String.raw`(${separator}|\r\n|\r|\n|$)`;
  return new RegExp(String.raw` *"((?:[^"]|"")*)" *${end}|([^${separator}\r\n]*)${end}`, 'gy');
}

/** What `csvLine` puts before a text that spreadsheets would take for a formula, such as +49. */
const APOSTROPHE = /^'(?="*[=+\-@＝＋－＠])/;

/** The separator that the first line has most often, outside of quotations. */
function separatorOf(text: string): Separator {
  const [first = ''] = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const counted = SEPARATORS.map((each) => ({ each, count: first.split(each).length }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).each;
}

const isSeparator = (text: string | undefined): text is Separator => SEPARATORS.some((each) => each === text);

/**
 * The records of a CSV file (RFC 4180) whose cells are separated by semicolons, tabs or commas, and whose lines end in any
 * way. Left out are the spaces around cells, and lines without any text.
 */
export function csvRows(file: string): readonly CsvRow[] {
  const told = TOLD.exec(file);
  const text = file.slice(told?.[0].length ?? 0);
  const separator = isSeparator(told?.[1]) ? told[1] : separatorOf(text);
  const rows: CsvRow[] = [];
  let line = told === null ? 1 : 2;
  let row = { line, cells: [] as string[] };
  for (const [whole, quoted, endOfQuoted, plain = '', end = endOfQuoted] of text.matchAll(
    cellBefore(separator),
  )) {
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    row.cells.push(cell.trim().replace(APOSTROPHE, ''));
    line += whole.split(/\r\n|\r|\n/).length - 1;
    if (end === separator) continue;
    if (row.cells.some((each) => each !== '')) rows.push(row);
    row = { line, cells: [] };
  }
  return rows;
}
