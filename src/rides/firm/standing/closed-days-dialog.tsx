import { useState } from 'react';
import type { RideFailure, RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import { parseClosedDays, type ClosedDay } from '#domain/rides/model/standing/closed-days.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import { useForm } from '#core/forms/use-form.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { SidePanel } from '#ui/feedback/side-panel.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { FileField } from '#ui/fields/file-field.tsx';
import { RideFormDialog } from '../../shared/ride-form-dialog.tsx';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { CalendarDays } from './calendar-days.tsx';
import { useCalendarFile } from './use-calendar-file.ts';
import { useStandingCopy } from './standing-copy.ts';

interface ClosedDaysDialogProps {
  closed: readonly ClosedDay[];
  today: Day;
  timeZone: string;
  onDays: (closed: readonly ClosedDay[]) => Promise<RideResult<void>>;
  onClose: () => void;
}

const FIELDS = ['closedDays'] as const;

/** The days on which the firm is closed, one on each line. */
export function ClosedDaysDialog({ closed, today, timeZone, onDays, onClose }: ClosedDaysDialogProps) {
  const { closedForm: copy, closedDays, form } = useStandingCopy();
  const textOf = useRideErrorText();
  const [typed, setTyped] = useState(closed.join('\n'));
  const { busy, failure, field, control, refuses, submit } = useForm<(typeof FIELDS)[number], RideFailure>(
    FIELDS,
    {
      fieldOf: rideField,
      textOf,
    },
  );
  const { chosen, choose, forget } = useCalendarFile(today, timeZone);
  const add = (days: readonly ClosedDay[]) => {
    setTyped([typed.trimEnd(), ...days].filter((part) => part !== '').join('\n'));
    forget();
    control('closedDays')?.focus();
  };
  const save = () => {
    const parsed = parseClosedDays(typed);
    if (parsed.ok) void submit(() => onDays(parsed.value));
    else refuses([parsed.error]);
  };
  return (
    <RideFormDialog
      frame={SidePanel}
      title={closedDays}
      description={<p>{copy.text}</p>}
      labels={{ close: form.cancel, submit: copy.save, submitting: form.saving }}
      busy={busy}
      failure={failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
      onSubmit={save}
      onClose={onClose}
    >
      <TextAreaField
        {...field('closedDays')}
        label={copy.days}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FileField
        label={copy.file}
        hint={copy.fileHint}
        accept=".ics,text/calendar"
        readOnly={busy}
        onFile={(file) => void choose(file)}
      />
      {chosen !== null && 'flaw' in chosen && <ErrorBox text={copy.refused[chosen.flaw]} focusKey={chosen} />}
      {chosen !== null && 'found' in chosen && (
        <CalendarDays found={chosen.found} typed={typed} onAdd={add} />
      )}
    </RideFormDialog>
  );
}
