import { useState } from 'react';
import {
  LARGEST_CALENDAR,
  readCalendar,
  type CalendarDays,
  type CalendarFlaw,
} from '#domain/rides/model/standing/calendar-file.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';

/** Why a chosen file gives no days. */
export type FileFlaw = CalendarFlaw | 'too-large' | 'unreadable';

type Chosen = { readonly found: CalendarDays } | { readonly flaw: FileFlaw };

async function read(file: File, today: Day, timeZone: string): Promise<Chosen> {
  if (file.size > LARGEST_CALENDAR) return { flaw: 'too-large' };
  // Reading fails if the file was changed or removed since it was chosen.
  const text = await file.text().catch(() => null);
  if (text === null) return { flaw: 'unreadable' };
  const found = readCalendar(text, { today, timeZone });
  return found.ok ? { found: found.value } : { flaw: found.error };
}

/** Reads the calendar file that was chosen last. */
export function useCalendarFile(today: Day, timeZone: string) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return {
    chosen,
    choose: async (file: File) => setChosen(await read(file, today, timeZone)),
    forget: () => setChosen(null),
  };
}
