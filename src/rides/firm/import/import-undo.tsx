import { useEffect, useRef, useState } from 'react';
import { UNDO_MS, type ImportRun } from '#domain/rides/model/import/import-run.ts';
import type { RecordImport } from '#domain/rides/services/firm-import.ts';
import { undoWholeImport, type UndoneImport } from '#domain/rides/services/undo-whole-import.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useRequest } from '#core/product/use-request.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/feedback/dialog.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/page/section.tsx';
import { useFormat } from '#words/use-format.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useImportCopy } from './import-copy.ts';

interface ImportUndoProps {
  records: Pick<RecordImport<unknown>, 'recent' | 'undo'>;
  /** Whether lines of the file are stored. Its import is then listed. */
  isBegun: boolean;
  /** Whether an import is in progress. Then no import can be undone. */
  busy: boolean;
  /** Called after each attempt to undo an import, even a failed one. */
  onUndone: (run: string) => void;
}

/** The imports of the last day, each with a button that undoes it as a whole. */
export function ImportUndo({ records, isBegun, busy, onUndone }: ImportUndoProps) {
  const { undo: copy } = useImportCopy();
  const { dateTime, number } = useFormat();
  const textOf = useRideErrorText();
  const { serverTime } = useRides();
  const [asked, setAsked] = useState<ImportRun | null>(null);
  const [undoing, setUndoing] = useState<string | null>(null);
  const [undone, setUndone] = useState<UndoneImport | null>(null);
  const outcome = useRef<HTMLOutputElement>(null);
  const { value, error, reload } = useRequest({ isBegun }, records.recent);
  const isOver = ({ at }: ImportRun) => serverTime().getTime() - at.getTime() >= UNDO_MS;
  const runs = value?.filter((run) => !isOver(run)) ?? [];
  const whatOf = (run: ImportRun) => copy.of(run.name, dateTime(run.at), number(run.lines));

  // The place of the result gets the focus, because the dialog and its button disappear.
  useEffect(() => {
    if (undoing !== null) outcome.current?.focus();
  }, [undoing]);

  const undo = async (run: ImportRun) => {
    setAsked(null);
    setUndoing(run.id);
    setUndone(null);
    setUndone(await undoWholeImport(run, (of, part) => catchDefect(() => records.undo(of, part))));
    setUndoing(null);
    onUndone(run.id);
    reload();
  };

  return (
    <Section heading={copy.heading}>
      <p className="text-sm text-ink-soft">{copy.lead}</p>
      {value === null && error === null && <Skeleton rows lines={2} label={copy.loading} />}
      <LoadFailure what={copy.failed} error={error} onRetry={reload} />
      {value !== null && runs.length === 0 && <p className="text-sm">{copy.none}</p>}
      {runs.length > 0 && (
        <ul className="grid gap-3">
          {runs.map((run) => (
            <li
              key={run.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 wrap-anywhere"
            >
              <span>
                {whatOf(run)}
                {run.undone !== null && (
                  <span className="block text-sm text-ink-soft">
                    {copy.undone(run.undone.name, dateTime(run.undone.at))}
                  </span>
                )}
              </span>
              {run.undone === null && (
                <Button
                  tone="ending"
                  size="small"
                  busy={busy || undoing !== null}
                  busyLabel={undoing === run.id ? copy.busy : copy.press}
                  aria-label={undoing === run.id ? undefined : copy.pressOf(dateTime(run.at))}
                  onClick={() => setAsked(run)}
                >
                  {copy.press}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <output ref={outcome} tabIndex={-1} className="block font-medium empty:sr-only">
        {undone !== null &&
          undone.error === null &&
          copy.done(number(undone.removed), number(undone.restored))}
      </output>
      {undone !== null && undone.error !== null && (
        <ErrorBox text={`${copy.failedAt} ${textOf(undone.error)}`} focusKey={undone} />
      )}
      {undone !== null && undone.left.length > 0 && (
        <div className="grid gap-1 text-sm">
          <p className="font-medium">{copy.left}</p>
          <ul className="grid gap-1">
            {undone.left.map(({ line, title, why }) => (
              <li key={line} className="wrap-anywhere">
                <bdi translate="no">{title}</bdi>: {copy.why[why]}
              </li>
            ))}
          </ul>
        </div>
      )}
      {asked !== null && (
        <Dialog
          title={copy.ask.title}
          description={<p>{copy.ask.text(whatOf(asked))}</p>}
          onClose={() => setAsked(null)}
        >
          <DialogActions>
            <Button tone="secondary" onClick={() => setAsked(null)}>
              {copy.ask.cancel}
            </Button>
            <Button onClick={() => void undo(asked)}>{copy.ask.submit}</Button>
          </DialogActions>
        </Dialog>
      )}
    </Section>
  );
}
