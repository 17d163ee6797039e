import { useState, type SubmitEvent } from 'react';
import type { DaysAway } from '#domain/rides/model/firm/availability.ts';
import type { RideFailure, RideResult } from '#domain/rides/model/errors/ride-error.ts';
import {
  daysAwayFlaw,
  withDaysAway,
  type DaysAwayFlaw,
} from '#domain/rides/model/firm/parse-availability.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import { useForm } from '#core/forms/use-form.ts';
import { useFormat } from '#words/use-format.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { ComingDayField } from '#ui/fields/coming-day-field.tsx';
import { useRideErrorText } from '../use-ride-error-text.ts';
import { useAvailabilityCopy } from './availability-copy.ts';

interface Unusable {
  readonly code: 'days-unusable';
  readonly flaw: DaysAwayFlaw;
}

/** The field at which a flaw is shown. */
const fieldOf = (flaw: DaysAwayFlaw) => (flaw === 'reversed' || flaw === 'too-far' ? 'last' : 'first');

interface DaysAwayFormProps {
  away: readonly DaysAway[];
  /** The present day in the service's zone. */
  today: Day;
  onSave: (away: readonly DaysAway[]) => Promise<RideResult<void>>;
}

/** A list of the periods in which a driver is away, and a form that adds one. Periods that are over are not shown. */
export function DaysAwayForm({ away, today, onSave }: DaysAwayFormProps) {
  const { away: copy, saving } = useAvailabilityCopy();
  const systemText = useRideErrorText();
  const format = useFormat('UTC');
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [isRemoving, setRemoving] = useState(false);
  const textOf = (error: Unusable | RideFailure) =>
    error.code === 'days-unusable' ? copy.flaws[error.flaw] : systemText(error);
  const form = useForm(['first', 'last'], {
    fieldOf: (error: Unusable | RideFailure) => (error.code === 'days-unusable' ? fieldOf(error.flaw) : null),
    textOf,
  });
  const coming = away.filter((days) => days.last >= today);
  const written = (day: Day) => format.date(new Date(`${day}T12:00Z`));
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    const added = { first, last: last === '' ? first : last };
    const flaw = daysAwayFlaw(added, coming, today);
    if (form.refuses([flaw === null ? null : { code: 'days-unusable', flaw }])) return;
    setRemoving(false);
    const sent = await form.submit(() => onSave(withDaysAway(away, added, today)));
    if (sent?.ok !== true) return;
    setFirst('');
    setLast('');
    form.control('first')?.focus();
  };
  const remove = async (removed: DaysAway) => {
    if (form.busy) return;
    setRemoving(true);
    const sent = await form.submit(() => onSave(coming.filter((days) => days !== removed)));
    // The pressed button has disappeared.
    if (sent?.ok === true) form.control('first')?.focus();
  };
  return (
    <form noValidate method="post" onSubmit={(event) => void add(event)} className="grid grid-cols-1 gap-3">
      <h3 className="text-sm font-semibold">{copy.heading}</h3>
      {coming.length === 0 ? (
        <p className="text-sm text-ink-soft">{copy.none}</p>
      ) : (
        <ul className="grid">
          {coming.map((days) => {
            const text = copy.days(written(days.first), written(days.last));
            return (
              <li
                key={`${days.first}/${days.last}`}
                className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1 last:border-0"
              >
                <span>{text}</span>
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={copy.removeOf(text)}
                  aria-disabled={form.busy}
                  onClick={() => void remove(days)}
                >
                  {copy.remove}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {form.failure !== null && (
        <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
      )}
      <div className="grid grid-cols-1 gap-x-6 gap-y-1 min-[26rem]:grid-cols-2">
        <ComingDayField
          {...form.field('first')}
          label={copy.first}
          today={today}
          day={first}
          onDay={setFirst}
        />
        <ComingDayField
          {...form.field('last')}
          label={copy.last}
          hint={copy.lastHint}
          today={today}
          day={last}
          onDay={setLast}
        />
      </div>
      <div>
        <Button type="submit" size="small" busy={form.busy && !isRemoving} busyLabel={saving}>
          {copy.add}
        </Button>
      </div>
    </form>
  );
}
