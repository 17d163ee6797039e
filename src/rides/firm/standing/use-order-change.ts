import { useState } from 'react';
import type { RideResult } from '#domain/rides/model/errors/ride-error.ts';
import type { ClosedDay } from '#domain/rides/model/standing/closed-days.ts';
import type { OrderPlan } from '#domain/rides/model/standing/order-plan.ts';
import type { StandingOrder } from '#domain/rides/model/standing/standing-order.ts';
import { succeed } from '#domain/shared/result.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import type { NamedAffected } from './affected-dialog.tsx';

/** A change that dispatch still has to confirm: of one order, or of the closed days of all. */
interface Asked {
  readonly affected: readonly NamedAffected[];
  /** Stores the change; the made rides follow afterwards. */
  readonly store: () => Promise<RideResult<void>>;
  readonly planOf: (ride: NamedAffected) => OrderPlan;
  /** Whose order it is; `null` for the closed days. */
  readonly name: string | null;
}

/** Asks what happens to the made rides before a change is stored, and brings the ticked ones to the new plan. */
export function useOrderChange(onStored: (name: string | null, left: number) => void) {
  const { standingOrders, followOrder } = useDispatch();
  const [asked, setAsked] = useState<Asked | null>(null);

  const ask = async (order: StandingOrder, plan: OrderPlan, closed: readonly ClosedDay[]) => {
    const affected = await standingOrders.affected({ order, plan, closed });
    if (!affected.ok) return affected;
    setAsked({
      affected: affected.value.map((each) => ({ ...each, name: plan.name })),
      store: () => standingOrders.change(order, plan),
      planOf: () => plan,
      name: plan.name,
    });
    return succeed();
  };

  const askClosed = async (
    orders: readonly StandingOrder[],
    closedBefore: readonly ClosedDay[],
    closed: readonly ClosedDay[],
  ): Promise<RideResult<void>> => {
    const all: NamedAffected[] = [];
    const plans = new Map<string, OrderPlan>();
    for (const order of orders.filter(({ plan }) => plan.closed === 'skip')) {
      const affected = await standingOrders.affected({ order, plan: order.plan, closedBefore, closed });
      if (!affected.ok) return affected;
      for (const each of affected.value) {
        all.push({ ...each, name: order.plan.name });
        plans.set(each.ride.id, order.plan);
      }
    }
    const store = () => standingOrders.storeClosedDays(closed);
    const planOf = ({ ride }: NamedAffected) => {
      const plan = plans.get(ride.id);
      if (plan === undefined) throw new Error('the ride is of none of these orders');
      return plan;
    };
    setAsked({ affected: all, store, planOf, name: null });
    return succeed();
  };

  /** Stores the change first: from then on no board makes a ride by the former plan. */
  const confirm = async (ticked: readonly NamedAffected[]): Promise<RideResult<void>> => {
    if (asked === null) return succeed();
    const stored = await asked.store();
    if (!stored.ok) return stored;
    let left = 0;
    for (const ride of ticked) {
      const followed = await followOrder([ride], asked.planOf(ride));
      left += followed.ok ? followed.value.length : 1;
    }
    setAsked(null);
    onStored(asked.name, left);
    return succeed();
  };
  return { asked, ask, askClosed, confirm, cancel: () => setAsked(null) };
}
