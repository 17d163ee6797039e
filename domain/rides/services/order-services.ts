import type { ServicesOf } from '../../shared/service-list.ts';
import { createFollowOrder } from './follow-order.ts';
import { createOrderRides } from './order-rides.ts';
import { createStandingOrders } from './standing-orders.ts';

/** The services of standing orders. The board loads them after its first paint, other pages when they need them. */
export const ORDER_SERVICES = {
  standingOrders: createStandingOrders,
  orderRides: createOrderRides,
  followOrder: createFollowOrder,
};

export type OrderServices = ServicesOf<typeof ORDER_SERVICES>;
