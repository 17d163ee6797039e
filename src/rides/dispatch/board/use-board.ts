import { useDeferredValue, useMemo, useState } from 'react';
import { marksOf } from '#domain/rides/model/dispatch/attention.ts';
import { isEnded, type OpenState } from '#domain/rides/model/ride/ride-state.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { isSame } from '#domain/shared/is-same.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { NOBODY, useRevokedDrivers } from '../use-revoked-drivers.ts';
import { useShifts } from '../use-shifts.ts';
import { isWanted, type Wanted } from './attention-filter.tsx';
import { BOARD_TICK_MS } from './board-clock.tsx';
import { FIRST_ROWS } from './board-column.tsx';

export type BoardRegion = 'waiting' | 'promised' | 'underWay' | 'damaged';

const REGIONS: Readonly<Record<OpenState | 'damaged', BoardRegion>> = {
  requested: 'waiting',
  offered: 'waiting',
  accepted: 'promised',
  on_the_way: 'underWay',
  arrived: 'underWay',
  in_progress: 'underWay',
  damaged: 'damaged',
};

/** The open rides of each region, in their order. */
function regionsOf(rides: readonly FoundRide[]): Readonly<Record<BoardRegion, readonly FoundRide[]>> {
  const of = (region: BoardRegion) =>
    rides.filter(({ state }) => (state === 'damaged' || !isEnded(state)) && REGIONS[state] === region);
  return {
    waiting: of('waiting'),
    promised: of('promised'),
    underWay: of('underWay'),
    damaged: of('damaged'),
  };
}

/**
 * The rides as they are now, each as the same object as before unless something in it has changed: rows compare by
 * identity.
 */
function sameRides(before: readonly FoundRide[], now: readonly FoundRide[]): readonly FoundRide[] {
  const known = new Map(before.map((ride) => [ride.id, ride]));
  return now.map((ride) => {
    const earlier = known.get(ride.id);
    // A listener hands out unchanged rides as the same objects; a poll parses all of them anew.
    if (earlier === undefined || earlier === ride) return ride;
    return isSame(ride, earlier) ? earlier : ride;
  });
}

interface Known {
  readonly from: readonly FoundRide[] | null;
  readonly rides: readonly FoundRide[] | null;
}

const NONE: readonly never[] = [];

/** The open rides by region, with what needs attention, and the drivers' shifts; `null` until the first answers. */
export function useBoard() {
  const board = useRideFeed({ kind: 'board' });
  const drivers = useShifts();
  const now = useServerTime(BOARD_TICK_MS);
  const [wanted, want] = useState<Wanted>('everything');
  const { seen } = board;
  const [known] = useDerivedState<Known>({ from: null, rides: null }, (last) =>
    seen === last.from ? last : { from: seen, rides: seen && sameRides(last.rides ?? NONE, seen) },
  );

  // Deferred, so that a press is handled before whatever the feed brings is rendered.
  const rides = useDeferredValue(known.rides);
  const shifts = drivers.seen;
  const revoked = useRevokedDrivers(shifts, rides);
  const blocked = revoked ?? NOBODY;
  const marks = useMemo(
    () => marksOf(rides ?? NONE, shifts ?? NONE, blocked, now),
    [rides, shifts, blocked, now],
  );
  const regions = useMemo(
    () => regionsOf((rides ?? NONE).filter(({ id }) => isWanted(wanted, marks.get(id)))),
    [rides, marks, wanted],
  );
  const first = useMemo(
    () => new Set(Object.values(regions).flatMap((found) => found.slice(0, FIRST_ROWS).map(({ id }) => id))),
    [regions],
  );
  /** Each value stays the same until something in it changes, although the feeds report every few seconds. */
  const parts = { rides: rides ?? NONE, shifts, problem: drivers.error, regions, marks, wanted, blocked };
  return { first, board, drivers, revoked, now, want, rides, parts };
}
