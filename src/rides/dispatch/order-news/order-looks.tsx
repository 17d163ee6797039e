import { createContext, useMemo, useState, type ReactNode } from 'react';
import type { RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { madeKey } from '#domain/rides/model/standing/leg.ts';
import type { OrderRide, WaitingReturn } from '#domain/rides/model/standing/order-outlook.ts';
import type { OrderServices } from '#domain/rides/services/order-services.ts';
import type { LeftOfOrder, OrderLook } from '#domain/rides/services/order-rides.ts';
import { fail, succeed } from '#domain/shared/result.ts';
import type { StandingOrder } from '#domain/rides/model/standing/standing-order.ts';
import { recordId } from '#core/forms/record-id.ts';
import { useProduct } from '#core/product/product-context.tsx';
import { loadPart } from '#core/product/load-chunk.ts';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useOrderNewsCopy } from './order-news-copy.ts';
import { useOrderRides, type FailedLooks } from './use-order-rides.ts';

/** How the row keys of orders and their planned rides begin. */
export const ORDER_ROW = 'order ';

export const keyOfPlanned = ({ order, day, leg }: OrderRide): string =>
  `${ORDER_ROW}${order.id} ${madeKey(day, leg.key)}`;

/** The row key of an order with rides that do not follow its last change. */
export const keyOfLeft = ({ order }: LeftOfOrder): string => `${ORDER_ROW}${order.id}`;

interface OrderLooksValue {
  readonly seen: OrderLook | null;
  readonly failed: FailedLooks | null;
  readonly progress: { readonly done: number; readonly all: number } | null;
  /** The keys of the rows whose press is being stored (`keyOfPlanned` or `keyOfLeft`). */
  readonly busy: ReadonlySet<string>;
  makeNow(ride: OrderRide): void;
  dismiss(ride: OrderRide): void;
  follow(left: LeftOfOrder): void;
  look(): void;
}

/** The result of the last look at the standing orders, and the actions of the buttons in their rows. */
export const OrderLooks = createContext<OrderLooksValue>({
  seen: null,
  failed: null,
  progress: null,
  busy: new Set(),
  makeNow() {},
  dismiss() {},
  follow() {},
  look() {},
});

type ReturnsByRide = ReadonlyMap<string, readonly WaitingReturn[]>;
const NONE: ReturnsByRide = new Map();

/** The ways back that wait for a call, by the id of the ride under which they wait. Only a look changes the map. */
export const WaitingReturns = createContext(NONE);

/** Makes the rides of standing orders while the page is open. Only children that read the contexts render again. */
export function OrderLooksOfBoard({ children }: { children: ReactNode }) {
  const copy = useOrderNewsCopy();
  const textOf = useRideErrorText();
  const toast = useToast();
  const { orders } = useProduct();
  const { seen, failed, progress, look } = useOrderRides();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const press = async (
    row: string,
    { plan: { name } }: StandingOrder,
    title: string,
    act: (services: OrderServices) => Promise<RideResult<void>>,
  ) => {
    if (busy.has(row)) return;
    setBusy((known) => new Set([...known, row]));
    const loaded = await loadPart(orders.load);
    const done = loaded.ok ? await act(loaded.value) : loaded;
    setBusy((known) => new Set([...known].filter((each) => each !== row)));
    void look();
    if (done.ok) toast({ tone: 'success', title, text: name });
    else toast({ tone: 'danger', title: name, text: textOf(done.error) });
  };
  const value: OrderLooksValue = {
    seen,
    failed,
    progress,
    busy,
    look: () => void look(),
    makeNow: (ride) =>
      void press(keyOfPlanned(ride), ride.order, copy.made, ({ orderRides }) =>
        orderRides.makeNow(ride, recordId()),
      ),
    dismiss: (ride) =>
      void press(keyOfPlanned(ride), ride.order, copy.dismissed, ({ orderRides }) =>
        orderRides.dismiss(ride),
      ),
    follow: (left) =>
      void press(keyOfLeft(left), left.order, copy.followed, async ({ followOrder }) => {
        const followed = await followOrder(left.order, left.rides);
        if (!followed.ok) return followed;
        const [behind] = followed.value;
        return behind === undefined ? succeed() : fail(behind.error);
      }),
  };
  const returns = seen?.returns;
  const under = useMemo(() => {
    const byRide = new Map<string, readonly WaitingReturn[]>();
    for (const each of returns ?? []) byRide.set(each.under, [...(byRide.get(each.under) ?? []), each]);
    return byRide;
  }, [returns]);
  return (
    <OrderLooks value={value}>
      <WaitingReturns value={under}>{children}</WaitingReturns>
    </OrderLooks>
  );
}
