import { csvLine, type CsvSeparator } from '#domain/shared/csv-line.ts';
import { succeed, type Result } from '#domain/shared/result.ts';

/**
 * Tells Excel that the file is UTF-8. A line `sep=;` above the header would make it forget that, and read umlauts wrongly; so
 * a file goes by the separator that Excel has in its language.
 */
const BYTE_ORDER_MARK = '\uFEFF';

/** Texts by column. A header's order is that of the file; a column is added to the header's texts and to the lines. */
export type CsvLine<Column extends string = string> = Readonly<Record<Column, string>>;

interface CsvPage {
  readonly lines: readonly CsvLine[];
  /** How many more records the page has that are too damaged to be in the file. */
  readonly unreadable: number;
  /** The cursor of the next page; `null` on the last one. */
  readonly next: string | null;
}

/**
 * Reads a page with everything that its lines need: a file that looks complete must be complete. After a failure it is asked
 * for the same page once more, and may keep what it has read of it.
 */
export type ReadCsvPage = (cursor: string | null) => Promise<Result<CsvPage>>;

/** How many lines the file has so far, and how many records were too damaged. */
export interface Exported {
  readonly lines: number;
  readonly unreadable: number;
}

export const NOTHING_YET: Exported = { lines: 0, unreadable: 0 };

/** A file that is being read, and keeps only the text of earlier pages. */
export interface CsvFile {
  /**
   * Reads on from where it stands. `goOn` hears of the progress after each page, and ends it with `false`. Resolves to
   * whether the file is whole; fails as the page that could not be read, after which it can be called again.
   */
  readOn(goOn: (exported: Exported) => boolean): Promise<Result<boolean>>;
  /** What has been read; with a last line that says so, if it is not all. */
  text(incomplete?: string): Blob;
}

export function createCsvFile(header: CsvLine, read: ReadCsvPage, separator: CsvSeparator): CsvFile {
  const columns = Object.keys(header);
  const textOf = (line: CsvLine) =>
    csvLine(
      columns.map((column) => line[column] ?? ''),
      separator,
    );
  const parts = [BYTE_ORDER_MARK, textOf(header)];
  let exported = NOTHING_YET;
  let cursor: string | null = null;
  return {
    async readOn(goOn) {
      do {
        // Each page says where the next begins.
        // oxlint-disable-next-line no-await-in-loop
        const page: Awaited<ReturnType<ReadCsvPage>> = await read(cursor);
        if (!page.ok) return page;
        const { lines, unreadable, next } = page.value;
        parts.push(lines.map(textOf).join(''));
        exported = { lines: exported.lines + lines.length, unreadable: exported.unreadable + unreadable };
        cursor = next;
        if (!goOn(exported)) return succeed(next === null);
      } while (cursor !== null);
      return succeed(true);
    },
    text: (incomplete) =>
      new Blob([...parts, ...(incomplete === undefined ? [] : [csvLine([incomplete], separator)])], {
        type: 'text/csv',
      }),
  };
}
