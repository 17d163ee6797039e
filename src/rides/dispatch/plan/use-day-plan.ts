import { useMemo, useState } from 'react';
import { dayPlan } from '#domain/rides/model/dispatch/day-plan.ts';
import { isOnDay } from '#domain/rides/model/ride/on-day.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { periodOf } from '#domain/shared/time/day.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useOrderRides, useUsualDrivers } from '../order-news/use-order-rides.ts';
import { useAvailability } from '../use-availability.ts';
import { usePapers } from '../use-papers.ts';
import { useDetailsInTurn } from '../use-details-of.ts';
import { useEndedRides } from './use-ended-rides.ts';
import { NOBODY, useRevokedDrivers } from '../use-revoked-drivers.ts';
import { useShifts } from '../use-shifts.ts';

const NONE: readonly never[] = [];

/**
 * The plan of a day, live. It uses the board's feeds, makes the rides of standing orders, and reads details of rides,
 * cars, papers and absences. A key press does not compute the plan again.
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
  const [isEndedWanted, wantEnded] = useState(false);
  const ended = useEndedRides(isEndedWanted ? period : null);
  const past = ended.found?.rides ?? null;
  const shown = useMemo(() => (past === null ? rides : rides && [...rides, ...past]), [rides, past]);
  const details = useDetailsInTurn(shown);
  const shifts = drivers.seen;
  const blocked = useRevokedDrivers(rides && shifts, rides);
  const { known: availability } = useAvailability(day);
  // The orders also have the usual drivers, to whom the plan gives rides first.
  const looks = useOrderRides(rides !== null);
  const usual = useUsualDrivers();
  const { known: papers } = usePapers(day);
  const isKnown = rides !== null && (shifts !== null || drivers.error !== null) && !cars.loading;
  const firm = useMemo(
    () => ({
      shifts: shifts ?? NONE,
      vehicles: cars.value?.known ?? NONE,
      open: open ?? NONE,
      blocked: blocked ?? NOBODY,
      availability,
      usual,
      papers,
    }),
    [shifts, cars.value, open, blocked, availability, usual, papers],
  );
  const plan = useMemo(
    () => (isKnown ? dayPlan({ ...firm, ended: past ?? NONE }, period, now) : null),
    [isKnown, firm, past, period, now],
  );
  const endedRides = {
    isWanted: isEndedWanted,
    want: wantEnded,
    isCut: ended.found?.isCut === true,
    error: ended.error,
    reload: ended.reload,
  };
  return {
    board,
    drivers,
    cars,
    now,
    period,
    rides,
    shown,
    open,
    details,
    blocked,
    firm,
    plan,
    endedRides,
    looks,
  };
}
