import { useEffect, useId, useRef, useState } from 'react';
import { useSubmission } from '#core/forms/use-submission.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Button } from '../actions/button.tsx';
import { ErrorBox } from '../feedback/error-box.tsx';
import { csvFile, type CsvLine, type Exported, type ReadCsvPage } from './csv-file.ts';

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
