import type { Day } from '#domain/shared/time/wall-time.ts';
import { useLanguage } from '#words/language-context.ts';
import { LOCALES } from '#words/use-format.ts';

/** A day of the calendar in words; it has the same date in every zone. */
export function useDayName(): (day: Day) => string {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00Z`));
}
