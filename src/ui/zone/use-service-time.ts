import { useMemo } from 'react';
import { DAY_MS } from '#domain/shared/durations.ts';
import { useLanguage } from '#words/language-context.ts';
import { LOCALES, useFormat, useZone, type Format } from '#words/use-format.ts';

export interface ServiceTime extends Format {
  /** The zone's IANA name, known to this browser. */
  readonly timeZone: string;
  /** The place of the zone if the device's clock shows another time; otherwise `null`. */
  readonly zone: string | null;
  /** "06:39", with the date if the day is not that of `now`. */
  moment(at: Date, now: Date): string;
  /** "06:39"; on another day "Tue 06:39", and beyond a week "21 Nov 06:39". */
  brief(at: Date, now: Date): string;
}

const wallTime = (timeZone: string, at: Date) => at.toLocaleString('en', { timeZone });

const device = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Resolved once per zone, because that takes the browser longer than rendering a row of a list. */
const zones = new Map<string, string>();

/** The zone if this browser knows it, otherwise the device's. Stored settings may name any. */
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

/** The place that a zone is named after, if the device's clock shows another time. */
function otherPlace(zone: string): string | null {
  const now = new Date();
  const isSame = wallTime(zone, now) === wallTime(device(), now);
  return isSame ? null : zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Formats in the service's zone, whatever the device's (rides R21). The default is the zone of the surrounding page. */
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
    return {
      ...format,
      timeZone: zone,
      get zone() {
        return otherPlace(zone);
      },
      moment,
      brief,
    };
  }, [format, language, zone]);
}
