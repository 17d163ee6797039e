import { useMemo } from 'react';
import { DAY_MS } from '#domain/shared/durations.ts';
import { dayAfter } from '#domain/shared/time/day.ts';
import { dayAt, type Day } from '#domain/shared/time/wall-time.ts';
import { useLanguage } from '#words/language-context.ts';
import { LOCALES, useFormat, useZone, type Format } from '#words/use-format.ts';

export interface ServiceTime extends Format {
  /** The zone's IANA name, known to this browser. */
  readonly timeZone: string;
  /** The place of the zone if the device's clock shows another time; otherwise `null`. */
  readonly zone: string | null;
  /** "06:39", with the date if the day is not that of `now`. */
  moment(at: Date, now: Date): string;
  /** "06:39"; on another day "Tue 06:39", and from six days on "21 Nov 06:39". */
  brief(at: Date, now: Date): string;
  /** A day as people say it: "today", "tomorrow", otherwise "Mon 30 Nov". */
  day(which: Day, today: Day): string;
  /** A day with a time: "today 17:03". */
  spoken(at: Date, now: Date): string;
}

const wallTime = (timeZone: string, at: Date) => at.toLocaleString('en', { timeZone });

const device = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zones resolved so far, because resolving a zone takes longer than rendering a row of a list. */
const zones = new Map<string, string>();

/** The zone if this browser knows it, otherwise the device's. Stored settings may name any zone. */
function known(timeZone: string): string {
  const before = zones.get(timeZone);
  if (before !== undefined) return before;
  let zone = timeZone;
  try {
    wallTime(zone, new Date());
  } catch {
    zone = device();
  }
  zones.set(timeZone, zone);
  return zone;
}

/** The place that a zone is named after, if the device's clock shows another time; otherwise `null`. */
function otherPlace(zone: string): string | null {
  const now = new Date();
  const isSame = wallTime(zone, now) === wallTime(device(), now);
  return isSame ? null : zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Formats in the service's zone, not the device's (rides R21). The default is the surrounding page's zone. */
export function useServiceTime(timeZone?: string): ServiceTime {
  const around = useZone();
  const zone = known(timeZone ?? around);
  const format = useFormat(zone);
  const { language } = useLanguage();
  // A stable object, so that the rows of a long list are not rendered again.
  return useMemo(() => {
    const moment = (at: Date, now: Date) =>
      format.date(at) === format.date(now) ? format.time(at) : format.dateTime(at);
    const brief = (at: Date, now: Date) => {
      if (format.date(at) === format.date(now)) return format.time(at);
      const isNear = Math.abs(at.getTime() - now.getTime()) < 6 * DAY_MS;
      const day = isNear ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const);
      return `${at.toLocaleDateString(LOCALES[language], { ...day, timeZone: zone })} ${format.time(at)}`;
    };
    const nearby = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' });
    const named = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
    const dayName = new Intl.DateTimeFormat(LOCALES[language], named);
    const day = (which: Day, today: Day) => {
      const days = [today, dayAfter(today)].indexOf(which);
      return days === -1 ? dayName.format(new Date(`${which}T00:00Z`)) : nearby.format(days, 'day');
    };
    return {
      ...format,
      timeZone: zone,
      get zone() {
        return otherPlace(zone);
      },
      moment,
      brief,
      day,
      spoken: (at: Date, now: Date) => `${day(dayAt(at, zone), dayAt(now, zone))} ${format.time(at)}`,
    };
  }, [format, language, zone]);
}
