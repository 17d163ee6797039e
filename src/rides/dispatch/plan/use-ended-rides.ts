import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import { EVERY_RIDE } from '#domain/rides/model/history/ride-filter.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { RideViews } from '#domain/rides/services/ride-views.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import type { Period } from '#domain/shared/time/day.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useRides } from '../../shared/use-rides.ts';

/** The most pages that are read. They contain three hundred rides, more than most days have. */
const MOST_PAGES = 15;

interface EndedRides {
  readonly rides: readonly Ride[];
  /** Whether the period may have more ended rides. */
  readonly isCut: boolean;
}

async function endedIn(
  views: RideViews,
  period: Period,
  cursor: string | null = null,
  pages = MOST_PAGES,
): Promise<Result<EndedRides, SystemError>> {
  const page = await views.page({ of: 'filter', filter: { ...EVERY_RIDE, period } }, cursor);
  if (!page.ok) return page;
  const { rides, next } = page.value;
  const ended = rides.flatMap((ride) => (ride.state !== 'damaged' && isEnded(ride.state) ? ride : []));
  if (next === null || pages === 1) return succeed({ rides: ended, isCut: next !== null });
  const others = await endedIn(views, period, next, pages - 1);
  return others.ok ? succeed({ ...others.value, rides: [...ended, ...others.value.rides] }) : others;
}

/** The ended rides of a period, read once; none without a period. */
export function useEndedRides(period: Period | null) {
  const { rideViews } = useRides();
  return useRequest(period?.from.getTime() ?? null, () =>
    period === null ? Promise.resolve(succeed({ rides: [], isCut: false })) : endedIn(rideViews, period),
  );
}
