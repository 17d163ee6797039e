import { useMemo } from 'react';
import type { DayWords } from '#domain/rides/model/time/typed-time.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { controls, useControlsCopy } from '#words/controls-copy.ts';
import { useLanguage } from '#words/language-context.ts';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

interface Words extends DayWords {
  readonly yesterday: string;
}

function dayWords(language: string, { today, tomorrow, yesterday }: (typeof controls)['when']): Words {
  const names = (part: 'weekday' | 'month', dates: readonly number[]) =>
    dates.map((at) => new Date(at).toLocaleDateString(language, { [part]: 'long', timeZone: 'UTC' }));
  return {
    today: today.toLocaleLowerCase(),
    tomorrow: tomorrow.toLocaleLowerCase(),
    yesterday: yesterday.toLocaleLowerCase(),
    weekdays: names(
      'weekday',
      Array.from({ length: 7 }, (_, index) => MONDAY + index * DAY_MS),
    ),
    months: names(
      'month',
      Array.from({ length: 12 }, (_, index) => Date.UTC(2024, index)),
    ),
  };
}

/** The words that name days, in the chosen language and in English. */
export function useDayWords(): readonly [Words, Words] {
  const { when: copy } = useControlsCopy();
  const { language } = useLanguage();
  // Made once for a language, not with each key: the names of all days and months are formatted.
  return useMemo(() => [dayWords(language, copy), dayWords('en', controls.when)], [language, copy]);
}
