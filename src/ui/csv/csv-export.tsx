import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useSubmission } from '#core/forms/use-submission.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { useFormat } from '#words/use-format.ts';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { ErrorBox } from '../feedback/error-box.tsx';
import { useCsvCopy } from './csv-copy.ts';
import { createCsvFile, NOTHING_YET, type CsvFile, type CsvLine, type ReadCsvPage } from './csv-file.ts';
import { saveFile } from './save-file.ts';

interface CsvExportProps {
  read: ReadCsvPage;
  /** Shown beside the button: why there is no file, or how many reads a file costs. */
  note?: string | null;
  refused?: boolean;
  /** Whether the export can begin. If the button is pressed before, the export begins as soon as it can. */
  ready?: boolean;
  /** The approximate number of records; `null` if unknown. */
  total?: number | null;
  texts: {
    /** The button's label, unless it is the usual one. */
    readonly label?: string;
    /** `lines` is a count, such as "1,200". */
    readonly saved: (lines: string) => string;
    readonly name: string;
    readonly header: CsvLine;
  };
  /** Whether texts follow the button. Otherwise they are before it, so that the button ends the line. */
  textsAfter?: boolean;
  /** The page's key for the button, as `aria-keyshortcuts` names it. */
  shortcut?: string;
  button?: RefObject<HTMLButtonElement | null>;
}

type Outcome = 'whole' | 'stopped' | 'stopped-at-once';

/**
 * Saves records as a file, page by page. *Stop* saves the pages read so far, marked as incomplete. After a failure the
 * export can continue where it stopped. Leaving the page ends the export.
 */
export function CsvExport(props: CsvExportProps) {
  const {
    read,
    note = null,
    refused = false,
    ready = true,
    total = null,
    texts,
    shortcut,
    textsAfter = false,
  } = props;
  const own = useRef<HTMLButtonElement>(null);
  const button = props.button ?? own;
  const copy = useCsvCopy();
  const format = useFormat();
  const textOf = useErrorText();
  const form = useSubmission();
  const [exported, setExported] = useState(NOTHING_YET);
  const [outcome, setOutcome] = useState<Outcome>();
  const [asked, setAsked] = useState(false);
  const [stopping, setStopping] = useState(false);
  const file = useRef<CsvFile>(null);
  const wanted = useRef(true);
  const noteId = useId();
  useEffect(
    () => () => {
      wanted.current = false;
      file.current = null;
    },
    [],
  );

  const progressOf = (lines: number) => {
    const done = format.number(lines);
    return total === null ? done : copy.of(done, format.number(total));
  };
  const keep = (lines: number) => {
    if (file.current === null) return;
    button.current?.focus();
    if (lines > 0) {
      saveFile(file.current.text(copy.incompleteLine(progressOf(lines))), copy.incompleteName(texts.name));
    }
    setOutcome(lines > 0 ? 'stopped' : 'stopped-at-once');
    file.current = null;
  };
  const goOn = async () => {
    const making = file.current;
    if (making === null) return;
    // The pressed button may disappear.
    button.current?.focus();
    wanted.current = true;
    setStopping(false);
    let lines = 0;
    const result = await form.submit(() =>
      making.readOn((now) => {
        lines = now.lines;
        setExported(now);
        return wanted.current;
      }),
    );
    if (result?.ok !== true || file.current !== making) return;
    if (!result.value) {
      keep(lines);
      return;
    }
    saveFile(making.text(), texts.name);
    setOutcome('whole');
    file.current = null;
  };
  const start = () => {
    setOutcome(undefined);
    setExported(NOTHING_YET);
    file.current = createCsvFile(texts.header, read, copy.separator);
    void goOn();
  };
  const press = () => {
    setAsked(!ready);
    if (ready) start();
  };
  useEffect(() => {
    if (asked && ready) button.current?.click();
  }, [asked, ready, button]);
  const stop = () => {
    wanted.current = false;
    setStopping(true);
    button.current?.focus();
  };

  const isBegun = exported.lines > 0;
  const busy = form.busy || (asked && !ready);
  return (
    <div
      className={classNames('flex flex-wrap items-center gap-x-3 gap-y-1', !textsAfter && 'flex-row-reverse')}
    >
      <div className="flex flex-wrap gap-2">
        <Button
          ref={button}
          tone="secondary"
          size="small"
          busy={busy}
          busyLabel={copy.saving(progressOf(exported.lines))}
          aria-disabled={refused || busy || undefined}
          aria-describedby={note === null ? undefined : noteId}
          aria-keyshortcuts={shortcut}
          onClick={press}
        >
          {texts.label ?? copy.save}
        </Button>
        {form.busy && (
          <Button tone="secondary" size="small" busy={stopping} onClick={stop}>
            {copy.stop}
          </Button>
        )}
      </div>
      {note !== null && (
        <p id={noteId} className="text-sm text-ink-soft">
          {note}
        </p>
      )}
      <output className="text-sm text-ink-soft">
        {outcome === 'whole' && texts.saved(format.number(exported.lines))}
        {outcome === 'stopped' && copy.stopped(progressOf(exported.lines))}
        {outcome === 'stopped-at-once' && copy.stoppedAtOnce}{' '}
        {outcome !== undefined && exported.unreadable > 0 && copy.unreadable(exported.unreadable)}
      </output>
      {form.failure !== null && outcome === undefined && (
        <ErrorBox
          text={`${isBegun ? copy.failed(progressOf(exported.lines)) : copy.failedAtOnce} ${textOf(form.failure.error)}`}
          focusKey={form.failure.focusKey}
        >
          <Button tone="quiet" size="small" onClick={() => void goOn()}>
            {isBegun ? copy.goOn : copy.again}
          </Button>
          {isBegun && (
            <Button tone="quiet" size="small" onClick={() => keep(exported.lines)}>
              {copy.keep}
            </Button>
          )}
        </ErrorBox>
      )}
    </div>
  );
}
