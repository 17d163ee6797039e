import type { InputHTMLAttributes, Ref } from 'react';
import { readTypedTime, type TypedTime } from '#domain/rides/model/time/typed-time.ts';
import { dayAt, instantsOf } from '#domain/rides/model/time/wall-time.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { useControlsCopy } from '#words/controls-copy.ts';
import { useServiceTime } from '../zone/use-service-time.ts';
import { FieldFrame, INPUT_CLASSES, type FieldProps } from './field-frame.tsx';
import { useDayWords } from './use-day-words.ts';

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
  const time = useServiceTime(timeZone);
  const zone = time.timeZone;
  const words = useDayWords();
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
