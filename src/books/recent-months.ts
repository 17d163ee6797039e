import type { Day } from '#domain/shared/time/wall-time.ts';
import { useLanguage } from '#words/language-context.ts';
import { LOCALES } from '#words/use-format.ts';

const MONTHS = 13;
const MONTH = 'yyyy-mm'.length;

/** The month of `today` and the twelve months before, such as `2026-11`, latest first. */
export function recentMonths(today: Day): readonly [string, ...string[]] {
  const begin = new Date(today);
  const monthAgo = (months: number) =>
    new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() - months)).toISOString().slice(0, MONTH);
  return [monthAgo(0), ...Array.from({ length: MONTHS - 1 }, (_, index) => monthAgo(index + 1))];
}

/** Returns a function that names a month, such as `2026-11`, in the chosen language. */
export function useMonthName(): (month: string) => string {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (month) => format.format(new Date(month));
}
