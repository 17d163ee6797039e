import { asAdministrator } from '../../shared/people/acting.ts';
import { DAY_MS } from '../../shared/durations.ts';
import { allOf, succeed, type Result } from '../../shared/result.ts';
import type { Shift } from '../model/firm/shift.ts';
import { EVERY_RIDE, type RideFilter } from '../model/history/ride-filter.ts';
import type { Period } from '../../shared/time/day.ts';
import { waitsOf, type Waits } from '../model/history/waits.ts';
import { RIDE_STATES, type RideState } from '../model/ride/ride-state.ts';
import type { FoundRide } from '../model/ride/ride.ts';
import type { DispatchNeeds } from '../ports/ride-ports.ts';
import { findRiders, ridersNamed, type FoundRiders } from './find-riders.ts';

/** The figures of the rides whose pick-up is on one day. */
export interface DayFigures {
  /** How many rides are in each state, in the order of the states; each count stops at `MOST_COUNTED`. */
  readonly states: readonly { readonly state: RideState; readonly rides: number }[];
  /** How many rides each driver completed, most first, without drivers who completed none. */
  readonly drivers: readonly { readonly uid: string; readonly name: string; readonly rides: number }[];
  /** The waits of the last completed rides. */
  readonly waits: Waits | null;
}

export interface Dispatcher {
  readonly uid: string;
  readonly name: string;
}

/** The past rides, for administrators. Fails with `permission-denied` unless the session's user is an approved one. */
export interface RideHistory {
  /** The people who have this number, or whose name begins with this text. */
  find(text: string): Promise<Result<FoundRiders>>;
  /** The riders of a person who is named as in `FoundRider.rider`. */
  ridersNamed(rider: string): Promise<Result<readonly string[]>>;
  /** All drivers, past ones included, by name. */
  drivers(): Promise<Result<readonly Shift[]>>;
  /** The administrators, past ones included, by name: any of them may have booked for passengers. */
  dispatchers(): Promise<Result<readonly Dispatcher[]>>;
  /** How many rides a filter finds, up to `MOST_COUNTED`. */
  count(filter: RideFilter): Promise<Result<number>>;
  /** Costs the same on a quiet day as on a busy one (docs/scale.md). */
  figuresOf(day: Period): Promise<Result<DayFigures>>;
}

/** Rides store no wait that the database could average, so this many pages of the last rides are read. */
const PAGES_OF_WAITS = 3;

/**
 * Taking a ride and setting off are signs of life, so a driver of the ride was seen on the day of the pick-up or, before a
 * pick-up after midnight, some hours earlier.
 */
const mayHaveDriven = ({ seenAt }: Shift, { from }: Period) => seenAt.getTime() >= from.getTime() - DAY_MS;

const byName = <T extends { readonly name: string }>(found: Result<readonly T[]>): Result<readonly T[]> =>
  found.ok ? succeed(found.value.toSorted((one, other) => one.name.localeCompare(other.name))) : found;

export function createRideHistory({ rides, shifts, customers, session }: DispatchNeeds): RideHistory {
  const counted = async <T extends object>(of: T, filter: RideFilter) => {
    const found = await rides.count(filter);
    return found.ok ? succeed({ ...of, rides: found.value }) : found;
  };
  const lastOf = async (
    filter: RideFilter,
    pages = PAGES_OF_WAITS,
    cursor: string | null = null,
  ): Promise<Result<readonly FoundRide[]>> => {
    const page = await rides.page({ of: 'filter', filter }, cursor);
    if (!page.ok) return page;
    const { rides: last, next } = page.value;
    if (pages === 1 || next === null) return succeed(last);
    const earlier = await lastOf(filter, pages - 1, next);
    return earlier.ok ? succeed([...last, ...earlier.value]) : earlier;
  };
  const figuresOf = async (day: Period): Promise<Result<DayFigures>> => {
    const all = await shifts.list();
    if (!all.ok) return all;
    const ofDay: RideFilter = { ...EVERY_RIDE, period: day };
    const completed: RideFilter = { ...ofDay, state: 'completed' };
    const [states, drivers, last] = await Promise.all([
      allOf(RIDE_STATES.map((state) => counted({ state }, { ...ofDay, state }))),
      allOf(
        all.value.known
          .filter((shift) => mayHaveDriven(shift, day))
          .map(({ uid, name }) => counted({ uid, name }, { ...completed, driver: uid })),
      ),
      lastOf(completed),
    ]);
    if (!states.ok) return states;
    if (!drivers.ok) return drivers;
    if (!last.ok) return last;
    return succeed({
      states: states.value,
      drivers: drivers.value
        .filter((driver) => driver.rides > 0)
        .toSorted((one, other) => other.rides - one.rides),
      waits: waitsOf(last.value),
    });
  };
  return {
    find: (text) => asAdministrator(session, () => findRiders(customers, text)),
    ridersNamed: (rider) => asAdministrator(session, () => ridersNamed(customers, rider)),
    drivers: () =>
      asAdministrator(session, async () => {
        const all = await shifts.list();
        return all.ok ? byName(succeed(all.value.known)) : all;
      }),
    dispatchers: () => asAdministrator(session, async () => byName(await customers.dispatchers())),
    count: (filter) => asAdministrator(session, () => rides.count(filter)),
    figuresOf: (day) => asAdministrator(session, () => figuresOf(day)),
  };
}
