import type { ServicesOf } from '../../shared/service-list.ts';
import { createFollowOrder } from './follow-order.ts';
import { createOrderRides } from './order-rides.ts';
import { createStandingOrders } from './standing-orders.ts';

/** The services of standing orders. Pages load them on need, and the board once it is painted. */
export const ORDER_SERVICES = {
  standingOrders: createStandingOrders,
  orderRides: createOrderRides,
  followOrder: createFollowOrder,
};

export type OrderServices = ServicesOf<typeof ORDER_SERVICES>;
