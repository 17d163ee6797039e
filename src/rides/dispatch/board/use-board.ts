import { use, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { marksOf, type Mark } from '#domain/rides/model/dispatch/attention.ts';
import { findableDriver, findableRide } from '#domain/rides/model/dispatch/ride-finder.ts';
import { WAITING_PARTS, waitingPartOf, type WaitingPart } from '#domain/rides/model/dispatch/board-order.ts';
import { isEnded, type OpenState } from '#domain/rides/model/ride/ride-state.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { isSame } from '#domain/shared/is-same.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { useFind } from '../find/use-find.ts';
import { WaitingReturns } from '../order-news/order-looks.tsx';
import { useDetailsInTurn } from '../use-details-of.ts';
import { useAvailability } from '../use-availability.ts';
import { NOBODY, useRevokedDrivers } from '../use-revoked-drivers.ts';
import { useShifts } from '../use-shifts.ts';
import { BOARD_TICK_MS } from './board-clock.tsx';
import { isWanted, type Wanted } from './board-filter.ts';
import { isSameRow, keepSame, type BoardRow } from './board-row.ts';

export const BOARD_REGIONS = ['waiting', 'promised', 'underWay', 'damaged'] as const;
export type BoardRegion = (typeof BOARD_REGIONS)[number];

/** A list of rows within a region. Only *waiting* has several. */
export type BoardPart = WaitingPart | 'all';

const REGIONS: Readonly<Record<OpenState | 'damaged', BoardRegion>> = {
  requested: 'waiting',
  offered: 'waiting',
  accepted: 'promised',
  on_the_way: 'underWay',
  arrived: 'underWay',
  in_progress: 'underWay',
  damaged: 'damaged',
};

/** The lists of each region in display order, each with its rows. */
export type BoardRegions = Readonly<
  Record<BoardRegion, readonly { readonly part: BoardPart; readonly rows: readonly BoardRow[] }[]>
>;

const regionOf = ({ state }: FoundRide) =>
  state === 'damaged' || !isEnded(state) ? REGIONS[state] : undefined;

function regionsOf(rows: readonly BoardRow[], now: Date): BoardRegions {
  const of = (region: BoardRegion) => rows.filter(({ ride }) => regionOf(ride) === region);
  const waiting = of('waiting');
  const waitingIn = (part: WaitingPart) =>
    waiting.filter(({ ride }) => ride.state !== 'damaged' && waitingPartOf(ride, now) === part);
  return {
    waiting: WAITING_PARTS.map((part) => ({ part, rows: waitingIn(part) })),
    promised: [{ part: 'all', rows: of('promised') }],
    underWay: [{ part: 'all', rows: of('underWay') }],
    damaged: [{ part: 'all', rows: of('damaged') }],
  };
}

/** The list of each ride, such as `promised all`, by the ride's id. */
function listsIn(regions: BoardRegions): ReadonlyMap<string, string> {
  const lists = BOARD_REGIONS.flatMap((name) => regions[name].map((list) => ({ name, ...list })));
  return new Map(
    lists.flatMap(({ name, part, rows }) => rows.map(({ ride }) => [ride.id, `${name} ${part}`] as const)),
  );
}

interface Known<T> {
  readonly from: unknown;
  readonly values: readonly T[];
}

/** How often the board reads who is away. Milliseconds. */
const AWAY_AGAIN_MS = 10 * MINUTE_MS;
const NONE: readonly never[] = [];
const NOTHING_YET = { from: null, values: NONE };

/** The open rides by region, with what needs attention, and the drivers. `rides` is `null` until the first answer. */
export function useBoard() {
  const board = useRideFeed({ kind: 'board' });
  const drivers = useShifts();
  const now = useServerTime(BOARD_TICK_MS);
  const [wanted, want] = useState<Wanted>('everything');
  const { seen } = board;
  // A listener returns unchanged rides as the same objects; a poll parses all of them again.
  const [known] = useDerivedState<Known<FoundRide>>(NOTHING_YET, (last) =>
    seen === last.from
      ? last
      : { from: seen, values: keepSame(last.values, seen ?? NONE, { keyOf: ({ id }) => id, same: isSame }) },
  );

  // The rides are deferred, so that a press is handled before the feed's changes are rendered. The first answer is not
  // deferred, because each further answer would restart its rendering.
  const latest = known.from === null ? null : known.values;
  const rides = useDeferredValue(latest) ?? latest;
  const details = useDetailsInTurn(rides);
  const shifts = drivers.seen;
  // The accounts are read after the first rows. Drivers who have a ride but no shift are included.
  const revoked = useRevokedDrivers(rides && shifts, rides);
  const blocked = revoked ?? NOBODY;
  // Availability changes rarely, and is not urgent.
  const { known: availability } = useAvailability(
    rides === null || shifts === null ? null : String(Math.floor(now.getTime() / AWAY_AGAIN_MS)),
  );
  const marks = useMemo(
    () => marksOf(rides ?? NONE, shifts ?? NONE, blocked, now, availability),
    [rides, shifts, blocked, now, availability],
  );
  const returns = use(WaitingReturns);
  const made = useMemo(() => {
    const names = new Map(shifts?.map(({ uid, name }) => [uid, name]));
    return (rides ?? NONE).map((ride): BoardRow => {
      const driver = ride.state === 'damaged' ? null : ride.driver;
      return {
        ride,
        details: details.get(ride.id),
        marks: marks.get(ride.id) ?? NO_MARKS,
        driverName: driver === null ? '' : (names.get(driver) ?? ''),
        returns: returns.get(ride.id) ?? NONE,
      };
    });
  }, [rides, details, marks, shifts, returns]);
  const [{ values: rows }] = useDerivedState<Known<BoardRow>>(NOTHING_YET, (last) =>
    made === last.from
      ? last
      : {
          from: made,
          values: keepSame(last.values, made, { keyOf: ({ ride }) => ride.id, same: isSameRow }),
        },
  );
  const find = useFind();
  const { finder } = find;
  /** Decides which rides are shown. A search ignores marks. */
  const isShown = useCallback(
    (row: BoardRow) =>
      finder === null ? isWanted(wanted, row) : finder(findableRide(row.ride, row.details, row.driverName)),
    [wanted, finder],
  );
  const unread = rows.filter((row) => row.ride.state !== 'damaged' && row.details === undefined).length;
  const shown = useMemo(() => rows.filter(isShown), [rows, isShown]);
  const shownShifts = useMemo(() => {
    const meant = shifts?.filter((shift) => finder?.(findableDriver(shift)) === true) ?? NONE;
    // If the text finds no driver, all drivers are listed, because a found ride may be for any of them.
    return meant.length === 0 ? shifts : meant;
  }, [shifts, finder]);
  const regions = useMemo(() => regionsOf(shown, now), [shown, now]);
  const listOf = useMemo(() => listsIn(regions), [regions]);
  return {
    board,
    drivers,
    revoked,
    blocked,
    availability,
    now,
    wanted,
    want,
    find,
    rides,
    rows,
    isShown,
    /** How many rides have no name yet, because names are read a few at a time. */
    unread,
    shown,
    shownShifts,
    regions,
    listOf,
    details,
  };
}

const NO_MARKS: readonly Mark[] = [];
