import { asDispatcher } from '../../shared/people/acting.ts';
import { isSame } from '../../shared/is-same.ts';
import { MOST_ATTEMPTS } from '../../shared/most-attempts.ts';
import { allOf, fail, succeed, type Result } from '../../shared/result.ts';
import type { RecordWrite } from '../../shared/record-write.ts';
import { settle } from '../../shared/settle.ts';
import type { SystemError } from '../../shared/system-error.ts';
import { dayAt, plusDays } from '../../shared/time/wall-time.ts';
import { MOST_ORDER_CHANGES, MOST_PAUSES } from '../model/basics/ride-limits.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { FirmList } from '../model/firm/firm-list.ts';
import { signerOf, type Signer } from '../model/firm/signer.ts';
import { closedDaySet, type ClosedDay, type ClosedDays } from '../model/standing/closed-days.ts';
import type { MadeRide } from '../model/standing/made-days.ts';
import {
  followingWrite,
  newOrderBatch,
  orderChangeBatch,
  orderUntil,
} from '../model/standing/order-batch.ts';
import type { AffectedRide } from '../model/standing/order-change.ts';
import { storedPlan, type OrderPlan } from '../model/standing/order-plan.ts';
import type { StandingOrder } from '../model/standing/standing-order.ts';
import { CLOSED_DAYS_PATH } from '../model/stored/ride-paths.ts';
import type { OrderNeeds } from '../ports/ride-ports.ts';
import { fitsLargestCar } from './fits-largest-car.ts';
import { affectedRidesOf, keyOf, keysOf, type OrderChange } from './affected-rides.ts';
import type { LeftOfOrder } from './order-rides.ts';

export interface OrdersAndClosedDays {
  readonly orders: FirmList<StandingOrder>;
  readonly closed: ClosedDays;
}

/** New closed days, and the affected made rides that dispatch has ticked (`followed`) or unticked. */
export interface ClosedDaysChange {
  /** The closed days as they were read. */
  readonly known: ClosedDays;
  readonly days: readonly ClosedDay[];
  readonly followed: readonly LeftOfOrder[];
  readonly unticked?: readonly LeftOfOrder[];
}

/** The standing orders. Fails with `permission-denied` without the power *desk*. */
export interface StandingOrders {
  list(): Promise<Result<OrdersAndClosedDays>>;
  /**
   * Stores a new order for this rider. The plan must have passed `parseOrder`. A retry changes nothing. Fails as
   * `fitsLargestCar`, with `order-changed` if another order has the id, and with `pauses-too-many`. Fails with
   * `order-too-far` if the order begins more than a year ahead, and with `day-unusable` if it ended long ago.
   */
  add(id: string, rider: string, plan: OrderPlan): Promise<RideResult<void>>;
  /** The made rides that a change affects. */
  affected(change: OrderChange): Promise<RideResult<readonly AffectedRide[]>>;
  /**
   * Stores another plan, and marks the made rides that must follow it. Returns the changed order with the `followed`
   * rides. Adds rides that the old plan has made meanwhile, but none of `unticked`. A retry changes nothing. Fails with
   * `order-changed` if another dispatcher was faster, with `order-full` after `MOST_ORDER_CHANGES`, with
   * `rides-not-set-up`, and as `add` does.
   */
  change(
    order: StandingOrder,
    plan: OrderPlan,
    followed?: readonly AffectedRide[],
    unticked?: readonly AffectedRide[],
  ): Promise<RideResult<LeftOfOrder>>;
  /** The made rides that new closed days affect, by order. */
  affectedByClosed(
    known: ClosedDays,
    days: readonly ClosedDay[],
  ): Promise<RideResult<readonly LeftOfOrder[]>>;
  /**
   * Stores the closed days, which must have passed `parseClosedDays`. Marks and returns the rides that must follow, as
   * `change` does. Fails with `closed-days-changed` if another dispatcher was faster, and with `rides-not-set-up`.
   */
  storeClosedDays(change: ClosedDaysChange): Promise<RideResult<readonly LeftOfOrder[]>>;
}

const DAYS_OF_YEAR = 366;

interface PlannedChange {
  readonly order: StandingOrder;
  readonly plan: OrderPlan;
  readonly followed: readonly AffectedRide[];
  /** The `madeKey`s of the rides that dispatch has ticked or unticked. */
  readonly decided: readonly string[];
}

const isAgain = (code: SystemError['code'], attempt: number) =>
  code === 'permission-denied' && attempt < MOST_ATTEMPTS;

const ridesIn = (some: readonly LeftOfOrder[], { id }: StandingOrder) =>
  some.flatMap(({ order, rides }) => (order.id === id ? rides : []));

const isSamePlan = (one: OrderPlan, other: OrderPlan) => isSame(storedPlan(one), storedPlan(other));

