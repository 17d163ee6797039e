import { useState, type SubmitEvent } from 'react';
import type { RideFailure, RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { endsNextDay, timesOf, type UsualHours } from '#domain/rides/model/firm/availability.ts';
import { parseHours, typedHours } from '#domain/rides/model/firm/parse-availability.ts';
import { isSame } from '#domain/shared/is-same.ts';
import { useForm } from '#core/forms/use-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWeekdays } from '#ui/fields/use-weekdays.ts';
import { useRideErrorText } from '../use-ride-error-text.ts';
import { useAvailabilityCopy } from './availability-copy.ts';

const WEEKDAYS = ['0', '1', '2', '3', '4', '5', '6'] as const;

interface Unusable {
  readonly code: 'hours-unusable';
  readonly weekday: (typeof WEEKDAYS)[number];
}

interface UsualHoursFormProps {
  /** The stored hours of each weekday, Monday first. */
  hours: readonly UsualHours[];
  onSave: (hours: readonly UsualHours[]) => Promise<RideResult<void>>;
}

/** A field for the usual hours of each weekday, and below it what the form understands. */
export function UsualHoursForm({ hours, onSave }: UsualHoursFormProps) {
  const { hours: copy, saving } = useAvailabilityCopy();
  const weekdays = useWeekdays();
  const systemText = useRideErrorText();
  const [typed, setTyped] = useState<readonly string[]>(() => hours.map(typedHours));
  const [shown, setShown] = useState(hours);
  const [isAsked, ask] = useState(false);
  if (!isSame(shown, hours)) {
    // This form or another person has changed the stored hours. A field with unsaved input does not change.
    setShown(hours);
    setTyped(
      typed.map((text, at) => {
        const [before, now] = [shown[at] ?? '', hours[at] ?? ''];
        const meant = parseHours(text);
        return meant === before || meant === now ? typedHours(now) : text;
      }),
    );
  }
  const textOf = (error: Unusable | RideFailure) =>
    error.code === 'hours-unusable' ? copy.unusable : systemText(error);
  const form = useForm(WEEKDAYS, {
    fieldOf: (error: Unusable | RideFailure) => ('weekday' in error ? error.weekday : null),
    textOf,
  });
  const read = typed.map(parseHours);
  const worksSometimes = read.some((each) => each !== '');
  const shownAs = (each: UsualHours | null) => {
    if (each === null) return copy.example;
    const times = timesOf(each);
    if (times === null) return worksSometimes ? copy.free : undefined;
    const { from, until } = times;
    if (from === until) return copy.wholeDay;
    return endsNextDay(times) ? copy.night(from, until) : copy.spell(from, until);
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = WEEKDAYS.filter((_, at) => read[at] === null);
    if (form.refuses(wrong.map((weekday) => ({ code: 'hours-unusable', weekday })))) return;
    const wanted = read.map((each) => each ?? '');
    const isSame = wanted.every((each, at) => each === hours[at]);
    ask(isSame);
    if (!isSame) await form.submit(() => onSave(wanted));
  };
  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-3">
      <h3 className="text-sm font-semibold">{copy.heading}</h3>
      <p className="text-sm text-ink-soft">{copy.example}</p>
      {form.failure !== null && (
        <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
      )}
      <div className="grid grid-cols-1 gap-x-6 gap-y-2 min-[26rem]:grid-cols-2 lg:grid-cols-4">
        {WEEKDAYS.map((weekday, at) => {
          const { onInput, ...field } = form.field(weekday);
          return (
            <TextField
              key={weekday}
              {...field}
              label={weekdays[at] ?? ''}
              hint={shownAs(read[at] ?? null)}
              autoComplete="off"
              spellCheck={false}
              value={typed[at] ?? ''}
              onChange={({ target }) => {
                onInput();
                ask(false);
                setTyped(typed.with(at, target.value));
              }}
            />
          );
        })}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="small" busy={form.busy} busyLabel={saving}>
          {copy.save}
        </Button>
        <output className="text-sm font-medium empty:sr-only">{isAsked && copy.unchanged}</output>
      </div>
    </form>
  );
}
