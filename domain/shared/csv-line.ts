export const CSV_SEPARATORS = [';', '\t', ',', '|'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

/**
 * Matches before a formula, which could send data away. Apostrophes and quotation marks may precede its sign.
 * Spreadsheets remove the quotation marks. The guard is one more apostrophe, so exactly one can be removed again.
 */
const FORMULA = String.raw`(?='*"*[=+\-@＝＋－＠])`;
/** Some spreadsheets skip these characters before a formula. */
const SKIPPED = String.raw`(?='*[\t\r\n])`;

/**
 * Finds formulas and guarded formulas at the start of a cell and after the `splits`. A German Excel also splits cells
 * at semicolons.
 */
const guardsAt = (splits: string) => ({
  formula: new RegExp(`(^|[${splits}])${FORMULA}`, 'g'),
  guarded: new RegExp(`(^|[${splits}])'${FORMULA}`, 'g'),
});
const BESIDE_COMMAS = guardsAt(String.raw`;\t\r\n`);
const BESIDE_OTHERS = guardsAt(String.raw`;,\t\r\n`);
const guardsBeside = (separator: CsvSeparator) => (separator === ',' ? BESIDE_COMMAS : BESIDE_OTHERS);

const SKIPPED_FIRST = new RegExp(`^${SKIPPED}`);
const GUARDED_FIRST = new RegExp(`^'${SKIPPED}`);

/** A negative number is no formula. With an apostrophe it would be a text, which spreadsheets do not add up. */
const NEGATIVE = /^-\d+(?:[.,]\d+)?$/;

/** The cell with an apostrophe before each formula, which makes the formula a text. */
function asText(cell: string, separator: CsvSeparator): string {
  if (NEGATIVE.test(cell)) return cell;
  return cell.replaceAll(guardsBeside(separator).formula, "$1'").replace(SKIPPED_FIRST, "'");
}

/** Returns the text that `csvLine` was given. The quotation marks around `cell` must already be removed. */
export function withoutGuards(cell: string, separator: CsvSeparator): string {
  return cell.replace(GUARDED_FIRST, '').replaceAll(guardsBeside(separator).guarded, '$1');
}

/** One line of a CSV file (RFC 4180), with its line end. Formulas are guarded by an apostrophe. */
export function csvLine(cells: readonly string[], separator: CsvSeparator = ','): string {
  const quoted = cells.map((cell) => `"${asText(cell, separator).replaceAll('"', '""')}"`);
  return `${quoted.join(separator)}\r\n`;
}
