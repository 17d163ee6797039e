import { asDispatcher } from '../../shared/people/acting.ts';
import { isSame } from '../../shared/is-same.ts';
import { allOf, fail, succeed, type Result } from '../../shared/result.ts';
import { settle } from '../../shared/settle.ts';
import { plusDays } from '../../shared/time/wall-time.ts';
import { MOST_ORDER_CHANGES } from '../model/basics/ride-limits.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { FirmList } from '../model/firm/firm-list.ts';
import { signerOf } from '../model/firm/signer.ts';
import { closedDaySet, type ClosedDay } from '../model/standing/closed-days.ts';
import type { MadeRideRead } from '../model/standing/follows-plan.ts';
import { madeRides, monthsOf } from '../model/standing/made-days.ts';
import { newOrderBatch, orderChangeBatch } from '../model/standing/order-batch.ts';
import { affectedBy, type AffectedRide } from '../model/standing/order-change.ts';
import { lookedAt } from '../model/standing/order-outlook.ts';
import { storedPlan, type OrderPlan } from '../model/standing/order-plan.ts';
import type { StandingOrder } from '../model/standing/standing-order.ts';
import { CLOSED_DAYS_PATH } from '../model/stored/ride-paths.ts';
import type { DispatchNeeds } from '../ports/ride-ports.ts';
import { fitsLargestCar } from './fits-largest-car.ts';
import { requiredSettings } from './service-settings.ts';

export interface OrdersAndClosedDays {
  readonly orders: FirmList<StandingOrder>;
  readonly closed: readonly ClosedDay[];
}

/** A change of an order: its plan until now and from now on, with the closed days of both. */
export interface OrderChange {
  readonly order: StandingOrder;
  readonly plan: OrderPlan;
  readonly closedBefore?: readonly ClosedDay[];
  readonly closed: readonly ClosedDay[];
}

/** The standing orders; `permission-denied` for all but approved administrators. */
export interface StandingOrders {
  list(): Promise<Result<OrdersAndClosedDays>>;
  /** Stores a new order of this rider; the plan must have passed `parseOrder`. A retry with the same id changes nothing; it
   * fails with `order-changed` if another order has the id. Fails as `fitsLargestCar` does. */
  add(id: string, rider: string, plan: OrderPlan): Promise<RideResult<void>>;
  /** The made rides that a change affects. */
  affected(change: OrderChange): Promise<RideResult<readonly AffectedRide[]>>;
  /** Stores another plan. `order-changed` if another dispatcher was faster, `order-full` after `MOST_ORDER_CHANGES`. */
  change(order: StandingOrder, plan: OrderPlan): Promise<RideResult<void>>;
  /** Stores the closed days; they must have passed `parseClosedDays`. */
  storeClosedDays(days: readonly ClosedDay[]): Promise<Result<void>>;
}

const isSamePlan = (one: OrderPlan, other: OrderPlan) => isSame(storedPlan(one), storedPlan(other));

export function createStandingOrders(needs: DispatchNeeds): StandingOrders {
  const { orders, rides, fleet, records, clock, session } = needs;

  /** The made rides to come, with their details. A ride that cannot be read counts as removed. */
  const madeRidesOf = async (
    order: StandingOrder,
    timeZone: string,
  ): Promise<Result<readonly MadeRideRead[]>> => {
    const { today, last } = lookedAt({ now: clock.now(), timeZone });
    // A day more: the window moves at midnight, while dispatch reads.
    const made = await orders.made(order.id, monthsOf([today, plusDays(last, 1)]));
    if (!made.ok) return made;
    const coming = madeRides(made.value).filter(({ day }) => day >= today);
    const read = await allOf(
      coming.map(async ({ day, leg, ride: id }) => {
        const [ride, details] = await Promise.all([rides.read(id), rides.details(id)]);
        if (!ride.ok) return ride;
        if (!details.ok) return details;
        return succeed({ day, leg, ride: ride.value, details: details.value });
      }),
    );
    if (!read.ok) return read;
    return succeed(
      read.value.flatMap(({ ride, ...each }) =>
        ride === null || ride.state === 'damaged' ? [] : [{ ...each, ride }],
      ),
    );
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
        const fits = await fitsLargestCar(fleet, plan.people);
        if (!fits.ok) return fits;
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
        const made = await madeRidesOf(order, timeZone);
        if (!made.ok) return made;
        const change = {
          before: order.plan,
          after: plan,
          closedBefore: closedDaySet(closedBefore ?? closed),
          closed: closedDaySet(closed),
        };
        return succeed(affectedBy(made.value, { ...change, timeZone, now: clock.now() }));
      }),
    change: (order, plan) =>
      asDispatcher(session, async (user): Promise<RideResult<void>> => {
        if (isSamePlan(order.plan, plan)) return succeed();
        if (order.rev >= MOST_ORDER_CHANGES) return fail({ code: 'order-full' });
        const { people } = plan;
        const fits = people === order.plan.people ? succeed() : await fitsLargestCar(fleet, people);
        if (!fits.ok) return fits;
        return settle(records, orderChangeBatch(order, plan, signerOf(user)), {
          read: () => orders.byId(order.id),
          verdict(found) {
            if (found === null || found.rev === order.rev) return null;
            const isMine = found.log[order.rev + 1]?.by === user.uid && found.rev === order.rev + 1;
            return isMine && isSamePlan(found.plan, plan)
              ? succeed()
              : fail({ code: 'order-changed' as const });
          },
        });
      }),
    storeClosedDays: (days) =>
      asDispatcher(session, () =>
        records.commit([{ kind: 'set', path: CLOSED_DAYS_PATH, fields: { days } }]),
      ),
  };
}
