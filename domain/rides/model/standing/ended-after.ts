import type { Day } from '../../../shared/time/wall-time.ts';
import type { OrderPlan } from './order-plan.ts';

/** The plan of an order that ends after this day; of one that begins later nothing is left to make. */
export function endedAfter(plan: OrderPlan, last: Day): OrderPlan {
  return { ...plan, first: plan.first < last ? plan.first : last, last };
}
