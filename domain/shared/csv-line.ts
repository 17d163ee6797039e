/** What may separate the cells of a line. */
export const CSV_SEPARATORS = [';', '\t', ',', '|'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

/**
 * Where spreadsheets begin to read a formula, which could send a reader's data away: at the start of a cell, and wherever one
 * that goes by another separator splits it, as a German Excel does at semicolons. Such a part loses quotation marks at its
 * start. Apostrophes that are there already count as part of it, so that one can be added and taken away again.
 */
const FORMULA = String.raw`(?='*"*[=+\-@＝＋－＠])`;
/** Some spreadsheets skip these first. */
const SKIPPED = String.raw`(?='*[\t\r\n])`;

const splitsBeside = (separator: CsvSeparator) =>
  separator === ',' ? String.raw`;\t\r\n` : String.raw`;,\t\r\n`;

/** A text in which an apostrophe stands before everything that would be a formula. */
function asText(cell: string, separator: CsvSeparator): string {
  const text = cell.replaceAll(new RegExp(`(^|[${splitsBeside(separator)}])${FORMULA}`, 'g'), "$1'");
  return text.replace(new RegExp(`^${SKIPPED}`), "'");
}

/** The text that `csvLine` was given, in a cell as it was read. */
export function withoutGuards(cell: string, separator: CsvSeparator): string {
  const text = cell.replace(new RegExp(`^'${SKIPPED}`), '');
  return text.replaceAll(new RegExp(`(^|[${splitsBeside(separator)}])'${FORMULA}`, 'g'), '$1');
}

/** One line of a CSV file (RFC 4180), without formulas. */
export function csvLine(cells: readonly string[], separator: CsvSeparator = ','): string {
  const quoted = cells.map((cell) => `"${asText(cell, separator).replaceAll('"', '""')}"`);
  return `${quoted.join(separator)}\r\n`;
}
