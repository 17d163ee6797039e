import { useState } from 'react';
import type { RideResult } from '#domain/rides/model/errors/ride-error.ts';
import type { ClosedDay, ClosedDays } from '#domain/rides/model/standing/closed-days.ts';
import type { OrderPlan } from '#domain/rides/model/standing/order-plan.ts';
import type { StandingOrder } from '#domain/rides/model/standing/standing-order.ts';
import type { LeftOfOrder } from '#domain/rides/services/order-rides.ts';
import { succeed } from '#domain/shared/result.ts';
import { useLoadedPart } from '#core/product/use-part.ts';
import type { NamedAffected } from './affected-dialog.tsx';

/** A change that dispatch must confirm: of one order, or of the firm's closed days. */
interface Asked {
  readonly affected: readonly NamedAffected[];
  /** Stores the change. Resolves to each order as stored, with the ticked rides that do not follow it yet. */
  readonly store: (ticked: readonly NamedAffected[]) => Promise<RideResult<readonly LeftOfOrder[]>>;
  /** The name of the order's person; `null` for the closed days. */
  readonly name: string | null;
}

/** Asks what happens to the made rides before it stores a change. Then adapts the ticked rides to the plan. */
export function useOrderChange({
  onStored,
  onStale,
}: {
  onStored: (name: string | null, left: number) => void;
  /** Called if another dispatcher has changed the data meanwhile, so that they must be read again. */
  onStale: () => void;
}) {
  const { standingOrders, followOrder } = useLoadedPart(({ orders }) => orders);
  const [asked, setAsked] = useState<Asked | null>(null);

  const ask = async (order: StandingOrder, plan: OrderPlan, closed: readonly ClosedDay[]) => {
    const affected = await standingOrders.affected({ order, plan, closed });
    if (!affected.ok) return affected;
    setAsked({
      affected: affected.value.map((each) => ({ ...each, name: plan.name })),
      async store(ticked) {
        const keys = new Set(ticked.map(({ ride }) => ride.id));
        const unticked = affected.value.filter(({ ride }) => !keys.has(ride.id));
        const changed = await standingOrders.change(order, plan, ticked, unticked);
        return changed.ok ? succeed([changed.value]) : changed;
      },
      name: plan.name,
    });
    return succeed();
  };

  const askClosed = async (known: ClosedDays, closed: readonly ClosedDay[]): Promise<RideResult<void>> => {
    const affected = await standingOrders.affectedByClosed(known, closed);
    if (!affected.ok) return affected;
    const store = (ticked: readonly NamedAffected[]) => {
      const keys = new Set(ticked.map(({ ride }) => ride.id));
      const those = (isTicked: boolean) =>
        affected.value.map(({ order, rides }) => ({
          order,
          rides: rides.filter(({ ride }) => keys.has(ride.id) === isTicked),
        }));
      const decided = { followed: those(true), unticked: those(false) };
      return standingOrders.storeClosedDays({ known, days: closed, ...decided });
    };
    const named = affected.value.flatMap(({ order, rides }) =>
      rides.map((ride) => ({ ...ride, name: order.plan.name })),
    );
    setAsked({ affected: named, store, name: null });
    return succeed();
  };

  /** Stores the change before it adapts rides, so that no board makes another ride by the former plan. */
  const confirm = async (ticked: readonly NamedAffected[]): Promise<RideResult<void>> => {
    if (asked === null) return succeed();
    const stored = await asked.store(ticked);
    if (!stored.ok) {
      if (['closed-days-changed', 'order-changed'].includes(stored.error.code)) onStale();
      return stored;
    }
    let left = 0;
    for (const { order, rides } of stored.value) {
      const followed = await followOrder(order, rides);
      left += followed.ok ? followed.value.length : rides.length;
    }
    setAsked(null);
    onStored(asked.name, left);
    return succeed();
  };
  return { asked, ask, askClosed, confirm, cancel: () => setAsked(null) };
}
