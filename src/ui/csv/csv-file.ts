import { csvLine } from '#domain/shared/csv-line.ts';
import { succeed, type Result } from '#domain/shared/result.ts';

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export interface CsvPage {
  readonly lines: readonly (readonly string[])[];
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
  header: readonly string[],
  read: ReadCsvPage,
  goOn: (exported: Exported) => boolean,
): Promise<Result<Blob | null>> {
  const parts = [BYTE_ORDER_MARK, csvLine(header)];
  let exported: Exported = { lines: 0, unreadable: 0 };
  let cursor: string | null = null;
  do {
    // Each page says where the next begins.
    // oxlint-disable-next-line no-await-in-loop
    const page: Awaited<ReturnType<ReadCsvPage>> = await read(cursor);
    if (!page.ok) return page;
    parts.push(page.value.lines.map(csvLine).join(''));
    exported = {
      lines: exported.lines + page.value.lines.length,
      unreadable: exported.unreadable + page.value.unreadable,
    };
    if (!goOn(exported)) return succeed(null);
    cursor = page.value.next;
  } while (cursor !== null);
  return succeed(new Blob(parts, { type: 'text/csv' }));
}
