import { createContext, use } from 'react';
import { useLanguage } from './language-context.ts';
import type { Language } from './languages.ts';

const STEPS = [
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Thirty days in milliseconds. A date that is farther away has no relative time. */
const LONGEST_RELATIVE_MS = 2_592_000_000;

const JUST_NOW = { en: 'just now', de: 'gerade eben' } as const;

/** Formats dates and numbers in the chosen language. */
export interface Format {
  /** "21 Nov 2026, 06:39" */
  dateTime(date: Date): string;
  /** "06:39" */
  time(date: Date): string;
  /** "21 November 2026" */
  date(date: Date): string;
  /** "3 days ago", in whole weeks, days of 24 hours, hours or minutes; `null` from thirty days on. */
  relative(date: Date, now: Date): string | null;
  number(value: number): string;
}

/** British English writes day, month name and year, which readers in every country understand. */
export const LOCALES = { en: 'en-GB', de: 'de-DE' } as const;

/** The IANA zone of all times below the provider; `undefined` means the device's zone. */
export const ZoneContext = createContext<string | undefined>(undefined);

/** The zone of a page’s times, an IANA name. */
export const useZone = () => use(ZoneContext) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Creating a formatter takes longer than rendering a row, so each is created once, at its first use. */
function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (date) =>
    // A formatter throws on an invalid date, and an account's time may be any stored text.
    Number.isNaN(date.getTime())
      ? String(date)
      : (made ??= new Intl.DateTimeFormat(locale, options)).format(date);
}

function formatIn(language: Language, timeZone: string | undefined): Format {
  const locale = LOCALES[language];
  const relative = new Intl.RelativeTimeFormat(locale);
  return {
    dateTime: formatterOf(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    time: formatterOf(locale, { timeStyle: 'short', timeZone }),
    date: formatterOf(locale, { dateStyle: 'long', timeZone }),
    number: (value) => value.toLocaleString(locale),
    relative(date, now) {
      const elapsed = date.getTime() - now.getTime();
      if (Math.abs(elapsed) >= LONGEST_RELATIVE_MS) return null;
      const step = STEPS.find(([, length]) => Math.abs(elapsed) >= length);
      return step === undefined
        ? JUST_NOW[language]
        : relative.format(Math.trunc(elapsed / step[1]), step[0]);
    },
  };
}

const formats = new Map<string, Format>();

/** Formats in the chosen language and in the named zone; the default is the page's zone, then the device’s. */
export function useFormat(named?: string): Format {
  const { language } = useLanguage();
  const around = use(ZoneContext);
  const timeZone = named ?? around;
  const key = `${language} ${timeZone}`;
  const format = formats.get(key) ?? formatIn(language, timeZone);
  formats.set(key, format);
  return format;
}
