import type { FirmList } from '#domain/rides/model/firm/firm-list.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { FleetRepository } from '#domain/rides/ports/fleet-repository.ts';
import type { RideFeed, RideWatches } from '#domain/rides/ports/ride-feed.ts';
import type { RideList, RidePage, RideRepository } from '#domain/rides/ports/ride-repository.ts';
import type { ShiftRepository } from '#domain/rides/ports/shift-repository.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Watched } from '#domain/shared/feed.ts';
import { createFeed, type Source } from './create-feed.ts';
import type { Listen } from './keep-listening.ts';
import { createOpenRides } from './open-rides.ts';
import { createOwnRides, type Own } from './own-rides-feed.ts';
import { createRequests } from './requests-feed.ts';
import type { Pace } from './watch.ts';

/** The pause between an answer and the next request (rides 5). Milliseconds. */
const RIDES_PACE = { visible: 5000, hidden: 30_000 } as const;
/** A hidden page polls requests as often as a visible one. Its driver may be looking at a map app. */
const POOL_PACE = { visible: 5000, hidden: 5000 } as const;
const SHIFTS_PACE = { visible: 30_000, hidden: 30_000 } as const;

/** Listeners to a list of rides, to the open rides, and to all shifts. A call rejects if its listener does not load. */
export interface RideListeners {
  list(list: RideList): Promise<Listen<RidePage>>;
  open(): Promise<Listen<readonly FoundRide[]>>;
  shifts(): Promise<Listen<FirmList<Shift>>>;
}

interface Repositories {
  readonly rides: Pick<RideRepository, 'page' | 'open' | 'changed'>;
  readonly shifts: Pick<ShiftRepository, 'list'>;
  readonly fleet: Pick<FleetRepository, 'settings'>;
}

type What<Kind extends keyof RideWatches> = Watched<RideWatches, Kind>;

/** The feed of rides polls the repositories. With `listeners` it listens as well; the adapters in memory have none. */
export function createRideFeed(
  { rides, shifts, fleet }: Repositories,
  clock: Clock,
  listeners: RideListeners | null = null,
): RideFeed {
  // One document, which the rules let every approved person read.
  const ping = () => fleet.settings();
  const openRides = createOpenRides(rides, clock);
  const ownRides = createOwnRides(rides, clock);
  const source = <Kind extends keyof RideWatches>(
    fetch: Source<What<Kind>, RideWatches[Kind]['seen']>['fetch'],
    listen: Source<What<Kind>, RideWatches[Kind]['seen']>['listen'],
    pace: Pace = RIDES_PACE,
  ) => ({ fetch, ping, pace, listen });
  const own = <Kind extends 'my-rides' | 'my-drives'>(of: Own['of']) =>
    source<Kind>(
      ({ uid }) => ownRides.fetch({ of, uid }),
      listeners &&
        (async ({ uid }) => ownRides.listen({ of, uid }, await listeners.list({ of, uid, only: 'open' }))),
    );
  const pool = source<'pool'>(
    ({ most }) => createRequests(rides, clock, most).fetch(),
    listeners &&
      (async ({ most }) => {
        const requests = createRequests(rides, clock, most);
        const list = requests.list();
        return requests.listen(list, await listeners.list(list));
      }),
    POOL_PACE,
  );
  return createFeed<RideWatches>(
    {
      'my-rides': own<'my-rides'>('rider'),
      'my-drives': own<'my-drives'>('driver'),
      pool,
      board: source<'board'>(openRides, listeners && (() => listeners.open())),
      shifts: source<'shifts'>(() => shifts.list(), listeners && (() => listeners.shifts()), SHIFTS_PACE),
    },
    clock,
  );
}
