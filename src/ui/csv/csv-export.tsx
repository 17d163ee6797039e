import { useEffect, useId, useRef, useState } from 'react';
import { useSubmission } from '#core/forms/use-submission.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Button } from '../actions/button.tsx';
import { ErrorBox } from '../feedback/error-box.tsx';
import { csvLine } from '#domain/shared/csv-line.ts';
import { succeed, type Result } from '#domain/shared/result.ts';

/** Tells Excel that the file is UTF-8. */
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

const NOTHING: Exported = { lines: 0, unreadable: 0 };
/** The file is kept this long, because Safari may begin to read it only after the click. Milliseconds. */
const KEPT_MS = 60_000;

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

interface CsvExportProps {
  read: ReadCsvPage;
  /** Why there is no file, or what it would cost; `null` for neither. */
  note?: string | null;
  refused?: boolean;
  texts: {
    readonly save: string;
    readonly saving: (lines: number) => string;
    readonly saved: (lines: number) => string;
    readonly unreadable: (count: number) => string;
    readonly failed: string;
    readonly name: string;
    readonly header: CsvLine;
  };
}

/** Saves what a filter shows as a file; leaving the page stops it. */
export function CsvExport({ read, note = null, refused = false, texts }: CsvExportProps) {
  const textOf = useErrorText();
  const form = useSubmission();
  const [exported, setExported] = useState(NOTHING);
  const [done, setDone] = useState(false);
  const noteId = useId();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const run = async () => {
    setDone(false);
    setExported(NOTHING);
    const goOn = (now: Exported) => {
      setExported(now);
      return here.current;
    };
    const file = await form.submit(() => csvFile(texts.header, read, goOn));
    if (file?.ok !== true || file.value === null) return;
    save(file.value, texts.name);
    setDone(true);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        tone="secondary"
        size="small"
        busy={form.busy}
        busyLabel={texts.saving(exported.lines)}
        aria-disabled={refused || form.busy || undefined}
        aria-describedby={note === null ? undefined : noteId}
        onClick={() => void run()}
      >
        {texts.save}
      </Button>
      {note !== null && (
        <p id={noteId} className="text-sm text-ink-soft">
          {note}
        </p>
      )}
      <output className="text-sm text-ink-soft">
        {done && texts.saved(exported.lines)}{' '}
        {done && exported.unreadable > 0 && texts.unreadable(exported.unreadable)}
      </output>
      {form.failure !== null && (
        <ErrorBox text={`${texts.failed} ${textOf(form.failure.error)}`} focusKey={form.failure.focusKey} />
      )}
    </div>
  );
}
