import { MINUTE_MS } from '#domain/shared/durations.ts';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';

/** The date and the time in a zone, to the minute. */
export function useClockIn(timeZone: string): string {
  const { dateTime } = useServiceTime(timeZone);
  return dateTime(useServerTime(MINUTE_MS / 2));
}
