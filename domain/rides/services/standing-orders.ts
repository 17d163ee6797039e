import { asDispatcher } from '../../shared/people/acting.ts';
import { isSame } from '../../shared/is-same.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import type { RecordWrite } from '../../shared/record-write.ts';
import { settle } from '../../shared/settle.ts';
import { dayAt, plusDays } from '../../shared/time/wall-time.ts';
import { MOST_ORDER_CHANGES, MOST_PAUSES } from '../model/basics/ride-limits.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { FirmList } from '../model/firm/firm-list.ts';
import { signerOf } from '../model/firm/signer.ts';
import { closedDaySet, type ClosedDay, type ClosedDays } from '../model/standing/closed-days.ts';
import { madeKey, madeRides, monthsOf } from '../model/standing/made-days.ts';
import {
  followingWrite,
  newOrderBatch,
  orderChangeBatch,
  orderUntil,
} from '../model/standing/order-batch.ts';
import { affectedBy, type AffectedRide } from '../model/standing/order-change.ts';
import { lookedAt } from '../model/standing/order-outlook.ts';
import { storedPlan, type OrderPlan } from '../model/standing/order-plan.ts';
import type { StandingOrder } from '../model/standing/standing-order.ts';
import { CLOSED_DAYS_PATH } from '../model/stored/ride-paths.ts';
import type { DispatchNeeds } from '../ports/ride-ports.ts';
import { fitsLargestCar } from './fits-largest-car.ts';
import { readMadeRides } from './read-made-rides.ts';
import { requiredSettings } from './service-settings.ts';

export interface OrdersAndClosedDays {
  readonly orders: FirmList<StandingOrder>;
  readonly closed: ClosedDays;
}

/** A change of an order: its plan until now and from now on, with the closed days of both. */
export interface OrderChange {
  readonly order: StandingOrder;
  readonly plan: OrderPlan;
  readonly closedBefore?: readonly ClosedDay[];
  readonly closed: readonly ClosedDay[];
}

/** Other closed days, and the made rides of each order that are to follow them. */
export interface ClosedDaysChange {
  /** As they were read. */
  readonly known: ClosedDays;
  readonly days: readonly ClosedDay[];
  readonly followed: readonly { readonly order: StandingOrder; readonly rides: readonly AffectedRide[] }[];
}

/** The standing orders; `permission-denied` for all but approved administrators. */
export interface StandingOrders {
  list(): Promise<Result<OrdersAndClosedDays>>;
  /** Stores a new order of this rider; the plan must have passed `parseOrder`. A retry with the same id changes nothing; it
   * fails with `order-changed` if another order has the id. Fails as `fitsLargestCar` does, with `pauses-too-many`,
   * `order-too-far`, and with `day-unusable` if it ended long ago. */
  add(id: string, rider: string, plan: OrderPlan): Promise<RideResult<void>>;
  /** The made rides that a change affects. */
  affected(change: OrderChange): Promise<RideResult<readonly AffectedRide[]>>;
  /**
   * Stores another plan, and which made rides are to follow it; returns the order as it is then. `order-changed` if another
   * dispatcher was faster, `order-full` after `MOST_ORDER_CHANGES`; otherwise fails as `add` does.
   */
  change(
    order: StandingOrder,
    plan: OrderPlan,
    followed?: readonly AffectedRide[],
  ): Promise<RideResult<StandingOrder>>;
  /**
   * Stores the closed days, which must have passed `parseClosedDays`. Fails with `closed-days-changed` if another dispatcher
   * was faster.
   */
  storeClosedDays(change: ClosedDaysChange): Promise<RideResult<void>>;
}

const DAYS_OF_YEAR = 366;

const keysOf = (rides: readonly AffectedRide[]) => rides.map(({ day, leg }) => madeKey(day, leg));

const isSamePlan = (one: OrderPlan, other: OrderPlan) => isSame(storedPlan(one), storedPlan(other));

