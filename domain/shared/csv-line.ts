/** What spreadsheets take for the beginning of a formula, which could send a reader's data away. */
const FORMULA = /^[=+\-@\t\r]/;

/** One line of a CSV file (RFC 4180). An apostrophe makes a formula a text. */
export function csvLine(cells: readonly string[]): string {
  const cellOf = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return `${cells.map(cellOf).join(',')}\r\n`;
}
