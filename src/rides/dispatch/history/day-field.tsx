import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import type { Day } from '#domain/rides/model/time/wall-time.ts';
import { TextField } from '#ui/fields/text-field.tsx';

interface DayFieldProps {
  label: string;
  /** The day in the URL. */
  day: Day | undefined;
  onDay: (day: Day | undefined) => void;
  noDay: string;
  /** The earliest day that is accepted, and the text that refuses an earlier one. */
  from?: { readonly day: Day; readonly refusal: string };
}

/** Nobody looks for rides before this day. A year is typed digit by digit, so it begins as 0002. */
const EARLIEST: Day = '2000-01-01';

/** A day of the calendar, which counts once it is complete. */
export function DayField({ label, day, onDay, noDay, from }: DayFieldProps) {
  const [typed, setTyped] = useState(day ?? '');
  const [error, setError] = useState<string>();
  const told = useRef(day);
  // Back, forward and links change the day from outside.
  useEffect(() => {
    if (day === told.current) return;
    told.current = day;
    setTyped(day ?? '');
    setError(undefined);
  }, [day]);
  const isRefused = (text: string) => text !== '' && from !== undefined && text < from.day;
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    setError(undefined);
    const wanted = target.value === '' ? undefined : target.value;
    if (target.validity.badInput || (wanted !== undefined && wanted < EARLIEST) || isRefused(target.value))
      return;
    told.current = wanted;
    onDay(wanted);
  };
  return (
    <TextField
      type="date"
      compact
      label={label}
      value={typed}
      error={error}
      onChange={change}
      onBlur={({ target }) => {
        if (target.validity.badInput || (typed !== '' && typed < EARLIEST)) setError(noDay);
        else if (isRefused(typed)) setError(from?.refusal);
      }}
    />
  );
}
