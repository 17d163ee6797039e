import { asAdministrator } from '../../shared/people/acting.ts';
import { allOf, fail, succeed } from '../../shared/result.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '../../shared/run-few-at-once.ts';
import { ifStored, settle } from '../../shared/settle.ts';
import type { RideFailure, RideResult } from '../model/errors/ride-error.ts';
import { forDispatch } from '../model/booking/pick-up.ts';
import { signerOf } from '../model/firm/signer.ts';
import { closedDaySet } from '../model/standing/closed-days.ts';
import { madeKey, madeRides, monthOf, monthsOf, type MadeRide } from '../model/standing/made-days.ts';
import { nameWrite } from '../model/standing/order-batch.ts';
import {
  lookedAt,
  outlookOf,
  type Outlook,
  type PlannedRide,
  type TimedRide,
  type WaitingReturn,
} from '../model/standing/order-outlook.ts';
import type { StandingOrder } from '../model/standing/standing-order.ts';
import type { DispatchNeeds } from '../ports/ride-ports.ts';
import { orderMakerOf, type MakingBy } from './order-maker.ts';
import { requiredSettings } from './service-settings.ts';

/** A ride that could not be made, and why. */
export interface UnmadeRide {
  readonly ride: TimedRide;
  readonly error: RideFailure;
}

/** What a look at the orders has found and done. */
export interface OrderLook {
  /** How many rides it has made. */
  readonly made: number;
  readonly unmade: readonly UnmadeRide[];
  /** Those that no board made in time. */
  readonly missed: readonly TimedRide[];
  /** The ways back that wait for a call today. */
  readonly returns: readonly WaitingReturn[];
  /** The order, day and leg of each ride that orders have made, by the ride's id. */
  readonly names: ReadonlyMap<string, MadeRide & { readonly order: StandingOrder }>;
}

/** The rides of standing orders; `permission-denied` for all but approved administrators. */
export interface OrderRides {
  /**
   * Makes all rides of the coming fourteen days that are missing. `newId` gives each its id; `tell` hears how many are made
   * of how many. A ride that cannot be made leaves the others alone; without a network it stops.
   */
  look(newId: () => string, tell?: (done: number, all: number) => void): Promise<RideResult<OrderLook>>;
  /** Makes a missed ride or a way back, to be picked up now. */
  makeNow(ride: PlannedRide, id: string): Promise<RideResult<void>>;
  /** Names a ride that no board made, so that it is not shown as missed. */
  dismiss(ride: PlannedRide): Promise<RideResult<void>>;
  /** The usual drivers of the rides that orders have made, by the id of the ride, since the last `look` of this page. */
  usualDrivers(): ReadonlyMap<string, string>;
}

const UNREACHED: readonly RideFailure['code'][] = ['network', 'unavailable', 'session-expired'];

interface Looked extends Outlook {
  readonly names: readonly (readonly [string, MadeRide & { readonly order: StandingOrder }])[];
}

export function createOrderRides(needs: DispatchNeeds): OrderRides {
  const { orders, fleet, records, rideFeed, clock, session } = needs;
  const make = orderMakerOf(needs);
  let usual: ReadonlyMap<string, string> = new Map();

  /** What each order still has to make. */
  const outlooks = async ({ settings }: MakingBy): Promise<RideResult<readonly Looked[]>> => {
    const [listed, closed] = await Promise.all([orders.list(), orders.closedDays()]);
    if (!listed.ok) return listed;
    if (!closed.ok) return closed;
    const when = { ...forDispatch(settings), now: clock.now(), closed: closedDaySet(closed.value) };
    const { first, last } = lookedAt(when);
    const relevant = listed.value.known.filter(({ plan }) => plan.first <= last && first <= plan.last);
    return allOf(
      relevant.map(async (order) => {
        const made = await orders.made(order.id, monthsOf([first, last]));
        if (!made.ok) return made;
        const names = madeRides(made.value).map((each) => [each.ride, { ...each, order }] as const);
        return succeed({ ...outlookOf(order, made.value, when), names });
      }),
    );
  };

  /** Makes rides of one person in order: each changes their record. */
  const makeAll = async (
    due: readonly TimedRide[],
    making: MakingBy,
    newId: () => string,
    tell: (done: number, all: number) => void,
  ) => {
    const unmade: UnmadeRide[] = [];
    let [done, isStopped] = [0, false];
    const people = new Map<string, TimedRide[]>();
    for (const ride of due) {
      const own = people.get(ride.order.rider) ?? [];
      people.set(ride.order.rider, [...own, ride]);
    }
    await runFewAtOnce([...people.values()], CONCURRENT_REQUESTS, async (own) => {
      for (const ride of own) {
        if (isStopped) return;
        const { at, wall } = ride;
        const stored = await make({ ...ride, id: newId(), pickUp: { kind: 'later', at, wall } }, making);
        if (stored.ok) done += 1;
        else unmade.push({ ride, error: stored.error });
        isStopped ||= !stored.ok && UNREACHED.includes(stored.error.code);
        tell(done, due.length);
      }
    });
    return { made: done, unmade };
  };

  /** Runs with the settings and the signature of the session's user. */
  const making = <T>(act: (making: MakingBy) => Promise<RideResult<T>>): Promise<RideResult<T>> =>
    asAdministrator(session, async (user): Promise<RideResult<T>> => {
      const settings = await requiredSettings(fleet);
      return settings.ok ? act({ by: signerOf(user), settings: settings.value }) : settings;
    });

  return {
    look: (newId, tell = () => {}) =>
      making(async (by) => {
        const looked = await outlooks(by);
        if (!looked.ok) return looked;
        const due = looked.value.flatMap((each) => each.due);
        const { made, unmade } = await makeAll(due, by, newId, tell);
        // The names of the rides just made are read, too: the board shows their order. Another board may have made some.
        const after = due.length === 0 ? looked : await outlooks(by);
        if (!after.ok) return after;
        if (made > 0) rideFeed.lookNow();
        const names = new Map(after.value.flatMap((each) => each.names));
        usual = new Map(
          [...names].flatMap(([ride, { order }]) =>
            order.plan.driver === null ? [] : [[ride, order.plan.driver]],
          ),
        );
        return succeed({
          made,
          unmade,
          missed: after.value.flatMap(({ missed }) => missed),
          returns: after.value.flatMap(({ returns }) => returns),
          names,
        });
      }),
    usualDrivers: () => usual,
    makeNow: (ride, id) =>
      making(async (by) => {
        const made = await make({ ...ride, id, pickUp: { kind: 'now' } }, by);
        rideFeed.lookNow();
        return made;
      }),
    dismiss: ({ order, day, leg }) =>
      making(async ({ by }): Promise<RideResult<void>> => {
        const made = await orders.made(order.id, [monthOf(day)]);
        if (!made.ok) return made;
        const key = madeKey(day, leg.key);
        if (made.value.has(key)) return succeed();
        const named = await settle(
          records,
          [nameWrite({ order, day, leg: leg.key, ride: '' }, made.value, by)],
          {
            read: () => orders.made(order.id, [monthOf(day)]),
            verdict: ifStored((found) => found.has(key)),
          },
        );
        if (named.ok || named.error.code !== 'permission-denied') return named;
        const now = await orders.byId(order.id);
        return now.ok && now.value?.rev !== order.rev ? fail({ code: 'order-changed' }) : named;
      }),
  };
}
