import { useMemo } from 'react';
import { dayPlan } from '#domain/rides/model/dispatch/day-plan.ts';
import { isOnDay } from '#domain/rides/model/ride/on-day.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { periodOf } from '#domain/shared/time/day.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useAvailability } from '../use-availability.ts';
import { usePapers } from '../use-papers.ts';
import { useDetailsInTurn } from '../use-details-of.ts';
import { NOBODY, useRevokedDrivers } from '../use-revoked-drivers.ts';
import { useShifts } from '../use-shifts.ts';

const NONE: readonly never[] = [];

/**
 * The plan of a day, live. It comes from the feeds of the board, so it costs what the board costs, the names of that
 * day's rides alone, and who is away. Computed anew when rides, drivers or the minute change, and not for a key.
 */
export function useDayPlan(day: Day, timeZone: string) {
  const { vehicles } = useRides();
  const board = useRideFeed({ kind: 'board' });
  const drivers = useShifts();
  const cars = useRequest(null, vehicles.list);
  const now = useServerTime(MINUTE_MS);
  const period = useMemo(() => periodOf(day, day, timeZone), [day, timeZone]);
  const open = board.seen;
  const rides = useMemo(() => open?.filter((ride) => isOnDay(ride, period)) ?? null, [open, period]);
  const details = useDetailsInTurn(rides);
  const shifts = drivers.seen;
  const blocked = useRevokedDrivers(rides && shifts, rides);
  const { known: availability } = useAvailability(day);
  const { known: papers } = usePapers(day);
  const isKnown = rides !== null && (shifts !== null || drivers.error !== null) && !cars.loading;
  const firm = useMemo(
    () => ({
      shifts: shifts ?? NONE,
      vehicles: cars.value?.known ?? NONE,
      open: open ?? NONE,
      blocked: blocked ?? NOBODY,
      availability,
      papers,
    }),
    [shifts, cars.value, open, blocked, availability, papers],
  );
  const plan = useMemo(() => (isKnown ? dayPlan(firm, period, now) : null), [isKnown, firm, period, now]);
  return { board, drivers, cars, now, period, rides, open, details, blocked, firm, plan };
}
