import type { RideFeed, RideWatches } from '#domain/rides/ports/ride-feed.ts';
import type { FleetRepository } from '#domain/rides/ports/fleet-repository.ts';
import type { RideList, RideRepository } from '#domain/rides/ports/ride-repository.ts';
import type { ShiftRepository } from '#domain/rides/ports/shift-repository.ts';
import { boardFrom } from '#domain/rides/model/dispatch/board-order.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { searchesFrom } from '#domain/rides/model/ride/deadlines.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Watched } from '#domain/shared/feed.ts';
import { succeed } from '#domain/shared/result.ts';
import { createFeed, type Source } from './create-feed.ts';
import { hearAs, type Listen } from './keep-listening.ts';
import { createOpenRides } from './open-rides.ts';
import { createOwnRides, type Own } from './own-rides.ts';
import type { Pace } from './watch.ts';

/** How rides and shifts are asked for (rides 5). Milliseconds. */
const RIDES_PACE = { visible: 5000, hidden: 30_000 } as const;
/** Watched on duty only: a driver hears of a request as soon while they look at the map. */
const POOL_PACE = { visible: 5000, hidden: 5000 } as const;
const SHIFTS_PACE = { visible: 30_000, hidden: 30_000 } as const;

/** What listens to a list of rides, to what is open, or to all shifts; rejects where that cannot be loaded. */
export interface RideListeners {
  list(list: RideList): Promise<Listen<readonly FoundRide[]>>;
  open(from: Date): Promise<Listen<readonly FoundRide[]>>;
  shifts(): Promise<Listen<readonly Shift[]>>;
}

interface Repositories {
  readonly rides: Pick<RideRepository, 'page' | 'open' | 'changed'>;
  readonly shifts: Pick<ShiftRepository, 'list'>;
  readonly fleet: Pick<FleetRepository, 'settings'>;
}

type What<Kind extends keyof RideWatches> = Watched<RideWatches, Kind>;

/** What drivers may take in these zones, earliest pick-up first; all of them where none is chosen. */
const inZones =
  ({ zones }: What<'pool'>) =>
  (rides: readonly FoundRide[]) =>
    rides
      .flatMap((ride) => (ride.state === 'damaged' ? [] : ride))
      .filter(({ zone }) => zones.length === 0 || zones.includes(zone))
      .toSorted((one, other) => one.pickupAt.getTime() - other.pickupAt.getTime());

/** The feed that asks the repositories, and hears the same where something listens: `null` in memory. */
export function createRideFeed(
  { rides, shifts, fleet }: Repositories,
  clock: Clock,
  listeners: RideListeners | null = null,
): RideFeed {
  // One read that everybody approved may make, whatever they watch.
  const ping = () => fleet.settings();
  const openRides = createOpenRides(rides, clock);
  const ownRides = createOwnRides(rides, clock);
  const source = <Kind extends keyof RideWatches>(
    ask: Source<What<Kind>, RideWatches[Kind]['seen']>['ask'],
    listen: Source<What<Kind>, RideWatches[Kind]['seen']>['listen'],
    pace: Pace = RIDES_PACE,
  ) => ({ ask, ping, pace, listen });
  const own = <Kind extends 'my-rides' | 'my-drives'>(of: Own['of']) =>
    source<Kind>(
      ({ uid }) => ownRides.ask({ of, uid }),
      listeners &&
        (async ({ uid }) => ownRides.listen({ of, uid }, await listeners.list({ of, uid, only: 'open' }))),
    );
  const requests = (): RideList => ({ of: 'pool', from: searchesFrom(clock.now()) });
  const pool = source<'pool'>(
    async (what) => {
      const found = await rides.page(requests(), null);
      return found.ok ? succeed(inZones(what)(found.value.rides)) : found;
    },
    listeners && (async (what) => hearAs(await listeners.list(requests()), inZones(what))),
    POOL_PACE,
  );
  return createFeed<RideWatches>(
    {
      'my-rides': own<'my-rides'>('rider'),
      'my-drives': own<'my-drives'>('driver'),
      pool,
      board: source<'board'>(openRides, listeners && (() => listeners.open(boardFrom(clock.now())))),
      shifts: source<'shifts'>(() => shifts.list(), listeners && (() => listeners.shifts()), SHIFTS_PACE),
    },
    clock,
  );
}
