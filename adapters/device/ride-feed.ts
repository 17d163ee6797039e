import type { RideFeed, RideWatches } from '#domain/rides/ports/ride-feed.ts';
import type { RideRepository } from '#domain/rides/ports/ride-repository.ts';
import type { ShiftRepository } from '#domain/rides/ports/shift-repository.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { succeed } from '#domain/shared/result.ts';
import { createFeed, type Sources } from './create-feed.ts';

/** How rides and shifts are asked for (rides 5). Milliseconds. */
const RIDES_PACE = { visible: 5000, hidden: 30_000 } as const;
const SHIFTS_PACE = { visible: 30_000, hidden: 30_000 } as const;

/** The feed that asks the repositories; nothing listens yet. */
export function createRideFeed(
  rides: Pick<RideRepository, 'page' | 'open'>,
  shifts: Pick<ShiftRepository, 'list'>,
  clock: Clock,
): RideFeed {
  const own = (of: 'rider' | 'driver') => async (uid: string) => {
    const page = await rides.page({ of, uid }, null);
    return page.ok ? succeed(page.value.rides) : page;
  };
  const [ofRider, ofDriver] = [own('rider'), own('driver')];
  const pool = async (zones: readonly string[]) => {
    const page = await rides.page({ of: 'state', state: 'requested' }, null);
    if (!page.ok) return page;
    const isThere = (ride: (typeof page.value.rides)[number]) =>
      zones.length === 0 || (ride.state !== 'damaged' && zones.includes(ride.zone));
    return succeed(page.value.rides.filter(isThere));
  };
  const sources: Sources<RideWatches> = {
    'my-rides': {
      ask: ({ uid }) => ofRider(uid),
      ping: ({ uid }) => ofRider(uid),
      pace: RIDES_PACE,
      listen: null,
    },
    'my-drives': {
      ask: ({ uid }) => ofDriver(uid),
      ping: ({ uid }) => ofDriver(uid),
      pace: RIDES_PACE,
      listen: null,
    },
    pool: {
      ask: ({ zones }) => pool(zones),
      ping: ({ zones }) => pool(zones),
      pace: RIDES_PACE,
      listen: null,
    },
    board: { ask: () => rides.open(), ping: () => rides.open(), pace: RIDES_PACE, listen: null },
    shifts: { ask: () => shifts.list(), ping: () => shifts.list(), pace: SHIFTS_PACE, listen: null },
  };
  return createFeed(sources, clock);
}
