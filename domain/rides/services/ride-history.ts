import { asDispatcher } from '../../shared/people/acting.ts';
import { mayReview, type PowerHolder } from '../../shared/people/powers.ts';
import { allOf, succeed, type Result } from '../../shared/result.ts';
import type { Shift } from '../model/firm/shift.ts';
import type { RideFilter } from '../model/history/ride-filter.ts';
import { waitsOf, type Waits } from '../model/history/waits.ts';
import { RIDE_STATES, type RideState } from '../model/ride/ride-state.ts';
import type { FoundRide } from '../model/ride/ride.ts';
import type { DispatchNeeds } from '../ports/ride-ports.ts';
import type { Listed } from '../ports/customer-repository.ts';
import { findRiders, ridersNamed, type FoundRiders } from './find-riders.ts';

export interface RideTotals {
  /** How many rides are in each state, in the order of `RIDE_STATES`. Each count stops at `MOST_COUNTED`. */
  readonly states: readonly { readonly state: RideState; readonly rides: number }[];
  /** The waits of the last completed rides with an arrival; `null` if there are none. */
  readonly waits: Waits | null;
}

export interface Dispatcher {
  readonly uid: string;
  readonly name: string;
}

/** The past rides. Fails with `permission-denied` unless the session's user has the power *desk*. */
export interface RideHistory {
  /** The people whom `findRiders` finds by this text. */
  find(text: string): Promise<Result<FoundRiders>>;
  /** The `riders` of the person with this `FoundRider.rider`. */
  ridersNamed(rider: string): Promise<Result<readonly string[]>>;
  /** Up to `MOST_OF_FIRM` drivers with a present or past shift, by name. */
  drivers(): Promise<Result<readonly Shift[]>>;
  /**
   * The administrators by name. Each of them may have booked for passengers. Only reviewers get administrators who are
   * not approved, because only reviewers may list applicants (D118). The same is true of passengers in `find`.
   */
  dispatchers(): Promise<Result<readonly Dispatcher[]>>;
  /** How many rides a filter finds, up to `MOST_COUNTED`. */
  count(filter: RideFilter): Promise<Result<number>>;
  /** The totals of the rides that a filter finds, whatever its state. Many rides cost little more than few. */
  totals(filter: RideFilter): Promise<Result<RideTotals>>;
}

/** The waits come from this many pages of rides, because rides store no wait that the database could average (D95). */
const PAGES_OF_WAITS = 3;

const byName = <T extends { readonly name: string }>(found: Result<readonly T[]>): Result<readonly T[]> =>
  found.ok ? succeed(found.value.toSorted((one, other) => one.name.localeCompare(other.name))) : found;

const listedFor = (user: PowerHolder): Listed => (mayReview(user) ? 'any' : 'approved');

export function createRideHistory({ rides, shifts, customers, session }: DispatchNeeds): RideHistory {
  const counted = async (state: RideState, filter: RideFilter) => {
    const found = await rides.count(filter);
    return found.ok ? succeed({ state, rides: found.value }) : found;
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
  const totals = async (filter: RideFilter): Promise<Result<RideTotals>> => {
    const [states, last] = await Promise.all([
      allOf(RIDE_STATES.map((state) => counted(state, { ...filter, state }))),
      lastOf({ ...filter, state: 'completed' }),
    ]);
    if (!states.ok) return states;
    return last.ok ? succeed({ states: states.value, waits: waitsOf(last.value) }) : last;
  };
  return {
    find: (text) => asDispatcher(session, (user) => findRiders(customers, text, listedFor(user))),
    ridersNamed: (rider) => asDispatcher(session, () => ridersNamed(customers, rider)),
    drivers: () =>
      asDispatcher(session, async () => {
        const all = await shifts.list();
        return all.ok ? byName(succeed(all.value.known)) : all;
      }),
    dispatchers: () =>
      asDispatcher(session, async (user) => byName(await customers.dispatchers(listedFor(user)))),
    count: (filter) => asDispatcher(session, () => rides.count(filter)),
    totals: (filter) => asDispatcher(session, () => totals(filter)),
  };
}
