import { useMemo, type InputHTMLAttributes, type Ref } from 'react';
import { readTypedTime, type DayWords, type TypedTime } from '#domain/rides/model/time/typed-time.ts';
import { dayAt, instantsOf } from '#domain/rides/model/time/wall-time.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { controls, useControlsCopy } from '#words/controls-copy.ts';
import { useLanguage } from '#words/language-context.ts';
import { useServiceTime } from '../zone/use-service-time.ts';
import { FieldFrame, INPUT_CLASSES, type FieldProps } from './field-frame.tsx';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

function dayWords(language: string, { today, tomorrow }: (typeof controls)['when']): DayWords {
  const names = (part: 'weekday' | 'month', dates: readonly number[]) =>
    dates.map((at) => new Date(at).toLocaleDateString(language, { [part]: 'long', timeZone: 'UTC' }));
  return {
    today: today.toLocaleLowerCase(),
    tomorrow: tomorrow.toLocaleLowerCase(),
    weekdays: names(
      'weekday',
      Array.from({ length: 7 }, (_, index) => MONDAY + index * DAY_MS),
    ),
    months: names(
      'month',
      Array.from({ length: 12 }, (_, index) => Date.UTC(2024, index)),
    ),
  };
}

interface WhenFieldProps
  extends FieldProps, Pick<InputHTMLAttributes<HTMLInputElement>, 'required' | 'readOnly' | 'onInput'> {
  ref?: Ref<HTMLInputElement> | undefined;
  typed: string;
  /** Called with what is typed, and what it means; `null` if it cannot be read. */
  onType: (typed: string, meant: TypedTime | null) => void;
  now: Date;
  /** The zone whose time is typed, an IANA name. */
  timeZone: string;
}

/**
 * A day and a time in one field, typed as people write them down: `tomorrow 730`, `tue 19`, `14.5. 7:30`, `+45`. Below it
 * stands what was understood, before anything is sent.
 */
export function WhenField(props: WhenFieldProps) {
  const { label, hint, error, alerting, typed, onType, now, timeZone, ...input } = props;
  const { when: copy } = useControlsCopy();
  const { language } = useLanguage();
  const time = useServiceTime(timeZone);
  const zone = time.timeZone;
  // Made once for a language, not with each key: the names of all days and months are formatted.
  const words = useMemo(() => [dayWords(language, copy), dayWords('en', controls.when)], [language, copy]);
  const read = (text: string) => readTypedTime(text, { now, timeZone: zone, words });

  const understood = () => {
    const meant = read(typed);
    if (typed.trim() === '') return hint ?? copy.hint;
    if (meant === null) return copy.unreadable;
    if (meant.time === null) return copy.timeMissing;
    const [at] = instantsOf(`${meant.day}T${meant.time}`, zone);
    if (at === undefined) return copy.skipped(meant.time);
    const named = [dayAt(now, zone), dayAt(new Date(now.getTime() + DAY_MS), zone)].indexOf(meant.day ?? '');
    const day = [copy.today, copy.tomorrow][named];
    return day === undefined ? time.dateTime(at) : `${day}, ${time.time(at)}`;
  };
  return (
    <FieldFrame label={label} hint={<output>{understood()}</output>} error={error} alerting={alerting}>
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
  );
}
