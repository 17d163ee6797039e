import { useEffect, useEffectEvent, useRef, useState, type InputHTMLAttributes, type Ref } from 'react';
import { isDay, weekdayOf } from '#domain/shared/time/day.ts';
import { readComingDay } from '#domain/shared/time/typed-day.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import { useControlsCopy } from '#words/controls-copy.ts';
import { useFormat, useZone } from '#words/use-format.ts';
import type { FieldProps } from './field-frame.tsx';
import { TextField } from './text-field.tsx';
import { useWeekdays } from './use-weekdays.ts';

interface ComingDayFieldProps
  extends FieldProps, Pick<InputHTMLAttributes<HTMLInputElement>, 'required' | 'readOnly' | 'onInput'> {
  ref?: Ref<HTMLInputElement> | undefined;
  /** The day, or a typed text that is no day; empty if nothing is typed. */
  day: string;
  /** Called at each input. Gets the day, or the typed text if it means no day or several. */
  onDay: (day: string) => void;
  /** Today in the zone of the page. */
  today: Day;
}

/**
 * A day from today on, typed as people write it: `tomorrow`, `mon`, `24.12.`, `24 Dec` (C17). Its meaning is shown
 * below. A weekday, or a date without a year, means the next one.
 */
export function ComingDayField({ day, onDay, today, hint, onInput, ...rest }: ComingDayFieldProps) {
  const { day: copy } = useControlsCopy();
  const weekdays = useWeekdays();
  const zone = useZone();
  const format = useFormat('UTC');
  const written = (each: string) => (isDay(each) ? format.date(new Date(`${each}T12:00Z`)) : each);
  const [typed, setTyped] = useState(() => written(day));
  const told = useRef(day);
  const write = useEffectEvent((each: string) => setTyped(written(each)));
  useEffect(() => {
    if (day === told.current) return;
    told.current = day;
    write(day);
  }, [day]);
  const isEmpty = typed.trim() === '';
  const readings = (text: string) => readComingDay(text, today, zone);
  const [read = null, ...others] = isEmpty ? [] : readings(typed);
  const understood = () => {
    if (isEmpty) return hint ?? copy.hint;
    if (read === null) return copy.unreadable;
    if (others.length > 0) return copy.ambiguous([read, ...others].map(written));
    const weekday = weekdays[weekdayOf(read)];
    return typed === written(read) ? weekday : `${weekday}, ${written(read)}`;
  };
  return (
    <TextField
      {...rest}
      hint={<output>{understood()}</output>}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed}
      onInput={onInput}
      onChange={({ target }) => {
        const [only, ...more] = readings(target.value);
        const meant = only !== undefined && more.length === 0 ? only : target.value.trim();
        told.current = meant;
        setTyped(target.value);
        onDay(meant);
      }}
      onBlur={() => read !== null && others.length === 0 && setTyped(written(read))}
    />
  );
}