export function createStandingOrders(needs: DispatchNeeds): StandingOrders {
  const { orders, rides, fleet, records, clock, session } = needs;

  /** The made rides to come, with their details. */
  const comingRidesOf = async (order: StandingOrder, timeZone: string) => {
    const { today, last } = lookedAt({ now: clock.now(), timeZone });
    // A day more: the window moves at midnight, while dispatch reads.
    const made = await orders.made(order.id, monthsOf([today, plusDays(last, 1)]));
    if (!made.ok) return made;
    return readMadeRides(
      rides,
      madeRides(made.value).filter(({ day }) => day >= today),
    );
  };

  /** Why the rules would refuse this plan, or no car fits it. */
  const flawOf = async (plan: OrderPlan, people: number | null): Promise<RideResult<void>> => {
    if (plan.pauses.length > MOST_PAUSES) return fail({ code: 'pauses-too-many', most: MOST_PAUSES });
    const furthest = plusDays(dayAt(clock.now(), 'UTC'), DAYS_OF_YEAR);
    if (plan.first > furthest) return fail({ code: 'order-too-far' });
    if (orderUntil(plan) <= clock.now()) return fail({ code: 'day-unusable', field: 'last', day: plan.last });
    return plan.people === people ? succeed() : fitsLargestCar(fleet, plan.people);
  };

  return {
    list: () =>
      asDispatcher(session, async (): Promise<Result<OrdersAndClosedDays>> => {
        const [listed, closed] = await Promise.all([orders.list(), orders.closedDays()]);
        if (!listed.ok) return listed;
        return closed.ok ? succeed({ orders: listed.value, closed: closed.value }) : closed;
      }),
    add: (id, rider, plan) =>
      asDispatcher(session, async (user): Promise<RideResult<void>> => {
        const sound = await flawOf(plan, null);
        if (!sound.ok) return sound;
        return settle(records, newOrderBatch(id, rider, plan, signerOf(user)), {
          read: () => orders.byId(id),
          verdict(found) {
            if (found === null) return null;
            // A colleague may have changed it since.
            const isMine = found.rider === rider && (found.rev > 0 || isSamePlan(found.plan, plan));
            return isMine ? succeed() : fail({ code: 'order-changed' as const });
          },
        });
      }),
    affected: ({ order, plan, closedBefore, closed }) =>
      asDispatcher(session, async (): Promise<RideResult<readonly AffectedRide[]>> => {
        const settings = await requiredSettings(fleet);
        if (!settings.ok) return settings;
        const { timeZone } = settings.value;
        const made = await comingRidesOf(order, timeZone);
        if (!made.ok) return made;
        const change = {
          before: order.plan,
          after: plan,
          closedBefore: closedDaySet(closedBefore ?? closed),
          closed: closedDaySet(closed),
        };
        return succeed(affectedBy(made.value, { ...change, timeZone, now: clock.now() }));
      }),
    change: (order, plan, followed = []) =>
      asDispatcher(session, async (user): Promise<RideResult<StandingOrder>> => {
        if (isSamePlan(order.plan, plan)) return succeed(order);
        if (order.rev >= MOST_ORDER_CHANGES) return fail({ code: 'order-full' });
        const sound = await flawOf(plan, order.plan.people);
        if (!sound.ok) return sound;
        const batch = orderChangeBatch(order, plan, keysOf(followed), signerOf(user));
        const stored = await settle(records, batch, {
          read: () => orders.byId(order.id),
          verdict(found): RideResult<void> | null {
            if (found === null || found.rev === order.rev) return null;
            const isMine = found.log[order.rev + 1]?.by === user.uid && found.rev === order.rev + 1;
            return isMine && isSamePlan(found.plan, plan) ? succeed() : fail({ code: 'order-changed' });
          },
        });
        if (!stored.ok) return stored;
        const now = await orders.byId(order.id);
        if (!now.ok) return now;
        return now.value?.rev === order.rev + 1 ? succeed(now.value) : fail({ code: 'order-changed' });
      }),
    storeClosedDays: ({ known, days, followed }) =>
      asDispatcher(session, async (): Promise<RideResult<void>> => {
        const rev = known.rev + 1;
        const stored: RecordWrite = { kind: 'set', path: CLOSED_DAYS_PATH, fields: { days, rev } };
        const marks = followed.map(({ order, rides: own }) =>
          followingWrite(order.id, [...new Set([...order.following, ...keysOf(own)])]),
        );
        return settle(records, [stored, ...marks], {
          read: () => orders.closedDays(),
          verdict(found): RideResult<void> | null {
            if (found.rev < rev) return null;
            if (found.rev === rev && isSame(found.days, days)) return succeed();
            const without = (some: readonly ClosedDay[], others: readonly ClosedDay[]) =>
              some.filter((day) => !others.includes(day));
            return fail({
              code: 'closed-days-changed',
              added: without(found.days, known.days),
              removed: without(known.days, found.days),
            });
          },
        });
      }),
  };
}
