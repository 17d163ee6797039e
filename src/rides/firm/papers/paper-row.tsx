import { useState, type KeyboardEvent } from 'react';
import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import type { RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { isPaperDay, type DatedPaper } from '#domain/rides/model/firm/papers.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import { useForm } from '#core/forms/use-form.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useFormat } from '#words/use-format.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useFirmPapersCopy } from './firm-papers-copy.ts';

interface PaperRowProps {
  /** The name of the paper's kind. */
  name: string;
  paper: DatedPaper | null;
  /** The present day in the service's zone. */
  today: Day;
  onSave: (until: Day) => Promise<RideResult<void>>;
}

/** The last day of a paper, its former last days, and a field for another day. Says who stored each day. */
export function PaperRow({ name, paper, today, onSave }: PaperRowProps) {
  const copy = useFirmPapersCopy();
  const textOf = useRideErrorText();
  const time = useServiceTime();
  const inUtc = useFormat('UTC');
  const [typed, setTyped] = useState(paper?.until ?? '');
  const { busy, failure, field, control, refuses, submit } = useForm(['date'], {
    fieldOf: rideField,
    textOf,
  });
  const written = (day: Day) => (day === '' ? copy.noDay : inUtc.date(new Date(`${day}T12:00Z`)));
  const save = () => {
    if (!refuses([isPaperDay(typed, today) ? null : { code: 'paper-day-unusable' }]))
      void submit(() => onSave(typed));
  };
  const remove = async () => {
    if ((await submit(() => onSave('')))?.ok !== true) return;
    setTyped('');
    // The pressed button has disappeared, so the field gets the focus.
    control('date')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The row may be inside the form of a car. Enter must not send that form.
    event.preventDefault();
    save();
  };
  const { onInput, ...input } = field('date');
  return (
    <li className="grid gap-1 border-b border-line pb-2 last:border-0">
      <div className="max-w-sm">
        <TextField
          {...input}
          label={copy.until(name)}
          type="date"
          value={typed}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            onInput();
            setTyped(target.value);
          }}
        />
      </div>
      {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-ink-soft">
          {paper === null ? (
            copy.none
          ) : (
            <>
              {copy.stored(
                written(paper.until),
                withoutDirectionControls(paper.name),
                time.dateTime(paper.at),
              )}
            </>
          )}
        </p>
        <span className="flex gap-2">
          <Button
            size="small"
            tone="secondary"
            aria-label={copy.saveOf(name)}
            busy={busy}
            busyLabel={copy.saving}
            onClick={save}
          >
            {copy.save}
          </Button>
          {paper !== null && paper.until !== '' && (
            <Button
              size="small"
              tone="quiet"
              aria-label={copy.removeOf(name)}
              aria-disabled={busy}
              onClick={() => void remove()}
            >
              {copy.remove}
            </Button>
          )}
        </span>
      </div>
      {paper !== null && paper.was.length > 0 && (
        <ul className="text-sm text-ink-soft">
          {paper.was.map((entry) => (
            <li key={entry.at.getTime()}>
              {copy.former(
                written(entry.until),
                withoutDirectionControls(entry.name),
                time.dateTime(entry.at),
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
