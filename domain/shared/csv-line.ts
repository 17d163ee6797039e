/**
 * Where spreadsheets begin to read a formula, which could send a reader's data away: at the start of a cell, and wherever one
 * that separates by semicolons, as a German Excel does, splits it. Such a part loses quotation marks at its start.
 */
const FORMULA = /(^|[;\t\r\n])(?="*[=+\-@＝＋－＠])/g;
/** Some spreadsheets skip these first. */
const SKIPPED = /^[\t\r\n]/;

/** A text in which an apostrophe stands before everything that would be a formula. */
function asText(cell: string): string {
  const text = cell.replaceAll(FORMULA, "$1'");
  return SKIPPED.test(text) ? `'${text}` : text;
}

/** One line of a CSV file (RFC 4180), without formulas. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${asText(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}
