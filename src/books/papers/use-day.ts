import { useMemo } from 'react';
import { useLanguage } from '#words/language-context.ts';
import type { Language } from '#words/languages.ts';
import { LOCALES } from '#words/use-format.ts';

function formatsIn(language: Language) {
  const formatOf = (dateStyle: 'long' | 'medium') => {
    const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle, timeZone: 'UTC' });
    // A damaged day is shown as it is stored.
    const isDay = (day: string) => !Number.isNaN(Date.parse(day));
    return {
      one: (day: string) => (isDay(day) ? format.format(new Date(day)) : day),
      range: (from: string, until: string) =>
        isDay(from) && isDay(until)
          ? format.formatRange(new Date(from), new Date(until))
          : `${from} – ${until}`,
    };
  };
  const long = formatOf('long');
  return { long: long.one, period: long.range, short: formatOf('medium').one };
}

/** Functions that write days in the chosen language; the same object until the language changes. */
export function useDay() {
  const { language } = useLanguage();
  return useMemo(() => formatsIn(language), [language]);
}