export function createStandingOrders(needs: OrderNeeds): StandingOrders {
  const { orders, fleet, records, clock, session } = needs;

  const { affectedOf, withLate } = affectedRidesOf(needs);

  /** The affected made rides of each order on days that become closed or open. */
  const onClosedDays = async (
    known: ClosedDays,
    days: readonly ClosedDay[],
    isAsked: (order: StandingOrder, ride: MadeRide) => boolean = () => true,
  ): Promise<RideResult<readonly LeftOfOrder[]>> => {
    const listed = await orders.list();
    if (!listed.ok) return listed;
    const [before, after] = [closedDaySet(known.days), closedDaySet(days)];
    const each: LeftOfOrder[] = [];
    for (const order of listed.value.known.filter(({ plan }) => plan.closed === 'skip')) {
      const change = { order, plan: order.plan, closedBefore: known.days, closed: days };
      const affected = await affectedOf(
        change,
        (ride) => before.has(ride.day) !== after.has(ride.day) && isAsked(order, ride),
      );
      if (!affected.ok) return affected;
      each.push({ order, rides: affected.value });
    }
    return succeed(each);
  };

  /** Fails for days or pauses that the rules refuse, and as `fitsLargestCar` if `people` differs from the plan's. */
  const flawOf = async (plan: OrderPlan, people: number | null): Promise<RideResult<void>> => {
    if (plan.pauses.length > MOST_PAUSES) return fail({ code: 'pauses-too-many', most: MOST_PAUSES });
    const furthest = plusDays(dayAt(clock.now(), 'UTC'), DAYS_OF_YEAR);
    if (plan.first > furthest) return fail({ code: 'order-too-far' });
    if (orderUntil(plan) <= clock.now()) return fail({ code: 'day-unusable', field: 'last', day: plan.last });
    return plan.people === people ? succeed() : fitsLargestCar(fleet, plan.people);
  };

  /** Stores a change. Reads and sends once more if only the marks have changed meanwhile. */
  const storeChange = async (change: PlannedChange, by: Signer, attempt = 1): Promise<RideResult<void>> => {
    const { order, plan, followed, decided } = change;
    const read = await orders.byId(order.id);
    if (!read.ok) return read;
    const { following, followingRev } = read.value ?? order;
    const others = following.filter((key) => !decided.includes(key));
    const batch = orderChangeBatch({ ...order, followingRev }, plan, [...others, ...keysOf(followed)], by);
    return settle(records, batch, {
      read: () => orders.byId(order.id),
      async verdict(found, { code }): Promise<RideResult<void> | null> {
        if (found === null) return null;
        if (found.rev === order.rev)
          return isAgain(code, attempt) ? storeChange(change, by, attempt + 1) : null;
        const isMine = found.log[order.rev + 1]?.by === by.uid && found.rev === order.rev + 1;
        return isMine && isSamePlan(found.plan, plan) ? succeed() : fail({ code: 'order-changed' });
      },
    });
  };

  /** Stores the closed days. Reads and sends once more if only the marks of an order have changed meanwhile. */
  const storeClosed = async (change: ClosedDaysChange, attempt = 1): Promise<RideResult<void>> => {
    const { known, days, followed } = change;
    const rev = known.rev + 1;
    const listed = await orders.list();
    if (!listed.ok) return listed;
    const write: RecordWrite = { kind: 'set', path: CLOSED_DAYS_PATH, fields: { days, rev } };
    const following = listed.value.known.flatMap((order) => {
      const keys = keysOf(ridesIn(followed, order));
      return keys.length === 0 ? [] : [followingWrite(order, [...new Set([...order.following, ...keys])])];
    });
    return settle(records, [write, ...following], {
      read: () => orders.closedDays(),
      async verdict(found, { code }): Promise<RideResult<void> | null> {
        if (found.rev < rev) return isAgain(code, attempt) ? storeClosed(change, attempt + 1) : null;
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
            // A colleague may have changed the order since.
            const isMine = found.rider === rider && (found.rev > 0 || isSamePlan(found.plan, plan));
            return isMine ? succeed() : fail({ code: 'order-changed' as const });
          },
        });
      }),
    affected: (change) =>
      asDispatcher(session, (): Promise<RideResult<readonly AffectedRide[]>> => affectedOf(change)),
    change: (order, plan, followed = [], unticked = []) =>
      asDispatcher(session, async (user): Promise<RideResult<LeftOfOrder>> => {
        if (isSamePlan(order.plan, plan)) return succeed({ order, rides: followed });
        if (order.rev >= MOST_ORDER_CHANGES) return fail({ code: 'order-full' });
        const sound = await flawOf(plan, order.plan.people);
        if (!sound.ok) return sound;
        const decided = keysOf([...followed, ...unticked]);
        const stored = await storeChange({ order, plan, followed, decided }, signerOf(user));
        if (!stored.ok) return stored;
        const now = await orders.byId(order.id);
        if (!now.ok) return now;
        if (now.value?.rev !== order.rev + 1) return fail({ code: 'order-changed' });
        const closed = await orders.closedDays();
        if (!closed.ok) return closed;
        const late = await affectedOf(
          { order, plan, closed: closed.value.days },
          (ride) => !decided.includes(keyOf(ride)),
        );
        return late.ok ? withLate(now.value, followed, late.value) : late;
      }),
    affectedByClosed: (known, days) =>
      asDispatcher(session, async (): Promise<RideResult<readonly LeftOfOrder[]>> => {
        const each = await onClosedDays(known, days);
        return each.ok ? succeed(each.value.filter(({ rides: own }) => own.length > 0)) : each;
      }),
    storeClosedDays: ({ known, days, followed, unticked = [] }) =>
      asDispatcher(session, async (): Promise<RideResult<readonly LeftOfOrder[]>> => {
        const stored = await storeClosed({ known, days, followed });
        if (!stored.ok) return stored;
        const late = await onClosedDays(
          known,
          days,
          (order, ride) =>
            !keysOf([...ridesIn(followed, order), ...ridesIn(unticked, order)]).includes(keyOf(ride)),
        );
        if (!late.ok) return late;
        const each = await allOf(
          late.value.map(({ order, rides: own }) => withLate(order, ridesIn(followed, order), own)),
        );
        return each.ok ? succeed(each.value.filter(({ rides: own }) => own.length > 0)) : each;
      }),
  };
}
