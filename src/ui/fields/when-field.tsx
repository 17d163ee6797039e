import { useRef, type InputHTMLAttributes, type Ref } from 'react';
import { weekdayOf } from '#domain/rides/model/history/day.ts';
import { readTypedTime, type TypedTime } from '#domain/rides/model/time/typed-time.ts';
import { dayAt, instantsOf } from '#domain/rides/model/time/wall-time.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { useControlsCopy } from '#words/controls-copy.ts';
import { useServiceTime } from '../zone/use-service-time.ts';
import { KeyCap } from '../keys/key-cap.tsx';
import { FieldFrame, INPUT_CLASSES, type FieldProps } from './field-frame.tsx';
import { useDayWords } from './use-day-words.ts';

const DAYS = ['today', 'tomorrow'] as const;

interface WhenFieldProps
  extends FieldProps, Pick<InputHTMLAttributes<HTMLInputElement>, 'required' | 'readOnly' | 'onInput'> {
  ref?: Ref<HTMLInputElement> | undefined;
  typed: string;
  /** Called with what is typed, and what it means; `null` if it cannot be read. */
  onType: (typed: string, meant: TypedTime | null) => void;
  /** What it meant when it was typed, if that is kept: after midnight `tomorrow` would mean another day. */
  meant?: TypedTime | null;
  /** Keys, as `aria-keyshortcuts` names them, that press *Today* and *Tomorrow*. The owner of the form acts on them. */
  dayKeys?: Readonly<Record<(typeof DAYS)[number], string>>;
  now: Date;
  /** The zone whose time is typed, an IANA name. */
  timeZone: string;
  /** The time that is changed, if one is: see `readTypedTime`. */
  changing?: Date | undefined;
}

/**
 * A day and a time in one field, typed as people write them down: `tomorrow 730`, `tue 19`, `14.5. 7:30`, `+45`. Below it
 * stands what was understood, before anything is sent. *Today* and *Tomorrow* write the day, and leave the time to be typed.
 */
export function WhenField(props: WhenFieldProps) {
  const { label, hint, error, alerting, typed, onType, now, timeZone, changing, ...others } = props;
  const { meant: kept, dayKeys, ...input } = others;
  const frame = useRef<HTMLDivElement>(null);
  const { when: copy } = useControlsCopy();
  const time = useServiceTime(timeZone);
  const zone = time.timeZone;
  const words = useDayWords();
  const read = (text: string) => readTypedTime(text, { now, timeZone: zone, words, changing });

  const meant = kept === undefined ? read(typed) : kept;
  /** What is wrong with the text itself, which says more than that a date is missing. */
  const problem = () => {
    if (typed.trim() === '') return undefined;
    if (meant === null) return copy.unreadable;
    return meant.time === null ? copy.timeMissing : undefined;
  };
  const understood = () => {
    if (meant === null || meant.time === null || typed.trim() === '') return problem() ?? hint ?? copy.hint;
    const [at] = instantsOf(`${meant.day}T${meant.time}`, zone);
    if (at === undefined) return copy.skipped(meant.time);
    const named = [dayAt(now, zone), dayAt(new Date(now.getTime() + DAY_MS), zone)].indexOf(meant.day ?? '');
    const day = [copy.today, copy.tomorrow][named];
    const weekday = words[0].weekdays[weekdayOf(dayAt(at, zone))];
    return day === undefined ? `${weekday}, ${time.dateTime(at)}` : `${day}, ${time.time(at)}`;
  };
  const writeDay = (day: (typeof DAYS)[number]) => {
    if (input.readOnly) return;
    const text = `${copy[day].toLocaleLowerCase()} ${meant?.time ?? ''}`;
    onType(text, read(text));
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
          {/* A phone has neither these keys nor the room. */}
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
    <div ref={frame}>
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
            onChange={({ target }) => onType(target.value, read(target.value))}
            className={INPUT_CLASSES}
          />
        )}
      </FieldFrame>
    </div>
  );
}
