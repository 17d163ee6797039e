import { useMemo } from 'react';
import { DAY_MS } from '#domain/shared/durations.ts';
import { useLanguage } from '#words/language-context.ts';

const MONDAY = Date.UTC(2024, 0, 1);

/** The names of the weekdays in the chosen language, from Monday. */
export function useWeekdays(): readonly string[] {
  const { language } = useLanguage();
  // Computed once per language, not at each key press, because it takes time to format seven names.
  return useMemo(
    () =>
      Array.from({ length: 7 }, (_, index) =>
        new Date(MONDAY + index * DAY_MS).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' }),
      ),
    [language],
  );
}
