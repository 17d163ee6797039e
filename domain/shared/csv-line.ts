export const CSV_SEPARATORS = [';', '\t', ',', '|'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

/**
 * Where spreadsheets begin to read a formula, which could send a reader's data away: at the start of a cell, and after
 * each separator of another kind, as a German Excel splits at semicolons. Such a part loses quotation marks at its
 * start. Existing apostrophes count as part of it, so that one can be added and removed again.
 */
const FORMULA = String.raw`(?='*"*[=+\-@＝＋－＠])`;
/** Some spreadsheets skip these characters first. */
const SKIPPED = String.raw`(?='*[\t\r\n])`;

/** Where a formula begins, and where a guarded one begins, if a cell may be split there. */
const guardsAt = (splits: string) => ({
  formula: new RegExp(`(^|[${splits}])${FORMULA}`, 'g'),
  guarded: new RegExp(`(^|[${splits}])'${FORMULA}`, 'g'),
});
const BESIDE_COMMAS = guardsAt(String.raw`;\t\r\n`);
const BESIDE_OTHERS = guardsAt(String.raw`;,\t\r\n`);
const guardsBeside = (separator: CsvSeparator) => (separator === ',' ? BESIDE_COMMAS : BESIDE_OTHERS);

const SKIPPED_FIRST = new RegExp(`^${SKIPPED}`);
const GUARDED_FIRST = new RegExp(`^'${SKIPPED}`);

/** A number alone computes nothing, and one with an apostrophe cannot be added up. */
const NEGATIVE = /^-\d+(?:[.,]\d+)?$/;

/** A text with an apostrophe before every formula. */
function asText(cell: string, separator: CsvSeparator): string {
  if (NEGATIVE.test(cell)) return cell;
  return cell.replaceAll(guardsBeside(separator).formula, "$1'").replace(SKIPPED_FIRST, "'");
}

/** The text that was given to `csvLine`, from a cell as read. */
export function withoutGuards(cell: string, separator: CsvSeparator): string {
  return cell.replace(GUARDED_FIRST, '').replaceAll(guardsBeside(separator).guarded, '$1');
}

/** One line of a CSV file (RFC 4180), without formulas. */
export function csvLine(cells: readonly string[], separator: CsvSeparator = ','): string {
  const quoted = cells.map((cell) => `"${asText(cell, separator).replaceAll('"', '""')}"`);
  return `${quoted.join(separator)}\r\n`;
}
