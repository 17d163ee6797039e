/** What spreadsheets take for the start of a formula, which could send a reader's data away. */
const FORMULA = /^[=+\-@\t\r]/;

/** One line of a CSV file (RFC 4180). A leading apostrophe makes a formula plain text. */
export function csvLine(cells: readonly string[]): string {
  const cellOf = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return `${cells.map(cellOf).join(',')}\r\n`;
}
