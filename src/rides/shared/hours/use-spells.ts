import type { Period } from '#domain/shared/time/day.ts';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useHoursCopy } from './hours-copy.ts';

/** Formats periods on duty. A period that ends at `now` is shown as running. */
export function useSpells(time: ServiceTime) {
  const { since, spell } = useHoursCopy();
  return (periods: readonly Period[], now: Date): string =>
    periods
      .map(({ from, until }) =>
        until.getTime() === now.getTime() ? since(time.time(from)) : spell(time.time(from), time.time(until)),
      )
      .join(', ');
}
