import { csvLine, type CsvSeparator } from '#domain/shared/csv-line.ts';
import { succeed, type Result } from '#domain/shared/result.ts';

/**
 * Marks the file as UTF-8 for Excel. A line `sep=;` above the header would cancel the mark and break umlauts. So each
 * language uses the separator that its Excel expects.
 */
const BYTE_ORDER_MARK = '\uFEFF';

/** Texts by column, in the file's order. */
export type CsvLine<Column extends string = string> = Readonly<Record<Column, string>>;

interface CsvPage {
  readonly lines: readonly CsvLine[];
  /** The number of records of the page that are too damaged for the file. */
  readonly unreadable: number;
  /** The cursor of the next page; `null` on the last one. */
  readonly next: string | null;
}

/**
 * Reads a page with everything that its lines need. If a part fails, the page fails, because a file must not lack that
 * part. After a failure the function is called for the same page again, and may reuse what it has read.
 */
export type ReadCsvPage = (cursor: string | null) => Promise<Result<CsvPage>>;

/** The number of lines so far, and of records that were too damaged. */
export interface Exported {
  readonly lines: number;
  readonly unreadable: number;
}

export const NOTHING_YET: Exported = { lines: 0, unreadable: 0 };

/** A file that is being made. Of the pages already read, only the text is stored. */
export interface CsvFile {
  /**
   * Reads on. `goOn` is called after each page, and stops the reading by returning `false`. Resolves to whether the
   * file is complete. Fails as the read of a page does; then `readOn` can be called again.
   */
  readOn(goOn: (exported: Exported) => boolean): Promise<Result<boolean>>;
  /** The file as read so far, with `incomplete` as its last line. */
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
