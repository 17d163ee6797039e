import type { Day } from '../../../shared/time/wall-time.ts';
import type { OrderPlan } from './order-plan.ts';

/** The plan of an order that ends after this day; one that begins later has no day left, and pauses on its last one. */
export function endedAfter(plan: OrderPlan, last: Day): OrderPlan {
  if (plan.first <= last) return { ...plan, last };
  return { ...plan, first: last, last, pauses: [{ first: last, last, why: 'other' }] };
}
