export const CSV_SEPARATORS = [';', '\t', ',', '|'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

/**
 * The beginning of a formula, which could send data away. It is at the start of a cell, or after a separator of another
 * kind, because a German Excel also splits at semicolons. A spreadsheet removes quotation marks before it. Existing
 * apostrophes count as its part, so that one more can be added and removed again.
 */
const FORMULA = String.raw`(?='*"*[=+\-@＝＋－＠])`;
/** Some spreadsheets skip these characters before a formula. */
const SKIPPED = String.raw`(?='*[\t\r\n])`;

/** Patterns for the beginnings of formulas and of guarded formulas, also after each of the `splits`. */
const guardsAt = (splits: string) => ({
  formula: new RegExp(`(^|[${splits}])${FORMULA}`, 'g'),
  guarded: new RegExp(`(^|[${splits}])'${FORMULA}`, 'g'),
});
const BESIDE_COMMAS = guardsAt(String.raw`;\t\r\n`);
const BESIDE_OTHERS = guardsAt(String.raw`;,\t\r\n`);
const guardsBeside = (separator: CsvSeparator) => (separator === ',' ? BESIDE_COMMAS : BESIDE_OTHERS);

const SKIPPED_FIRST = new RegExp(`^${SKIPPED}`);
const GUARDED_FIRST = new RegExp(`^'${SKIPPED}`);

/** A negative number gets no apostrophe: it computes nothing, and with one it could not be added up. */
const NEGATIVE = /^-\d+(?:[.,]\d+)?$/;

/** A text with an apostrophe before every formula. */
function asText(cell: string, separator: CsvSeparator): string {
  if (NEGATIVE.test(cell)) return cell;
  return cell.replaceAll(guardsBeside(separator).formula, "$1'").replace(SKIPPED_FIRST, "'");
}

/** The text that `csvLine` was given for this cell. */
export function withoutGuards(cell: string, separator: CsvSeparator): string {
  return cell.replace(GUARDED_FIRST, '').replaceAll(guardsBeside(separator).guarded, '$1');
}

/** One line of a CSV file (RFC 4180), with formulas guarded. */
export function csvLine(cells: readonly string[], separator: CsvSeparator = ','): string {
  const quoted = cells.map((cell) => `"${asText(cell, separator).replaceAll('"', '""')}"`);
  return `${quoted.join(separator)}\r\n`;
}
