import { useRef, type InputHTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { weekdayOf } from '#domain/shared/time/day.ts';
import { readTypedTime, type TypedTime } from '#domain/shared/time/typed-time.ts';
import { dayAt, instantsOf } from '#domain/shared/time/wall-time.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { useControlsCopy } from '#words/controls-copy.ts';
import { useServiceTime } from '../zone/use-service-time.ts';
import { KeyCap } from '../keys/key-cap.tsx';
import { FieldFrame, INPUT_CLASSES, type FieldProps } from './field-frame.tsx';
import { useWeekdays } from './use-weekdays.ts';

const DAYS = ['today', 'tomorrow'] as const;

/** The meaning of a typed text: a time, or `now` for as soon as possible; `null` if unknown. */
export type TypedMeaning = TypedTime | 'now' | null;

interface WhenFieldProps
  extends FieldProps, Pick<InputHTMLAttributes<HTMLInputElement>, 'required' | 'readOnly' | 'onInput'> {
  ref?: Ref<HTMLInputElement> | undefined;
  typed: string;
  /** Called with the typed text and its meaning. */
  onType: (typed: string, meant: TypedMeaning) => void;
  /** What the text meant when it was typed. After midnight, `tomorrow` would mean another day. */
  meant?: TypedMeaning;
  /** Keys, as `aria-keyshortcuts` names them, that press *Today* and *Tomorrow*. The owner of the form acts on them. */
  dayKeys?: Readonly<Record<(typeof DAYS)[number], string>>;
  now: Date;
  /** The zone whose time is typed, an IANA name. */
  timeZone: string;
  /** The time that is being changed, if any; see `readTypedTime`. */
  changing?: Date | undefined;
}

/**
 * A day and a time in one field, typed as people write them: `tomorrow 730`, `tue 19`, `14.5. 7:30`, `+45`. The meaning
 * is shown below, before anything is sent. An ambiguous text offers its times; the pressed time is written into the
 * field. *Today* and *Tomorrow* write the day, and keep a time that is typed already.
 */
export function WhenField(props: WhenFieldProps) {
  const { label, hint, error, alerting, typed, onType, now, timeZone, changing, ...others } = props;
  const { meant: stored, dayKeys, ...input } = others;
  const frame = useRef<HTMLDivElement>(null);
  const { when: copy } = useControlsCopy();
  const time = useServiceTime(timeZone);
  const zone = time.timeZone;
  const weekdays = useWeekdays();
  const read = (text: string) => readTypedTime(text, { now, timeZone: zone, changing });
  const meaningOf = (text: string): TypedMeaning => {
    const reading = read(text);
    if (reading.kind === 'now') return 'now';
    return reading.kind === 'time' ? reading.meant : null;
  };

  const isEmpty = typed.trim() === '';
  const meant = stored === undefined ? meaningOf(typed) : stored;
  /** The reading of a text that means nothing yet; `null` for any other text. */
  const reading = isEmpty || meant !== null ? null : read(typed);
  const choices = () => {
    if (reading === null || input.readOnly === true) return [];
    // A text that was ambiguous when it was typed stays ambiguous.
    return reading.kind === 'asked' ? reading.choices : reading.kind === 'time' ? [reading.meant] : [];
  };
  /** The error of the typed text. It is more specific than the error that a time is missing. */
  const problem = () => {
    if (reading === null)
      return meant !== null && meant !== 'now' && meant.time === null ? copy.timeMissing : undefined;
    if (reading.kind === 'now') return copy.notNow;
    if (reading.kind !== 'refused') return copy.asked;
    if (reading.why === 'unreadable') return copy.unreadable;
    return reading.why === 'no-such-day' ? copy.noSuchDay(reading.text) : copy.noSuchTime(reading.text);
  };
  /** A time as the field shows it. The same text can be typed. */
  const readBack = ({ day, time: clock }: TypedTime) => {
    const [at] = instantsOf(`${day}T${clock ?? '12:00'}`, zone);
    if (at === undefined) return null;
    const weekday = weekdays[weekdayOf(day)];
    if (clock === null) return `${weekday}, ${time.date(at)}`;
    const named = [dayAt(now, zone), dayAt(new Date(now.getTime() + DAY_MS), zone)].indexOf(day);
    const name = [copy.today, copy.tomorrow][named];
    return name === undefined
      ? `${weekday}, ${time.dateTime(at)}`
      : `${name}, ${weekday}, ${time.dateTime(at)}`;
  };
  const understood = () => {
    if (isEmpty) return hint ?? copy.hint;
    if (meant === 'now') return copy.now;
    if (meant === null || meant.time === null) return problem();
    return readBack(meant) ?? copy.skipped(meant.time);
  };
  const writeChoice = (choice: TypedTime) => {
    onType(readBack(choice) ?? `${choice.day} ${choice.time ?? ''}`, choice);
    frame.current?.querySelector('input')?.focus();
  };
  /** ↓ and ↑ move from the text to its possible times, and back. */
  const moveAmongChoices = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-choice]')];
    const next = stops[stops.findIndex((stop) => stop === event.target) + (step ?? 0)];
    if (
      step === undefined ||
      stops.length < 2 ||
      event.altKey ||
      !stops.some((stop) => stop === event.target)
    )
      return;
    event.preventDefault();
    next?.focus();
  };
  const writeDay = (day: (typeof DAYS)[number]) => {
    if (input.readOnly) return;
    const text = `${copy[day].toLocaleLowerCase()} ${meant === null || meant === 'now' ? '' : (meant.time ?? '')}`;
    onType(text, meaningOf(text));
    frame.current?.querySelector('input')?.focus();
  };
  const days = (
    <span className="-my-1 flex gap-1 touch:my-0">
      {DAYS.map((day) => (
        <button
          key={day}
          type="button"
          aria-keyshortcuts={dayKeys?.[day]}
          onClick={() => writeDay(day)}
          className="inline-flex min-h-6 items-center gap-1 rounded-lg px-1.5 font-medium text-accent-ink hover:bg-raised touch:min-h-11"
        >
          {copy[day]}
          {/* A phone has neither these keys nor room for their names. */}
          {dayKeys !== undefined && (
            <span className="max-sm:hidden">
              <KeyCap>{dayKeys[day]}</KeyCap>
            </span>
          )}
        </button>
      ))}
    </span>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Keys of the field and buttons within.
    <div ref={frame} onKeyDown={moveAmongChoices}>
      <FieldFrame
        label={label}
        hint={<output>{understood()}</output>}
        error={error && (problem() ?? error)}
        alerting={alerting}
        aside={days}
      >
        {(control) => (
          <input
            {...input}
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => onType(target.value, meaningOf(target.value))}
            className={INPUT_CLASSES}
          />
        )}
      </FieldFrame>
      {choices().length > 0 && (
        <fieldset aria-label={copy.choices} className="mb-2 grid grid-cols-1 gap-1">
          {choices().map((choice) => (
            <button
              key={`${choice.day} ${choice.time}`}
              type="button"
              data-choice
              onClick={() => writeChoice(choice)}
              className="min-h-8 rounded-control border border-line-strong bg-surface px-3 py-1 text-start font-medium hover:border-accent-ink touch:min-h-11"
            >
              {readBack(choice) ?? copy.skipped(choice.time ?? '')}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
