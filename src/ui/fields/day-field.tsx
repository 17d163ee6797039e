import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { isDay, weekdayOf } from '#domain/shared/time/day.ts';
import { readPastDay } from '#domain/shared/time/typed-day.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import { useControlsCopy } from '#words/controls-copy.ts';
import { useFormat, useZone } from '#words/use-format.ts';
import { isComposing } from '../keys/pressed-key.ts';
import { TextField } from './text-field.tsx';
import { useWeekdays } from './use-weekdays.ts';

/** A typed day is chosen after this pause. Milliseconds. */
const PAUSE_MS = 600;

interface DayFieldProps {
  label: string;
  /** The chosen day; a text that is not a day is shown unchanged. */
  day: Day | undefined;
  /**
   * Called on Enter, after a pause in typing, and on blur. Gets another day, or `undefined` if the field is empty. On
   * Enter and blur it may get a text that is no day. So the choice is always what is shown.
   */
  onDay: (day: string | undefined) => void;
  /** Today in the zone of the page. */
  today: Day;
  /** Returns the error of a day or a text; `undefined` for none. */
  problemOf: (day: string) => string | undefined;
}

/**
 * A past day, typed as people write it: `yesterday`, `mon`, `16.11.`, `16 Nov`. Its meaning is shown below. An
 * unreadable text stays, and is reported on Enter or when the field is left.
 */
export function DayField({ label, day, onDay, today, problemOf }: DayFieldProps) {
  const { day: copy } = useControlsCopy();
  const weekdays = useWeekdays();
  const zone = useZone();
  const format = useFormat('UTC');
  const written = (each: Day) => (isDay(each) ? format.date(new Date(`${each}T12:00Z`)) : each);
  const textOf = (each: Day | undefined) => (each === undefined ? '' : written(each));
  const [typed, setTyped] = useState(() => textOf(day));
  const [left, setLeft] = useState(day !== undefined);
  const latest = useRef(day);
  // The browser's Back and Forward, presets and links change the day from outside.
  const write = useEffectEvent((each: Day | undefined) => setTyped(textOf(each)));
  useEffect(() => {
    if (day === latest.current) return;
    latest.current = day;
    write(day);
    setLeft(true);
  }, [day]);

  const isEmpty = typed.trim() === '';
  const readings = isEmpty ? [] : readPastDay(typed, today, zone);
  const read = readings.length === 1 ? (readings[0] ?? null) : null;
  const unread = () => (readings.length > 1 ? copy.ambiguous(readings.map(written)) : copy.unreadable);
  const choose = () => {
    const wanted = isEmpty ? undefined : (read ?? typed.trim());
    if (wanted === latest.current) return;
    latest.current = wanted;
    onDay(wanted);
  };
  const chooseAfterPause = useEffectEvent((text: string) => {
    if (text.trim() === '' || read !== null) choose();
  });
  useEffect(() => {
    const timer = setTimeout(() => chooseAfterPause(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const leave = () => {
    setLeft(true);
    if (read !== null) setTyped(written(read));
    choose();
  };
  const press = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !isComposing(nativeEvent)) leave();
  };
  const understood = () => {
    if (isEmpty || read === null) return isEmpty ? copy.hint : unread();
    const weekday = weekdays[weekdayOf(read)];
    return typed === written(read) ? weekday : `${weekday}, ${written(read)}`;
  };
  const problem = () => {
    if (isEmpty) return undefined;
    if (readings.length > 1) return unread();
    return read === null ? (problemOf(typed) ?? copy.unreadable) : problemOf(read);
  };
  return (
    <TextField
      label={label}
      hint={<output>{understood()}</output>}
      error={left ? problem() : undefined}
      compact
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        setLeft(false);
      }}
      onKeyDown={press}
      onBlur={leave}
    />
  );
}
