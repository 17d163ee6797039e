import { csvLine, type CsvSeparator } from '#domain/shared/csv-line.ts';
import { succeed, type Result } from '#domain/shared/result.ts';

/**
 * Marks the file as UTF-8 for Excel. A line `sep=;` above the header would override the mark and break umlauts, so a
 * file uses the separator of Excel in its language.
 */
const BYTE_ORDER_MARK = '\uFEFF';

/** Texts by column, in the file's order; a new column needs a header text and a cell in the lines. */
export type CsvLine<Column extends string = string> = Readonly<Record<Column, string>>;

interface CsvPage {
  readonly lines: readonly CsvLine[];
  /** How many records of the page are too damaged for the file. */
  readonly unreadable: number;
  /** The cursor of the next page; `null` on the last one. */
  readonly next: string | null;
}

/**
 * Reads a page with everything its lines need, because a file that looks complete must be complete. After a failure it
 * is called for the same page again, and may reuse what it has read.
 */
export type ReadCsvPage = (cursor: string | null) => Promise<Result<CsvPage>>;

/** How many lines the file has so far, and how many records were too damaged. */
export interface Exported {
  readonly lines: number;
  readonly unreadable: number;
}

export const NOTHING_YET: Exported = { lines: 0, unreadable: 0 };

/** A file that is being read; of earlier pages it has only the text. */
export interface CsvFile {
  /**
   * Continues the reading. `goOn` is called after each page, and ends it by returning `false`. Resolves to whether the
   * file is complete; fails like the page that could not be read, after which it can be called again.
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
