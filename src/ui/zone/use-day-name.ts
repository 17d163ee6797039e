import { isDay } from '#domain/shared/time/day.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import { useLanguage } from '#words/language-context.ts';
import { LOCALES } from '#words/use-format.ts';

/** Returns a function that writes a day, such as “Sunday 29 November 2026”. The zone makes no difference. */
export function useDayName(dateStyle: 'full' | 'medium' = 'full'): (day: Day) => string {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle, timeZone: 'UTC' });
  return (day) => (isDay(day) ? format.format(new Date(`${day}T12:00Z`)) : day);
}
