import { csvLine } from '#domain/shared/csv-line.ts';
import { succeed, type Result } from '#domain/shared/result.ts';

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Texts by column. A header's order is that of the file; a column is added to the header's texts and to the lines. */
export type CsvLine<Column extends string = string> = Readonly<Record<Column, string>>;

export interface CsvPage {
  readonly lines: readonly CsvLine[];
  /** How many more records the page has that are too damaged to be in the file. */
  readonly unreadable: number;
  /** The cursor of the next page; `null` on the last one. */
  readonly next: string | null;
}

/** Reads a page with everything that its lines need: a file that looks complete must be complete. */
export type ReadCsvPage = (cursor: string | null) => Promise<Result<CsvPage>>;

/** How many lines the file has so far, and how many records were too damaged. */
export interface Exported {
  readonly lines: number;
  readonly unreadable: number;
}

/**
 * Makes a file page by page, keeping only the text of earlier pages. `goOn` hears of the progress after each page, and ends
 * it with `false`; the result is then `null`. Fails as the page that could not be read.
 */
export async function csvFile(
  header: CsvLine,
  read: ReadCsvPage,
  goOn: (exported: Exported) => boolean,
): Promise<Result<Blob | null>> {
  const columns = Object.keys(header);
  const textOf = (line: CsvLine) => csvLine(columns.map((column) => line[column] ?? ''));
  const parts = [BYTE_ORDER_MARK, textOf(header)];
  let exported: Exported = { lines: 0, unreadable: 0 };
  let cursor: string | null = null;
  do {
    // Each page says where the next begins.
    // oxlint-disable-next-line no-await-in-loop
    const page: Awaited<ReturnType<ReadCsvPage>> = await read(cursor);
    if (!page.ok) return page;
    parts.push(page.value.lines.map(textOf).join(''));
    exported = {
      lines: exported.lines + page.value.lines.length,
      unreadable: exported.unreadable + page.value.unreadable,
    };
    if (!goOn(exported)) return succeed(null);
    cursor = page.value.next;
  } while (cursor !== null);
  return succeed(new Blob(parts, { type: 'text/csv' }));
}
